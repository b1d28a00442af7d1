import { COMMON_MESSAGES } from '../protocol/common';
import { isPlain } from '../protocol/fields';
import type { MessageTable } from '../protocol/frame-protocol';
import { FRAME_VERSION, parseFrameMessage } from '../protocol/parse-message';
import { SPORTSBOOK } from '../protocol/sportsbook';
import type { BookAdapter, BookRequest, EmbeddedBook } from './book-adapter';

/**
 * Value of `app` in the messages of a sportsbook's page. They are the messages of our own page without `mount`, `error`,
 * `check` and `alive`.
 */
const APP = 'sportsbook';
/** Interval at which new highlights are requested. */
const HIGHLIGHTS_INTERVAL_MS = 60_000;
/** Time within which the page must send `ready`. */
const READY_TIMEOUT_MS = 10_000;
const { error: _error, alive: _alive, ...fromBook } = SPORTSBOOK.fromFrame;

interface HashPageOptions {
  /** Only address that is allowed, without its hash. */
  readonly allowed: string;
  /** Further messages that are passed on to the site. */
  readonly more?: MessageTable;
  /** Further content of `hello`. */
  readonly hello?: () => object;
}

/** Embedded page, which also receives further messages. */
interface EmbeddedPage extends EmbeddedBook {
  post(type: string, content: object): void;
}

/**
 * Embeds a sportsbook that comes as a page with its paths in the hash and speaks our messages, and passes them on. If the request is for
 * highlights, it requests them every minute, and begins without the player's token.
 *
 * @throws {RangeError} if not allowed; {Error} if not ready in time
 */
export async function embedHashPage(
  { root, link, token, address, path, isForHighlights }: BookRequest,
  { allowed, more = {}, hello = () => ({}) }: HashPageOptions,
): Promise<EmbeddedPage> {
  if (allowed === '' || address !== allowed) throw new RangeError(`This page is not allowed: ${address}`);
  const { origin } = new URL(address);
  const from = { ...COMMON_MESSAGES.fromFrame, ...fromBook, ...more };
  const frame = document.createElement('iframe');
  frame.title = 'Apostas esportivas';
  frame.src = `${address}#${path}`;

  const post = (type: string, content: object) =>
    frame.contentWindow?.postMessage({ v: FRAME_VERSION, app: APP, type, ...content }, origin);
  const appearance = () => ({ theme: document.documentElement.dataset['theme'], language: document.documentElement.lang });
  link.on('theme', ({ theme }) => post('theme', { theme }));
  link.on('language', ({ language }) => post('language', { language }));

  await new Promise<void>((resolve, reject) => {
    setTimeout(() => reject(new Error(`The page ${address} did not become ready.`)), READY_TIMEOUT_MS);
    addEventListener('message', (event: MessageEvent<unknown>) => {
      if (event.source !== frame.contentWindow || event.origin !== origin || !isPlain(event.data)) return;
      const message: { type: string; px?: unknown } | undefined = parseFrameMessage(APP, from, event.data);
      if (message === undefined) return;
      if (message.type === 'ready') {
        post('hello', { ...appearance(), ...hello() });
        const current = token();
        if (isForHighlights) post('highlights', {});
        else if (current !== undefined) post('token', { token: current });
        return resolve();
      }
      if (message.type === 'height') {
        frame.style.height = `${String(message.px)}px`;
        return;
      }
      const { type, ...content } = message;
      // The messages are validated; both channels have these types.
      link.send(type as never, content as never);
    });
    root.append(frame);
  });
  if (isForHighlights) setInterval(() => post('highlights', {}), HIGHLIGHTS_INTERVAL_MS);
  return {
    post,
    setToken: (value) => post('token', { token: value }),
    navigate: (to) => post('navigate', { path: to }),
    setView: (top, height) => post('viewport', { top, height }),
  };
}

/** Creates the adapter of one allowed page. @param allowed its absolute address without the hash; '' allows none */
export function hashPage(allowed: string): BookAdapter {
  return (request) => embedHashPage(request, { allowed });
}
