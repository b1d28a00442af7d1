import type { SportsConfig } from '@generated/api/model/sports-config';

import type { Content, Field, Fields, MessageOf } from '@/shared/lib/frame-messages';
import { integer, oneOf, text } from '@/shared/lib/frame-messages';

const path = text(500, /^\/(?!\/)[^\\\s]*$/);
const flag: Field<boolean> = (value): value is boolean => typeof value === 'boolean';

/** An event that the book says is on, or comes next, for the site to draw. */
const event = {
  id: text(64, /^[\w-]+$/),
  /** Its page in the book. */
  path,
  league: text(80),
  home: text(80),
  away: text(80),
  starts_at: text(40, /^\d{4}-\d\d-\d\dT[\d:.]+(Z|[+-]\d\d:\d\d)$/),
  is_live: flag,
  clock: optional(text(40)),
  home_score: optional(integer(0, 999)),
  away_score: optional(integer(0, 999)),
  /** Of the main market; prices in thousandths. */
  odds: listOf(3, { name: text(40), price: integer(1000, 1_000_000) }),
};

/** An event as the book tells of it. */
export type SportsEvent = Content<typeof event>;

/** What the site and the frame page that holds a book say to each other; `docs/sportsbook.md` tells the whole of it. */
export const SPORTSBOOK_PROTOCOL = {
  app: 'sportsbook-frame',
  hears: {
    /** The book is at this page of its own. */
    navigated: { path },
    /** Cents. A claim: what there is, the backend says. */
    'bet-placed': { bets: integer(1, 50), stake: integer(1, Number.MAX_SAFE_INTEGER) },
    'token-expired': {},
    'login-required': {},
    /** This place of the frame shall be seen, in CSS pixels from its top. */
    scroll: { top: integer(0, 100_000) },
    highlights: { events: listOf(12, event) },
    error: { status: oneOf(['script-refused', 'script-failed']) },
  },
  says: {
    mount: {
      kind: oneOf(['script', 'frame']),
      view: oneOf(['book', 'highlights']),
      script_url: text(2048),
      integration: text(64),
      culture: text(16),
      path,
    },
    token: { token: text(4096) },
    navigate: { path },
    /** The part of the frame that is seen, in CSS pixels: it is as tall as its content. */
    viewport: { top: integer(0, 100_000), height: integer(0, 100_000) },
  },
} as const;

export type SportsbookMessage = MessageOf<typeof SPORTSBOOK_PROTOCOL.hears>;

/** How a book comes: as a script that leaves a global, or as a page with its paths in the hash. */
export type IntegrationKind = 'script' | 'frame';

/** The known books by the name that the settings and the configuration give them (SPEC E6). */
const KINDS: Readonly<Record<string, IntegrationKind>> = { altenar: 'script', betby: 'script', script: 'script', iframe: 'frame' };

/**
 * How the book of this deployment comes. The configuration decides; the settings do where it names none that is known.
 *
 * @param config of `GET /v2/sports/config`
 * @param named `sport_sportbook_type` of the settings
 * @returns undefined for a book that nobody here knows
 */
export function integrationKind({ type }: Pick<SportsConfig, 'type'>, named?: string | null): IntegrationKind | undefined {
  return kindForName(type) ?? kindForName(named ?? '');
}

/** A name may say of a known book that it comes as a page: `betby-iframe`. */
const kindForName = (name: string) => (/[-_]iframe$/.test(name) ? 'frame' : Object.hasOwn(KINDS, name) ? KINDS[name] : undefined);

function optional<T>(field: Field<T>): Field<T | undefined> {
  return (value): value is T | undefined => value === undefined || field(value);
}

function listOf<F extends Fields>(max: number, fields: F): Field<readonly Content<F>[]> {
  const isItem = (value: unknown): value is Content<F> => {
    if (typeof value !== 'object' || value === null) return false;
    const own = new Map<string, unknown>(Object.entries(value));
    return Object.entries(fields).every(([name, field]) => field(own.get(name)));
  };
  return (value): value is readonly Content<F>[] => Array.isArray(value) && value.length <= max && value.every(isItem);
}
