import { COMMON_MESSAGES } from '@frames/protocol/common';
import type { Content } from '@frames/protocol/fields';
import type { FrameProtocol, MessageOf, MessageTable } from '@frames/protocol/frame-protocol';
import { FRAME_VERSION, parseFrameMessage } from '@frames/protocol/parse-message';

import { parseUrl } from './parse-url';

/** Time, from the opening of the channel, in which an iframe must send `ready`. */
export const READY_TIMEOUT_MS = 15_000;

/** Rate above which messages of one iframe are dropped: a flood must not block the page. `burst` is the number allowed at once. */
export const MESSAGE_RATE_LIMIT = { burst: 100, perSecond: 50 };

/** Sends a message. Does nothing before the iframe is ready, or once the channel is closed. */
export type Send<ToFrame extends MessageTable> = <T extends keyof ToFrame & string>(type: T, content: Content<ToFrame[T]>) => void;

export interface IframeChannelOptions<FromFrame extends MessageTable, ToFrame extends MessageTable> {
  readonly protocol: FrameProtocol<FromFrame, ToFrame>;
  /** Exact origin of the iframe, the only one to send to and accept from. */
  readonly origin: string;
  /** Receives each valid message other than `ready` and `height`, also before the iframe is ready. */
  readonly onMessage: (message: MessageOf<FromFrame>) => void;
  /** Called when the iframe is ready, again after each reload. */
  readonly onReady: (send: Send<ToFrame>) => void;
  /** Called if the iframe is not ready in time. The channel is then closed already. */
  readonly onDead: () => void;
  /** Receives the height of the content in CSS pixels. */
  readonly onHeight: (px: number) => void;
}

/**
 * Opens a message channel to a third party's iframe. Sends theme and language when it is ready, and after changes. Accepts only
 * valid messages of its window and origin.
 *
 * @returns `send`, and `close` to end the channel
 */
export function openIframeChannel<FromFrame extends MessageTable, ToFrame extends MessageTable>(
  frame: HTMLIFrameElement,
  { protocol, origin, onMessage, onReady, onDead, onHeight }: IframeChannelOptions<FromFrame, ToFrame>,
): { readonly send: Send<ToFrame>; readonly close: () => void } {
  const { app, fromFrame } = protocol;
  const allows = createLimiter(MESSAGE_RATE_LIMIT);
  let isReady = false;

  const post = (type: string, content: object) => {
    if (isReady) frame.contentWindow?.postMessage({ v: FRAME_VERSION, app, type, ...content }, origin);
  };
  const onPostMessage = (event: MessageEvent) => {
    if (event.origin !== origin || event.source === null || event.source !== frame.contentWindow || !allows()) return;
    const common = parseFrameMessage(app, COMMON_MESSAGES.fromFrame, event.data);
    if (common?.type === 'height') return onHeight(common.px);
    if (common?.type === 'ready') {
      clearTimeout(readyTimer);
      isReady = true;
      post('hello', { theme: theme(), language: language() });
      return onReady(post);
    }
    const message = parseFrameMessage(app, fromFrame, event.data) ?? protocol.parseOther?.(event.data);
    if (message !== undefined) onMessage(message);
  };

  const themeObserver = new MutationObserver((changes) => {
    if (changes.some(({ attributeName }) => attributeName === 'data-mode')) post('theme', { theme: theme() });
    if (changes.some(({ attributeName }) => attributeName === 'lang')) post('language', { language: language() });
  });
  const close = () => {
    isReady = false;
    clearTimeout(readyTimer);
    themeObserver.disconnect();
    window.removeEventListener('message', onPostMessage);
  };
  const readyTimer = setTimeout(() => {
    close();
    onDead();
  }, READY_TIMEOUT_MS);
  themeObserver.observe(document.documentElement, { attributeFilter: ['data-mode', 'lang'] });
  window.addEventListener('message', onPostMessage);
  return { send: post, close };
}

/**
 * Returns the origin of an absolute URL if it is one of `origins`, or else undefined. The site's own origin is never allowed: its
 * scripts could remove the sandbox.
 */
export function allowedFrameOrigin(src: string, origins: readonly string[]): string | undefined {
  const origin = parseUrl(src)?.origin;
  if (origin === undefined) return undefined;
  return origins.includes(origin) && origin !== window.location.origin ? origin : undefined;
}

const theme = () => (document.documentElement.dataset['mode'] === 'light' ? 'light' : 'dark');
const language = () => document.documentElement.lang || 'pt-BR';

function createLimiter({ burst, perSecond }: typeof MESSAGE_RATE_LIMIT): () => boolean {
  let left = burst;
  let at = performance.now();
  return () => {
    const now = performance.now();
    left = Math.min(burst, left + ((now - at) / 1000) * perSecond);
    at = now;
    if (left < 1) return false;
    left -= 1;
    return true;
  };
}
