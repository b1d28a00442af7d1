import type { Content } from '../../../../frames/protocol/fields';
import type { MessageTable } from '../../../../frames/protocol/frame-protocol';
import { FRAME_VERSION } from '../../../../frames/protocol/parse-message';
import type { from, to } from '../../bridge-messages';
import { type App, readMessage, type schema } from '../../messages';

interface Link<To extends MessageTable, From extends MessageTable> {
  /** Waits until the embedder's origin is known. */
  send<T extends keyof From & string>(type: T, content: Content<From[T]>): void;
  on<T extends keyof To & string>(type: T, listener: (content: Content<To[T]>) => void): void;
}

export type AppLink<A extends App> = Link<(typeof schema)[A]['to'], (typeof schema)[A]['from']>;
export type CommonLink = Link<typeof to, typeof from>;

interface Transport<A extends App> {
  readonly app: A;
  readonly siteOrigins: readonly string[];
  /** If undefined, the first accepted message sets it. */
  readonly origin: string | undefined;
  readonly post: (message: object, origin: string) => void;
}

/** `fromParent`: from the embedding window. */
interface Incoming {
  readonly origin: string;
  readonly data: unknown;
  readonly fromParent: boolean;
}

interface Channel<A extends App> {
  readonly link: AppLink<A>;
  readonly common: CommonLink;
  receive(event: Incoming): void;
}

const MAX_WAITING_MESSAGES = 50;

/** Creates a channel to the embedding window, if its origin is one of the sites. */
export function createLink<A extends App>({ app, siteOrigins, origin, post }: Transport<A>): Channel<A> {
  const listeners = new Map<string, ((content: never) => void)[]>();
  const waiting: object[] = [];
  let peerOrigin = origin !== undefined && siteOrigins.includes(origin) ? origin : undefined;

  const flush = () => {
    if (peerOrigin === undefined) return;
    for (const message of waiting.splice(0)) post(message, peerOrigin);
  };
  const send = (type: string, content: object) => {
    if (waiting.length < MAX_WAITING_MESSAGES) waiting.push({ v: FRAME_VERSION, app, type, ...content });
    flush();
  };
  const on = (type: string, listener: (content: never) => void) => {
    listeners.set(type, [...(listeners.get(type) ?? []), listener]);
  };

  return {
    link: { send, on },
    common: { send, on },
    receive(event) {
      if (!event.fromParent || !siteOrigins.includes(event.origin)) return;
      if (peerOrigin !== undefined && event.origin !== peerOrigin) return;
      const message = readMessage(app, 'to', event.data);
      if (message === undefined) return;
      peerOrigin = event.origin;
      flush();
      // Validated by `readMessage`.
      for (const listener of listeners.get(message.type) ?? []) listener(message as never);
    },
  };
}

/** Opens an iframe page's channel; it is inert outside of an iframe. */
export function openLink<A extends App>(app: A, siteOrigins: readonly string[], page: Window = window): Channel<A> {
  const isFramed = page.parent !== page;
  const origin = isFramed ? embedderOrigin(page) : undefined;
  const channel = createLink({ app, siteOrigins, origin, post: (message, target) => page.parent.postMessage(message, target) });
  page.addEventListener('message', (event) => {
    channel.receive({ origin: event.origin, data: event.data, fromParent: isFramed && event.source === page.parent });
  });
  return channel;
}

/** Undefined if the browser does not reveal it. */
function embedderOrigin(page: Window): string | undefined {
  // Old Firefox lacks it. The referrer has the origin, except under no-referrer.
  const { ancestorOrigins }: { ancestorOrigins?: DOMStringList } = page.location;
  const [ancestor] = Array.from(ancestorOrigins ?? []);
  if (ancestor !== undefined) return ancestor;
  return URL.canParse(page.document.referrer) ? new URL(page.document.referrer).origin : undefined;
}
