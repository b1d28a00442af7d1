import { openFrame } from '../shared/frame';
import { loadBook } from './load-book';
import type { Book } from './book';

const root = document.getElementById('book');
if (root !== null) start(root);

/** The page that holds a book which comes as a script: it loads the script and speaks for it. */
function start(root: Element): void {
  const { link, call } = openFrame('sportsbook-frame', root);
  let book: Promise<Book> | undefined;
  let token: string | undefined;

  link.on('mount', ({ script_url, path }) => {
    if (book !== undefined) return;
    book = loadBook(script_url).then((vendor) =>
      vendor.mount(root, {
        call,
        token,
        path,
        onNavigate: (to) => link.send('navigated', { path: to }),
        onBetPlaced: (bets, stake) => link.send('bet-placed', { bets, stake }),
        onTokenExpired: () => link.send('token-expired', {}),
        onLoginRequired: () => link.send('login-required', {}),
      }),
    );
    book.catch((error: unknown) => {
      link.send('error', { status: error instanceof RangeError ? 'script-refused' : 'script-failed' });
    });
  });
  link.on('token', (message) => {
    ({ token } = message);
    void book?.then((mounted) => mounted.setToken(message.token));
  });
  link.on('navigate', ({ path }) => void book?.then((mounted) => mounted.navigate(path)));
  link.send('ready', {});
}
