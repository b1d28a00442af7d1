import type { Content, FrameProtocol, MessageOf, MessageTable } from './iframe-messages';
import { COMMON_MESSAGES, FRAME_VERSION, parseFrameMessage } from './iframe-messages';

/** How long a frame may take to say that it is there, in ms. */
export const READY_TIMEOUT_MS = 15_000;

/** So many messages may come at once, and so many a second from then on; what is beyond is not heard. */
export const MESSAGE_RATE_LIMIT = { burst: 100, perSecond: 50 };

/** Outbound something to the frame; before it is there nothing is said, as nobody hears. */
export type Send<Outbound extends MessageTable> = <T extends keyof Outbound & string>(type: T, content: Content<Outbound[T]>) => void;

/** One conversation: with whom, and what to do with what is heard. */
export interface IframeChannelOptions<Inbound extends MessageTable, Outbound extends MessageTable> {
  readonly protocol: FrameProtocol<Inbound, Outbound>;
  /** The frame's exact origin: nobody else is heard, nobody else is spoken to. */
  readonly origin: string;
  readonly onMessage: (message: MessageOf<Inbound>) => void;
  /** The frame is there, and has been greeted; again after each time that it loads anew. */
  readonly onReady: (send: Send<Outbound>) => void;
  /** It did not say that it is there in time; nothing is heard from then on. */
  readonly onDead: () => void;
  /** How high its content is, in CSS pixels. */
  readonly onHeight: (px: number) => void;
}

/**
 * Opens the conversation with a third party's frame: it is greeted with the page's theme and language, told when these
 * change, and heard only where window, origin and form are right.
 *
 * @returns `say`, and `close`, which ends it
 */
export function openIframeChannel<Inbound extends MessageTable, Outbound extends MessageTable>(
  frame: HTMLIFrameElement,
  { protocol, origin, onMessage, onReady, onDead, onHeight }: IframeChannelOptions<Inbound, Outbound>,
): { readonly send: Send<Outbound>; readonly close: () => void } {
  const { app, inbound } = protocol;
  const allows = limiter(MESSAGE_RATE_LIMIT);
  let isReady = false;

  const post = (type: string, content: object) => {
    if (isReady) frame.contentWindow?.postMessage({ v: FRAME_VERSION, app, type, ...content }, origin);
  };
  const hear = (event: MessageEvent) => {
    if (event.origin !== origin || event.source === null || event.source !== frame.contentWindow || !allows()) return;
    const common = parseFrameMessage(app, COMMON_MESSAGES, event.data);
    if (common?.type === 'height') return onHeight(common.px);
    if (common?.type === 'ready') {
      clearTimeout(patience);
      isReady = true;
      post('hello', { theme: theme(), language: language() });
      return onReady(post);
    }
    const message = parseFrameMessage(app, inbound, event.data);
    if (message !== undefined) onMessage(message);
  };

  const dress = new MutationObserver((changes) => {
    if (changes.some(({ attributeName }) => attributeName === 'data-mode')) post('theme', { theme: theme() });
    if (changes.some(({ attributeName }) => attributeName === 'lang')) post('language', { language: language() });
  });
  const close = () => {
    clearTimeout(patience);
    dress.disconnect();
    window.removeEventListener('message', hear);
  };
  const patience = setTimeout(() => {
    close();
    onDead();
  }, READY_TIMEOUT_MS);
  dress.observe(document.documentElement, { attributeFilter: ['data-mode', 'lang'] });
  window.addEventListener('message', hear);
  return { send: post, close };
}

/**
 * The origin of an address that may stand in a frame.
 *
 * @param src the whole address
 * @param origins of the third parties that are configured
 * @returns undefined where it is none of them, or the site's own: scripts of that origin could take the sandbox away
 */
export function allowedFrameOrigin(src: string, origins: readonly string[]): string | undefined {
  if (!URL.canParse(src)) return undefined;
  const { origin } = new URL(src);
  return origins.includes(origin) && origin !== window.location.origin ? origin : undefined;
}

const theme = () => (document.documentElement.dataset['mode'] === 'light' ? 'light' : 'dark');
const language = () => document.documentElement.lang || 'pt-BR';

/** Lets a burst through, then so many a second. */
function limiter({ burst, perSecond }: typeof MESSAGE_RATE_LIMIT): () => boolean {
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
