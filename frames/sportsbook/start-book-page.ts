import type { BookAdapter, BookLink, EmbeddedBook } from './book-adapter';

interface BookPage {
  readonly root: HTMLElement;
  readonly link: BookLink;
  /** Adapters for a script with a global, and for a page with its paths in the hash. */
  readonly adapters: { readonly script: BookAdapter; readonly frame: BookAdapter };
}

/**
 * Sends `ready`, embeds the sportsbook that the site names first, and passes it token, path and visible region. A path and a region
 * that come before `mount` are lost, and so are later `mount` messages. A failure is sent as an error.
 */
export function startBookPage({ root, link, adapters }: BookPage): void {
  let embedded: Promise<EmbeddedBook> | undefined;
  let token: string | undefined;
  const whenEmbedded = (use: (book: EmbeddedBook) => void) => void embedded?.then(use, () => undefined);

  link.on('mount', ({ kind = 'script', view = 'book', script_url: address, integration, culture, path }) => {
    if (embedded !== undefined) return;
    embedded = adapters[kind]({
      root,
      link,
      address,
      integration,
      culture,
      path,
      isForHighlights: view === 'highlights',
      token: () => token,
    });
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
  link.on('check', () => link.send('alive', {}));
  link.send('ready', {});
}
