import { openFrame } from '../shared/frame';
import { type Book, mountBook } from './book';

const root = document.getElementById('book');
if (root !== null) start(root);

/** The book as a frame of its own: what it says goes to the embedding page. */
function start(root: Element): void {
  const { link, call } = openFrame('sportsbook', root);
  link.send('ready', {});
  const book: Book = mountBook(root, {
    call,
    onNavigate: (path) => link.send('navigated', { path }),
    onBetPlaced: (bets, stake) => link.send('bet-placed', { bets, stake }),
    onTokenExpired: () => link.send('token-expired', {}),
    onLoginRequired: () => link.send('login-required', {}),
  });
  link.on('token', ({ token }) => book.setToken(token));
  link.on('navigate', ({ path }) => book.navigate(path));
}
