import { openFrame } from '../shared/frame';
import type { EmbeddedBook } from './embedded-book';
import { embedPage } from './embed-page';
import { embedScript } from './embed-script';

const root = document.getElementById('book');
if (root !== null) start(root);

function start(root: HTMLElement): void {
  const { link, call } = openFrame('sportsbook-frame', root);
  let embedded: Promise<EmbeddedBook> | undefined;
  let token: string | undefined;
  let isBridged = false;
  const whenEmbedded = (use: (book: EmbeddedBook) => void) => void embedded?.then(use, () => undefined);

  link.on('hello', ({ bridge }) => {
    isBridged ||= bridge === true;
  });
  link.on('mount', ({ kind = 'script', view = 'book', script_url: address, path }) => {
    if (embedded !== undefined) return;
    const embed = kind === 'frame' ? embedPage : embedScript;
    embedded = embed(
      { root, link, call, token: () => token, isBridged: () => isBridged },
      { address, path, isForHighlights: view === 'highlights' },
    );
    embedded.catch((error: unknown) => {
      link.send('error', { status: error instanceof RangeError ? 'script-refused' : 'script-failed' });
    });
  });
  link.on('token', (message) => {
    ({ token } = message);
    whenEmbedded((book) => book.setToken(message.token));
  });
  link.on('navigate', ({ path }) => whenEmbedded((book) => book.navigate(path)));
  link.on('viewport', ({ top, height }) => whenEmbedded((book) => book.setView(top, height)));
  link.send('ready', {});
}
