import { randomUUID } from 'node:crypto';

interface Berth {
  code: string;
  kind: string;
  depth: number;
  services: string[];
  position: { lat: number; lon: number };
  /** Number of the gauge as `int64:` with its digits, which are too many for a number in JavaScript. */
  gauge: string;
}

/** Vessel of an account. Optional members of a request, such as `call_sign`, are stored as they were sent. */
export interface Vessel extends Record<string, unknown> {
  /** Name of the account, which responses leave out. */
  owner_account: string;
  id: string;
  name: string;
  flag: string;
  length: number;
  tags?: string[];
  registered_at: string;
}

/** Booking of an account, with further members as they were sent. */
export interface Booking extends Record<string, unknown> {
  /** Name of the account, which responses leave out. */
  owner_account: string;
  /** Number of the booking as `int64:` with its digits, which are too many for a number in JavaScript. */
  number: string;
  status: string;
}

/** Data of a harbour server, an example of a product with OAuth2, problem details and cursors. */
export interface Harbour {
  berths: Berth[];
  tides: { day: string; time: string; level: number }[];
  vessels: Vessel[];
  /** Documents of vessels, without their content: `vessel` is the id of the vessel, `size` is in bytes. */
  documents: { vessel: string; id: number; kind: string; title?: string; size: number }[];
  bookings: Booking[];
  /** Jobs that create reports. `asked` counts the requests for a job; at the third one it is done. */
  jobs: { owner_account: string; id: string; month: string; asked: number; report: string }[];
  /** Settings by account. */
  settings: Record<string, unknown>;
  /** Names of accounts by token. */
  tokens: Map<string, string>;
  /** Bodies and responses of successful POST requests with an Idempotency-Key, by account, path and that key, separated by blanks. */
  keys: Map<string, { body: string; reply: { status: number; headers: Record<string, string>; body: string } }>;
  /** Counter from which new ids are made. Vessels, bookings and documents raise it. */
  count: number;
}

/** Passwords by account. */
export const ACCOUNTS: Readonly<Record<string, string>> = { ada: 'ada-sails-far-9', ben: 'ben-sails-far-9' };
/** OAuth2 client. */
export const CLIENT = { id: 'harbour-app', secret: 'harbour-app-secret-1' };
/** API key that names the client. */
export const API_KEY = 'tide-key-4711';

const NAMES = ['Aurora', 'Boreas', 'Cormorant', 'Dorado', 'Egret', 'Fulmar', 'Grebe', 'Heron', 'Ibis', 'Jacana', 'Kestrel', 'Lark'];
const at = <Item>(items: readonly Item[], index: number) => items[index % items.length] as Item;

/** Returns the id of a new vessel, and counts the vessel in `count`. */
export const nextVesselId = (harbour: Harbour): string => `VS-${String((harbour.count += 1)).padStart(4, '0')}`;

/** Creates a harbour with 23 berths, 14 days of tides, and two accounts with 12 vessels and 7 bookings each. */
export function createHarbour(): Harbour {
  const harbour: Harbour = {
    berths: Array.from({ length: 23 }, (_, index) => ({
      code: `BT-${String(1000 + index * 7)}`,
      kind: at(['container', 'bulk', 'roro'], index),
      depth: 6 + ((index * 5) % 13) / 2,
      services: [at(['water', 'power', 'fuel'], index), ...(index % 2 === 0 ? [at(['power', 'fuel', 'water'], index)] : [])],
      position: { lat: -23.9 - index / 100, lon: -46.3 + index / 100 },
      gauge: `int64:90071992547409${String(93 + index * 2).padStart(3, '0')}`,
    })),
    tides: Array.from({ length: 28 }, (_, index) => ({
      day: `2026-12-${String(1 + (index >> 1)).padStart(2, '0')}`,
      time: index % 2 === 0 ? '03:12' : '15:41',
      level: 90 + ((index * 13) % 60),
    })),
    vessels: [],
    documents: [],
    bookings: [],
    jobs: [],
    settings: {},
    tokens: new Map(),
    keys: new Map(),
    count: 0,
  };
  for (const owner of Object.keys(ACCOUNTS)) {
    harbour.settings[owner] = { language: 'en', alerts: { email: true, hours_before: 12 } };
    for (let index = 0; index < 12; index += 1)
      harbour.vessels.push({
        owner_account: owner,
        id: nextVesselId(harbour),
        name: `${at(NAMES, index * 5)} ${String(index + 1)}`,
        flag: at(['BR', 'PT', 'NO', 'PA'], index),
        length: 40 + index * 12.25,
        call_sign: index % 3 === 0 ? null : `PP${String(1000 + index)}`,
        tags: [at(['ferry', 'tanker', 'tug'], index)],
        insured: index % 2 === 0,
        registered_at: `2026-0${String(1 + (index % 9))}-11T08:00:00Z`,
      });
    for (let index = 0; index < 7; index += 1)
      harbour.bookings.push(
        newBooking(harbour, owner, {
          berth_code: 'BT-1000',
          from: '2026-12-05',
          nights: 1 + index,
          cargo: { kind: 'containers', teu: 10 + index },
        }),
      );
  }
  return harbour;
}

/**
 * Creates a booking, which the caller adds to the harbour, and counts it in `count`. Its number has more digits than a number in
 * JavaScript can have. A `number` in `input` replaces it; an `owner_account` or a `status` has no effect.
 */
export function newBooking(harbour: Harbour, owner: string, input: Readonly<Record<string, unknown>>): Booking {
  harbour.count += 1;
  return { number: `int64:90071992547${String(50_000 + harbour.count * 3)}`, ...input, owner_account: owner, status: 'booked' };
}

/** Creates a token of an account, and stores it in the harbour. It never expires. */
export const newToken = (harbour: Harbour, account: string): string => {
  const token = `hb-${randomUUID()}`;
  harbour.tokens.set(token, account);
  return token;
};
