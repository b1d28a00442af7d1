import { openFrame } from '../shared/frame';
import type { Held } from './held';
import { holdPage } from './hold-page';
import { holdScript } from './hold-script';

const root = document.getElementById('book');
if (root !== null) start(root);

/** The page that holds a book, which comes as a script or as a page of its own, and speaks for it. */
function start(root: HTMLElement): void {
  const { link, call } = openFrame('sportsbook-frame', root);
  let held: Promise<Held> | undefined;
  let token: string | undefined;
  let isBridged = false;
  const whenHeld = (act: (book: Held) => void) => void held?.then(act, () => undefined);

  link.on('hello', ({ bridge }) => {
    isBridged ||= bridge === true;
  });
  link.on('mount', ({ kind = 'script', view = 'book', script_url: address, path }) => {
    if (held !== undefined) return;
    const hold = kind === 'frame' ? holdPage : holdScript;
    held = hold(
      { root, link, call, token: () => token, isBridged: () => isBridged },
      { address, path, isForHighlights: view === 'highlights' },
    );
    held.catch((error: unknown) => {
      link.send('error', { status: error instanceof RangeError ? 'script-refused' : 'script-failed' });
    });
  });
  link.on('token', (message) => {
    ({ token } = message);
    whenHeld((book) => book.setToken(message.token));
  });
  link.on('navigate', ({ path }) => whenHeld((book) => book.navigate(path)));
  link.on('viewport', ({ top, height }) => whenHeld((book) => book.setView(top, height)));
  link.send('ready', {});
}
