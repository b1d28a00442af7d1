import { type Content, type Fields, flag, integer, isPlain, json, list, oneOf, optional, record, text } from './message-fields';

/** Messages with another version are ignored. */
export const VERSION = 1;

/** In characters of JSON. */
const MAX_BRIDGE_BODY_LENGTH = 200_000;

const TOKEN = text(4096, /^[\x21-\x7e]+$/);
const PATH = text(500, /^\/(?!\/)[^\\\s]*$/);
const theme = oneOf(['dark', 'light']);
const language = oneOf(['pt-BR']);
const requestId = text(64, /^[\w-]+$/);

export const to = {
  /** `bridge`: worker mode. */
  hello: { theme: optional(theme), language: optional(language), bridge: optional(flag) },
  theme: { theme },
  language: { language },
  /** Status 0: no response. */
  'bridge-response': { id: requestId, status: integer(0, 599), body: json(MAX_BRIDGE_BODY_LENGTH) },
};

export const from = {
  ready: {},
  /** Height of the content in CSS pixels. */
  height: { px: integer(0, 100_000) },
  'bridge-request': {
    id: requestId,
    method: oneOf(['GET', 'POST']),
    path: text(300, /^\/__mock\/[\w/-]+$/),
    body: json(MAX_BRIDGE_BODY_LENGTH),
    /** For `Authorization: Bearer`. */
    token: optional(TOKEN),
    /** For `Idempotency-Key`. */
    key: optional(text(64, /^[\w-]+$/)),
  },
};

const highlight = {
  id: text(64, /^[\w-]+$/),
  path: PATH,
  league: text(80),
  home: text(80),
  away: text(80),
  starts_at: text(40, /^\d{4}-\d\d-\d\dT[\d:.]+(Z|[+-]\d\d:\d\d)$/),
  is_live: flag,
  /** Of a live event: `63'`. */
  clock: optional(text(40)),
  home_score: optional(integer(0, 999)),
  away_score: optional(integer(0, 999)),
  /** Main market: short names, prices in thousandths. */
  odds: list(3, { name: text(40), price: integer(1000, 1_000_000) }),
};

const sportsbook = {
  to: {
    ...to,
    token: { token: TOKEN },
    navigate: { path: PATH },
    /** Visible part, in CSS pixels. */
    viewport: { top: integer(0, 100_000), height: integer(0, 100_000) },
    highlights: {},
  },
  from: {
    ...from,
    navigated: { path: PATH },
    /** Scrolls to this position in CSS pixels. */
    scroll: { top: integer(0, 100_000) },
    highlights: { events: list(12, highlight) },
    /** `stake` in cents. */
    'bet-placed': { bets: integer(1, 50), stake: integer(1, Number.MAX_SAFE_INTEGER) },
    'token-expired': {},
    'login-required': {},
  },
};

export const schema = {
  verification: {
    to: { ...to, session: { token: TOKEN, reference: text(64, /^[\w.-]+$/) } },
    from: { ...from, success: {}, closed: {}, error: { status: text(64, /^[a-z_]+$/) } },
  },
  sportsbook,
  'sportsbook-frame': {
    to: {
      ...sportsbook.to,
      /** `kind`: the URL is a script with a global, or a page with its paths in the hash. */
      mount: {
        kind: optional(oneOf(['script', 'frame'])),
        view: optional(oneOf(['book', 'highlights'])),
        script_url: text(2048, /^https?:\/\//),
        integration: text(64),
        culture: language,
        path: PATH,
      },
    },
    from: { ...sportsbook.from, error: { status: oneOf(['script-refused', 'script-failed']) } },
  },
  game: {
    to,
    from: { ...from, 'balance-changed': { balance: integer(0, Number.MAX_SAFE_INTEGER) }, exit: {} },
  },
  chat: {
    to: { ...to, state: { state: oneOf(['hidden', 'minimized', 'maximized']) } },
    from: {
      ...from,
      'state-changed': { state: oneOf(['minimized', 'maximized']) },
      unread: { count: integer(0, 99) },
      /** In CSS pixels. */
      size: { width: integer(0, 4000), height: integer(0, 4000) },
    },
  },
  tags: {
    to: { ...to, configure: { container: text(64, /^[\w-]+$/) }, event: { name: text(40, /^[a-z][a-z0-9_]*$/), params: record(40) } },
    from: { ...from, 'client-id': { client_id: text(64, /^\d+\.\d+$/) } },
  },
  captcha: {
    to: { ...to, reset: {} },
    from: {
      ...from,
      /** Valid for one registration within `expires_in` seconds. */
      token: { token: TOKEN, expires_in: integer(1, 3600) },
      expired: {},
      error: { status: text(64, /^[a-z_]+$/) },
    },
  },
} satisfies Record<string, { to: Table; from: Table }>;

export type Table = Readonly<Record<string, Fields>>;
export type App = keyof typeof schema;
type Direction = 'to' | 'from';

export type Message<A extends App, D extends Direction, T = (typeof schema)[A][D]> = {
  [Type in keyof T & string]: { readonly v: typeof VERSION; readonly app: A; readonly type: Type } & (T[Type] extends Fields
    ? Content<T[Type]>
    : never);
}[keyof T & string];

export type FromFrame<A extends App> = Message<A, 'from'>;

export function isApp(name: unknown): name is App {
  return typeof name === 'string' && Object.hasOwn(schema, name);
}

/**
 * Validates a posted message.
 *
 * @returns a new object with the documented fields only, or undefined
 */
export function readMessage<A extends App, D extends Direction>(app: A, direction: D, data: unknown): Message<A, D> | undefined {
  if (!isPlain(data) || data.v !== VERSION || data.app !== app || typeof data.type !== 'string') return undefined;
  const table: Table = schema[app][direction];
  const fields = Object.hasOwn(table, data.type) ? table[data.type] : undefined;
  if (fields === undefined) return undefined;
  const message: Record<string, unknown> = { v: VERSION, app, type: data.type };
  for (const [name, field] of Object.entries(fields)) {
    const value = Object.hasOwn(data, name) ? data[name] : undefined;
    if (!field(value)) return undefined;
    if (value !== undefined) message[name] = value;
  }
  return message as Message<A, D>;
}
