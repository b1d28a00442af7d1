import { isPlain } from '../../message-fields';
import { readMessage, VERSION } from '../../messages';
import { AGAIN_MS, type Held, type Holder, type Order } from './held';

/** The pages that may stand in this one; a real vendor's is one more, here and in the page's headers. */
const allowed = [`${location.origin}/sportsbook`];
/** How long the page may take to say that it is there, in milliseconds. */
const PATIENCE_MS = 10_000;

/**
 * Holds a book that comes as a page of its own, with its paths in the hash, and passes on what the two say to each other.
 *
 * @throws RangeError when the page is not one of those that may stand here; Error when it does not come
 */
export async function holdPage({ root, link, token, isBridged }: Holder, { address, path, isForHighlights }: Order): Promise<Held> {
  if (!allowed.includes(address)) throw new RangeError(`This page may not stand here: ${address}`);
  const { origin } = new URL(address);
  const frame = document.createElement('iframe');
  frame.title = 'Apostas esportivas';
  frame.className = 'held';
  frame.src = `${address}#${path}`;

  const say = (type: string, content: object) =>
    frame.contentWindow?.postMessage({ v: VERSION, app: 'sportsbook', type, ...content }, origin);
  const dress = () => ({ theme: document.documentElement.dataset.theme, language: document.documentElement.lang });
  link.on('theme', (message) => say('theme', { theme: message.theme }));
  link.on('language', (message) => say('language', { language: message.language }));
  link.on('bridge-response', ({ id, status, body }) => say('bridge-response', { id, status, body }));

  await new Promise<void>((resolve, reject) => {
    setTimeout(() => reject(new Error(`The page ${address} did not come.`)), PATIENCE_MS);
    addEventListener('message', (event: MessageEvent<unknown>) => {
      if (event.source !== frame.contentWindow || event.origin !== origin || !isPlain(event.data)) return;
      const message = readMessage('sportsbook', 'from', event.data);
      if (message === undefined) return;
      if (message.type === 'ready') {
        say('hello', { ...dress(), bridge: isBridged() });
        const known = token();
        if (isForHighlights) say('highlights', {});
        else if (known !== undefined) say('token', { token: known });
        return resolve();
      }
      if (message.type === 'height') {
        frame.style.height = `${String(message.px)}px`;
        return;
      }
      const { v: _version, app: _app, type, ...content } = message;
      // The reader saw to it that the content is what the type has; both conversations have these types.
      link.send(type, content as never);
    });
    root.append(frame);
  });
  if (isForHighlights) setInterval(() => say('highlights', {}), AGAIN_MS);
  return {
    setToken: (value) => say('token', { token: value }),
    navigate: (to) => say('navigate', { path: to }),
    setView: (top, height) => say('viewport', { top, height }),
  };
}
