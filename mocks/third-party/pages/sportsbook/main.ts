import { openFrame } from '../shared/frame';
import { type Book, mountBook } from './book';
import { highlights } from './highlights';

const root = document.getElementById('book');
if (root !== null) start(root);

/** Starts the sportsbook as a page of a vendor, which our own page of `frames/sportsbook` embeds. */
function start(root: HTMLElement): void {
  const { link, call } = openFrame('sportsbook', root, [location.origin]);
  link.send('ready', {});
  const book: Book = mountBook(root, {
    call,
    onNavigate: (path) => link.send('navigated', { path }),
    onBetPlaced: (bets, stake) => link.send('bet-placed', { bets, stake }),
    onTokenExpired: () => link.send('token-expired', {}),
    onLoginRequired: () => link.send('login-required', {}),
    onBetsChanged: () => link.send('bets-changed', {}),
  });
  link.on('token', ({ token }) => book.setToken(token));
  link.on('navigate', ({ path }) => book.navigate(path));
  link.on('viewport', ({ top, height }) => book.setView(top, height));
  link.on('highlights', () => void highlights(call).then((found) => link.send('highlights', found)));
}
