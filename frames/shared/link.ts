import type { Content } from '../protocol/fields';
import type { MessageTable } from '../protocol/frame-protocol';
import { FRAME_VERSION, parseFrameMessage } from '../protocol/parse-message';
import { parseUrl } from './parse-url';

/** The page's end of a channel: it receives messages of `To` and sends those of `From`. */
export interface Link<To extends MessageTable, From extends MessageTable> {
  /** Sends a message, once the embedder's origin is known. Until then, all but the first 50 are dropped. */
  send<T extends keyof From & string>(type: T, content: Content<From[T]>): void;
  /** Adds a listener for a type of message. It cannot be removed. */
  on<T extends keyof To & string>(type: T, listener: (content: Content<To[T]>) => void): void;
}

interface Transport {
  /** Kind of the frame, which is part of the messages. */
  readonly app: string;
  /** Messages that the page accepts. */
  readonly to: MessageTable;
  readonly siteOrigins: readonly string[];
  /** Origin of the embedder. If undefined or not of a site, the first accepted message sets it. */
  readonly origin: string | undefined;
  readonly post: (message: object, origin: string) => void;
}

/** Received message. `fromParent`: it comes from the embedding window. */
interface Incoming {
  readonly origin: string;
  readonly data: unknown;
  readonly fromParent: boolean;
}

/** Channel without types, which is assigned to the `Link` of one protocol. */
interface Channel {
  send(type: string, content: object): void;
  on(type: string, listener: (content: never) => void): void;
  receive(event: Incoming): void;
}

/** Maximum number of messages that wait until the embedder's origin is known. Further ones are dropped. */
const MAX_WAITING_MESSAGES = 50;

/**
 * Creates a channel to the embedding window. It exchanges messages only with the origins of the sites, and after the first one only
 * with that one. The caller passes every received message to `receive`.
 */
export function createLink({ app, to, siteOrigins, origin, post }: Transport): Channel {
  const listeners = new Map<string, ((content: never) => void)[]>();
  const waiting: object[] = [];
  let peerOrigin = origin !== undefined && siteOrigins.includes(origin) ? origin : undefined;

  const flush = () => {
    if (peerOrigin === undefined) return;
    for (const message of waiting.splice(0)) post(message, peerOrigin);
  };
  return {
    send(type, content) {
      if (waiting.length < MAX_WAITING_MESSAGES) waiting.push({ v: FRAME_VERSION, app, type, ...content });
      flush();
    },
    on(type, listener) {
      listeners.set(type, [...(listeners.get(type) ?? []), listener]);
    },
    receive(event) {
      if (!event.fromParent || !siteOrigins.includes(event.origin)) return;
      if (peerOrigin !== undefined && event.origin !== peerOrigin) return;
      const message = parseFrameMessage(app, to, event.data);
      if (message === undefined) return;
      peerOrigin = event.origin;
      flush();
      // `parseFrameMessage` has validated the message.
      for (const listener of listeners.get(message.type) ?? []) listener(message as never);
    },
  };
}

/**
 * Opens the channel of a page in an iframe; it is inert outside of one.
 *
 * @param to messages that the page accepts
 */
export function openLink(app: string, to: MessageTable, siteOrigins: readonly string[], page: Window = window): Channel {
  const isFramed = page.parent !== page;
  const origin = isFramed ? embedderOrigin(page) : undefined;
  const channel = createLink({ app, to, siteOrigins, origin, post: (message, target) => page.parent.postMessage(message, target) });
  page.addEventListener('message', (event) => {
    channel.receive({ origin: event.origin, data: event.data, fromParent: isFramed && event.source === page.parent });
  });
  return channel;
}

/** Returns the origin of the embedding page; undefined if the browser does not reveal it. */
function embedderOrigin(page: Window): string | undefined {
  // Old Firefox lacks `ancestorOrigins`. The referrer has the origin, except under no-referrer.
  const { ancestorOrigins }: { ancestorOrigins?: DOMStringList } = page.location;
  const [ancestor] = Array.from(ancestorOrigins ?? []);
  if (ancestor !== undefined) return ancestor;
  return parseUrl(page.document.referrer)?.origin;
}
