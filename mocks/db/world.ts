import { createIdempotency } from '../domain/idempotency';
import { createAccounts } from './money/accounts';
import { createBetting } from './money/betting';
import { createCashier } from './cashier/cashier';
import { createCatalogue } from './catalogue/catalogue';
import type { Catalogue } from './catalogue/catalogue';
import { createCheatSwitch } from './games/cheat-switch';
import { createClock } from './clock';
import type { Clock } from './clock';
import { COUPONS } from './content/coupons';
import { createDouble } from './games/double';
import { createEvents } from './events';
import { createActivity } from './players/activity';
import { createAuthorization } from './players/authorization';
import { createDemoHistory, createHistory } from './money/history';
import { createIdentity } from './players/identity';
import { createLaterEvents } from './later-events';
import { createLiveTables } from './games/live-tables';
import { createMines } from './games/mines';
import { createNotices } from './notices';
import { createPlay } from './games/play';
import { createPlayers } from './players/players';
import { createPromotions } from './promotions';
import { createPush } from './push';
import { createRandom } from '../domain/random';
import { createRewards } from './money/rewards';
import { DEMO_PLAYERS, demoNotices } from './seed';
import { createSessions } from './players/sessions';
import type { Settings } from './settings';
import { DEFAULT_SETTINGS } from './settings';
import { createSportsBook } from './games/sports-book';
import { createTerms } from './players/terms';
import { CURRENT_TERMS } from './content/pages/terms-versions';
import { createSportsTokens } from './games/sports-tokens';
import { createDeletions } from './players/deletions';
import { createCounters } from './counters';
import { createDueJobs } from './due-jobs';
import { restoreAll } from './stores';

const DEFAULT_SEED = 'palpite';
const DEFAULT_GAMES = 2400;

/** Options of a new world; all have defaults. */
export interface WorldOptions {
  /** Seed of the world. The same seed gives the same catalogue, history and sports events; draws also depend on the start of the clock. */
  seed?: string;
  /** Number of games in the catalogue. */
  games?: number;
  clock?: Clock;
  /** Settings of this deployment, also after a reset. */
  settings?: Partial<Settings>;
}

/** The complete state of the mock backend. */
export type World = ReturnType<typeof createWorld>;

/** Response that a repeated request gets again. */
interface IdempotentAnswer {
  status: number;
  body?: unknown;
  headers?: Record<string, string>;
}

/**
 * Creates the store of idempotency keys. Server errors, 429, a missing confirmation and a missing location (SPEC Q32,
 * Q34) free the key, so that the request can be repeated.
 */
const createIdempotencyStore = () =>
  createIdempotency<IdempotentAnswer>(({ status, body }) => status < 500 && status !== 429 && !(status === 403 && isUnconfirmed(body)));

const isUnconfirmed = (body: unknown) =>
  typeof body === 'object' &&
  body !== null &&
  'status' in body &&
  (body.status === 'confirmation_required' || body.status === 'location_required');

/** Maximum number of catalogues that are kept for other worlds. */
const MAX_CATALOGUES = 4;
const catalogues = new Map<string, Catalogue>();

/** Returns a catalogue that worlds share: it is immutable, and its creation takes half of the time of a world's. */
function catalogueOf(seed: string, size: number): Catalogue {
  const key = `${String(size)} ${seed}`;
  const catalogue = catalogues.get(key) ?? createCatalogue(createRandom(seed).fork('catalogue'), size);
  catalogues.delete(key);
  catalogues.set(key, catalogue);
  const [oldest] = catalogues.keys();
  if (oldest !== undefined && catalogues.size > MAX_CATALOGUES) catalogues.delete(oldest);
  return catalogue;
}

