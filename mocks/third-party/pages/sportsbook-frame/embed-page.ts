import { isPlain } from '../../../../frames/protocol/fields';
import { FRAME_VERSION } from '../../../../frames/protocol/parse-message';
import { readMessage } from '../../messages';
import { HIGHLIGHTS_INTERVAL_MS, type EmbeddedBook, type EmbedContext, type EmbedRequest } from './embedded-book';

/** A real vendor's page goes here and into the headers. */
const allowed = [`${location.origin}/sportsbook`];
const READY_TIMEOUT_MS = 10_000;

/**
 * Embeds a sportsbook page with its paths in the hash, forwarding messages.
 *
 * @throws {RangeError} if not allowed; {Error} if not ready in time
 */
export async function embedPage(
  { root, link, token, isBridged }: EmbedContext,
  { address, path, isForHighlights }: EmbedRequest,
): Promise<EmbeddedBook> {
  if (!allowed.includes(address)) throw new RangeError(`This page is not allowed: ${address}`);
  const { origin } = new URL(address);
  const frame = document.createElement('iframe');
  frame.title = 'Apostas esportivas';
  frame.className = 'held';
  frame.src = `${address}#${path}`;

  const send = (type: string, content: object) =>
    frame.contentWindow?.postMessage({ v: FRAME_VERSION, app: 'sportsbook', type, ...content }, origin);
  const appearance = () => ({ theme: document.documentElement.dataset.theme, language: document.documentElement.lang });
  link.on('theme', (message) => send('theme', { theme: message.theme }));
  link.on('language', (message) => send('language', { language: message.language }));
  link.on('bridge-response', ({ id, status, body }) => send('bridge-response', { id, status, body }));

  await new Promise<void>((resolve, reject) => {
    setTimeout(() => reject(new Error(`The page ${address} did not become ready.`)), READY_TIMEOUT_MS);
    addEventListener('message', (event: MessageEvent<unknown>) => {
      if (event.source !== frame.contentWindow || event.origin !== origin || !isPlain(event.data)) return;
      const message = readMessage('sportsbook', 'from', event.data);
      if (message === undefined) return;
      if (message.type === 'ready') {
        send('hello', { ...appearance(), bridge: isBridged() });
        const current = token();
        if (isForHighlights) send('highlights', {});
        else if (current !== undefined) send('token', { token: current });
        return resolve();
      }
      if (message.type === 'height') {
        frame.style.height = `${String(message.px)}px`;
        return;
      }
      const { type, ...content } = message;
      // Validated by `readMessage`; both channels have these types.
      link.send(type, content as never);
    });
    root.append(frame);
  });
  if (isForHighlights) setInterval(() => send('highlights', {}), HIGHLIGHTS_INTERVAL_MS);
  return {
    setToken: (value) => send('token', { token: value }),
    navigate: (to) => send('navigate', { path: to }),
    setView: (top, height) => send('viewport', { top, height }),
  };
}
