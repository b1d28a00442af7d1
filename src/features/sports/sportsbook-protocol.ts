import type { SportsConfig } from '@generated/api/model/sports-config';

import type { Content, Field, Fields, MessageOf } from '@/shared/lib/iframe-messages';
import { integer, oneOf, text } from '@/shared/lib/iframe-messages';

const path = text(500, /^\/(?!\/)[^\\\s]*$/);
const flag: Field<boolean> = (value): value is boolean => typeof value === 'boolean';

const event = {
  id: text(64, /^[\w-]+$/),
  path,
  league: text(80),
  home: text(80),
  away: text(80),
  starts_at: text(40, /^\d{4}-\d\d-\d\dT[\d:.]+(Z|[+-]\d\d:\d\d)$/),
  is_live: flag,
  clock: optional(text(40)),
  home_score: optional(integer(0, 999)),
  away_score: optional(integer(0, 999)),
  /** Of the main market, in thousandths. */
  odds: listOf(3, { name: text(40), price: integer(1000, 1_000_000) }),
};

export type SportsEvent = Content<typeof event>;

/** Messages between the site and the iframe page of a sportsbook; see `docs/sportsbook.md`. */
export const SPORTSBOOK_PROTOCOL = {
  app: 'sportsbook-frame',
  inbound: {
    /** To one of the sportsbook's pages. */
    navigated: { path },
    /** Stake in cents. Not trusted: the backend has the real balance. */
    'bet-placed': { bets: integer(1, 50), stake: integer(1, Number.MAX_SAFE_INTEGER) },
    'token-expired': {},
    'login-required': {},
    /** From the top of the iframe, in CSS pixels. */
    scroll: { top: integer(0, 100_000) },
    highlights: { events: listOf(12, event) },
    error: { status: oneOf(['script-refused', 'script-failed']) },
  },
  outbound: {
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
    /** Visible region of the iframe, in CSS pixels. */
    viewport: { top: integer(0, 100_000), height: integer(0, 100_000) },
  },
} as const;

export type SportsbookMessage = MessageOf<typeof SPORTSBOOK_PROTOCOL.inbound>;

/** `script` defines a global; `frame` is a page with hash routes. */
export type IntegrationKind = 'script' | 'frame';

/** By the names in settings and configuration (SPEC E6). */
const KINDS: Readonly<Record<string, IntegrationKind>> = { altenar: 'script', betby: 'script', script: 'script', iframe: 'frame' };

/**
 * Returns the integration kind; the configuration precedes the settings.
 *
 * @param config response of `GET /v2/sports/config`
 * @param settingsType `sport_sportbook_type` of the settings
 * @returns undefined if neither name is known
 */
export function integrationKind({ type }: Pick<SportsConfig, 'type'>, settingsType?: string | null): IntegrationKind | undefined {
  return kindForName(type) ?? kindForName(settingsType ?? '');
}

/** A suffix selects the page: `betby-iframe`. */
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
