import { type Content, flag, integer, list, oneOf, optional, text } from './fields';
import type { FrameProtocol } from './frame-protocol';
import { TOKEN } from './token';

/** Path of a page of the sportsbook. */
const path = text(500, /^\/(?!\/)[^\\\s]*$/);

const event = {
  id: text(64, /^[\w-]+$/),
  path,
  league: text(80),
  home: text(80),
  away: text(80),
  starts_at: text(40, /^\d{4}-\d\d-\d\dT[\d:.]+(Z|[+-]\d\d:\d\d)$/),
  is_live: flag,
  /** Time of a live event, such as `63'`. */
  clock: optional(text(40)),
  home_score: optional(integer(0, 999)),
  away_score: optional(integer(0, 999)),
  /** Odds of the main market: short names, prices in thousandths. */
  odds: list(3, { name: text(40), price: integer(1000, 1_000_000) }),
};

/** Event in a message with highlights. */
export type SportsEvent = Content<typeof event>;

/** Page of the sportsbook that the site's search finds: a sport, a competition or an event. */
const page = { path, label: text(160), detail: optional(text(160)), keywords: optional(text(600)) };

/** Protocol of our iframe page of a sportsbook; see `docs/sportsbook.md`. */
export const SPORTSBOOK = {
  app: 'sportsbook-frame',
  fromFrame: {
    /** The player has navigated to one of the sportsbook's pages. */
    navigated: { path },
    /**
     * The player has placed bets, with the stake in cents, if the sportsbook reports it. Not trusted: the backend has
     * the real balance.
     */
    'bet-placed': { bets: integer(1, 50), stake: optional(integer(1, Number.MAX_SAFE_INTEGER)) },
    /** The player ended a bet early, or another change that only the backend knows. */
    'bets-changed': {},
    'token-expired': {},
    'login-required': {},
    /** Distance from the top of the iframe, in CSS pixels. */
    scroll: { top: integer(0, 100_000) },
    /** Events that the site shows on its own pages, and all pages that its search finds. */
    highlights: { events: list(12, event), pages: optional(list(600, page)) },
    /** The response to `check`. */
    alive: {},
    error: { status: oneOf(['script-refused', 'script-failed']) },
  },
  toFrame: {
    /**
     * Request to embed a sportsbook. `kind`: the URL is a script with a global (default), or a page with its paths in the hash.
     * `view`: the whole sportsbook (default), or only messages with highlights. `integration`: name of the deployment at the provider.
     * `culture`: language.
     */
    mount: {
      kind: optional(oneOf(['script', 'frame'])),
      view: optional(oneOf(['book', 'highlights'])),
      script_url: text(2048, /^https?:\/\//),
      integration: text(64),
      culture: text(16),
      path,
    },
    token: { token: TOKEN },
    navigate: { path },
    /** Request after a `load` event that may be of a foreign page. */
    check: {},
    /** Visible region of the iframe, in CSS pixels. */
    viewport: { top: integer(0, 100_000), height: integer(0, 100_000) },
  },
} satisfies FrameProtocol;