/** Creates a world with its catalogue and demo players. It has no timer: the caller calls `tick`, so that time-driven changes happen. */
export function createWorld(options: WorldOptions = {}) {
  const { seed = DEFAULT_SEED, games = DEFAULT_GAMES, clock = createClock() } = options;
  const initialSettings = { ...DEFAULT_SETTINGS, ...options.settings };
  const root = createRandom(seed);
  const events = createEvents();
  const catalogue = catalogueOf(seed, games);
  // Each run draws different tokens, so that an earlier run's are invalid.
  const random = root.fork(`run-${String(clock.now())}`);
  const players = createPlayers();
  const accounts = createAccounts({ clock, random, events });
  const rewards = createRewards({ accounts, clock, issuedCoupons: () => COUPONS });
  const history = createHistory({ accounts, random: root.fork('history'), games: catalogue.games.slice(0, 40).map(({ name }) => name) });

  const settings: Settings = { ...initialSettings };
  const cashier = createCashier({ accounts, clock, players, random, rewards, settings });

  const betting = createBetting({ accounts, clock });
  const mines = createMines({ betting, clock, random, settings });
  const double = createDouble({ accounts, betting, clock, random, settings });
  const play = createPlay({ betting, clock, random });
  const liveTables = createLiveTables({ catalogue, clock, events });
  const notices = createNotices({ accounts, clock, events, players, random: random.fork('notices') });
  const sportsBook = createSportsBook({ accounts, betting, clock, notices, random, seed, settings });

  const sessions = createSessions(clock, random, accounts);
  const terms = createTerms(clock, CURRENT_TERMS);
  const promotions = createPromotions({ accounts, clock, notices, rewards });
  const cancelOpenBets = (playerId: string) => mines.cancelOpen(playerId) + sportsBook.cancelOpen(playerId);
  const identity = createIdentity({ accounts, cancelOpenBets, clock, notices, players, random, sessions, settings });

  const deletions = createDeletions({ accounts, cancelOpenBets, clock, mail: identity.mail, players, sessions });
  const later = createLaterEvents({ accounts, cashier, clock, history });

  /** Stores whose state is a part of a snapshot. */
  const stores = {
    players,
    accounts,
    mines,
    double,
    play,
    promotions,
    sportsBook,
    sportsTokens: createSportsTokens(clock, random),
    sessions,
    idempotency: createIdempotencyStore(),
    counters: createCounters(),
    identity,
    terms,
    activity: createActivity(clock),
    deletions,
    push: createPush({ clock, events, notices, sessions }),
    cheats: createCheatSwitch(),
    later,
    notices,
  };
  const world = {
    ...stores,
    stores,
    clock,
    random,
    events,
    catalogue,
    history,
    settings,
    mail: identity.mail,
    rewards,
    cashier,
    betting,
    liveTables,
    authorization: createAuthorization({ accounts, clock, locations: identity.locations, settings, terms }),
    /** Runs all time-driven jobs, unless the last run was less than 50 ms ago by the clock of the world. */
    tick: createDueJobs(clock, [
      () => accounts.all().forEach(accounts.catchUp),
      // Before the jobs of the cashier, which would end the charge or pay the withdrawal.
      later.tick,
      cashier.tick,
      double.tick,
      sportsBook.tick,
      play.tick,
      liveTables.tick,
      promotions.tick,
      identity.tick,
      deletions.tick,
    ]),

    /** Resets the clock, the settings and all stores: only the demo players remain, and they are logged out. */
    reset(): void {
      clock.reset();
      world.populate();
    },

    /** Resets the settings, and the stores to the demo players with their history, which is drawn again. The clock stays as it is. */
    populate(): void {
      const now = clock.now();
      Object.assign(settings, initialSettings);
      restoreAll(stores, { players: Object.values(DEMO_PLAYERS), accounts: [], sessions: [], idempotency: [] });
      // Ana has referred Bruno.
      identity.referrals.join(DEMO_PLAYERS.ana.id, DEMO_PLAYERS.bruno.id);
      createDemoHistory(history, accounts.get('usr_1'), now);
      history.deposit(accounts.get('usr_3'), 5000, now - 5 * 86_400_000);
      for (const notice of demoNotices(now)) world.notices.add(notice);
    },
  };
  world.populate();
  return world;
}
