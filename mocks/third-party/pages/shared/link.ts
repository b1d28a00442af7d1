import type { Content } from '../../message-fields';
import { type App, type from, readMessage, type schema, type Table, type to, VERSION } from '../../messages';

/** A conversation with the embedding page: the messages heard, the messages said. */
export interface Link<To extends Table, From extends Table> {
  /** Says something to the embedding page, once its origin is known. */
  send<T extends keyof From & string>(type: T, content: Content<From[T]>): void;
  /** Hears one type of message; several ears are called in the order in which they came. */
  on<T extends keyof To & string>(type: T, hear: (content: Content<To[T]>) => void): void;
}

/** The conversation of one frame. */
export type AppLink<A extends App> = Link<(typeof schema)[A]['to'], (typeof schema)[A]['from']>;
/** What the conversations of all frames have in common. */
export type CommonLink = Link<typeof to, typeof from>;

/** The window's side of the conversation. */
interface Line<A extends App> {
  readonly app: A;
  /** Who is listened to. */
  readonly siteOrigins: readonly string[];
  /** The embedding page's origin, where the browser tells it; else it is known from its first message on. */
  readonly origin: string | undefined;
  readonly post: (message: object, origin: string) => void;
}

/** What of a message event counts. `fromParent`: its source is the embedding window itself. */
export interface Incoming {
  readonly origin: string;
  readonly data: unknown;
  readonly fromParent: boolean;
}

interface Talk<A extends App> {
  readonly link: AppLink<A>;
  readonly common: CommonLink;
  receive(event: Incoming): void;
}

/** So many messages wait for the embedding page's origin. */
const WAITING = 50;

/**
 * A conversation that hears only what the embedding window says from one of the sites, and speaks only to that exact
 * origin.
 */
export function createLink<A extends App>({ app, siteOrigins, origin, post }: Line<A>): Talk<A> {
  const ears = new Map<string, ((content: never) => void)[]>();
  const waiting: object[] = [];
  let partner = origin !== undefined && siteOrigins.includes(origin) ? origin : undefined;

  const flush = () => {
    if (partner === undefined) return;
    for (const message of waiting.splice(0)) post(message, partner);
  };
  const send = (type: string, content: object) => {
    if (waiting.length < WAITING) waiting.push({ v: VERSION, app, type, ...content });
    flush();
  };
  const on = (type: string, hear: (content: never) => void) => {
    ears.set(type, [...(ears.get(type) ?? []), hear]);
  };

  return {
    link: { send, on },
    common: { send, on },
    receive(event) {
      if (!event.fromParent || !siteOrigins.includes(event.origin)) return;
      if (partner !== undefined && event.origin !== partner) return;
      const message = readMessage(app, 'to', event.data);
      if (message === undefined) return;
      partner = event.origin;
      flush();
      // The reader saw to it that the content is what the type has.
      for (const hear of ears.get(message.type) ?? []) hear(message as never);
    },
  };
}

/** Opens the conversation of a page that stands in a frame. A page that stands alone talks to nobody. */
export function openLink<A extends App>(app: A, siteOrigins: readonly string[], page: Window = window): Talk<A> {
  const isFramed = page.parent !== page;
  const origin = isFramed ? embedderOrigin(page) : undefined;
  const talk = createLink({ app, siteOrigins, origin, post: (message, target) => page.parent.postMessage(message, target) });
  page.addEventListener('message', (event) => {
    talk.receive({ origin: event.origin, data: event.data, fromParent: isFramed && event.source === page.parent });
  });
  return talk;
}

/** The origin of the page that embeds this one, where the browser tells. */
function embedderOrigin(page: Window): string | undefined {
  // Firefox learnt ancestorOrigins late; the referrer bears the origin under every policy but no-referrer.
  const { ancestorOrigins }: { ancestorOrigins?: DOMStringList } = page.location;
  const [told] = Array.from(ancestorOrigins ?? []);
  if (told !== undefined) return told;
  return URL.canParse(page.document.referrer) ? new URL(page.document.referrer).origin : undefined;
}
