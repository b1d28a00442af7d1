import type { AccessContext } from '../../domain/protection/access';
import { MINUTE } from '../../domain/calendar';
import type { Result } from '../../domain/result';
import { ok } from '../../domain/result';
import type { Spin } from '../../domain/slot/spin';
import { spin } from '../../domain/slot/spin';
import type { Betting, StakeError } from '../money/betting';
import { MAX_ACTIVITY_GAP_MS } from '../money/betting';
import type { Game } from '../catalogue/model';
import type { Clock } from '../clock';
import type { Random } from '../../domain/random';

/** Time within which the launch URL of a game must be loaded for the first time. */
export const LAUNCH_URL_LIFETIME_MS = 5 * MINUTE;
/** Time without activity after which a session is closed. */
const IDLE_TIMEOUT_MS = 30 * MINUTE;
/** Id of the category of live casino. */
const LIVE_CATEGORY = '2';
/**
 * Ids of the categories whose stakes count only in part towards the turnover of a bonus: live casino, roulette, blackjack, baccarat and
 * table games.
 */
const LOW_CONTRIBUTION_CATEGORIES = new Set(['2', '4', '5', '6', '9']);

/** Session of a player in a game, with timestamps in Unix ms and amounts in cents. */
export interface GameSession {
  id: string;
  playerId: string;
  gameId: string;
  openedAt: number;
  /** Time of the first load of the URL, or of the first round. */
  loadedAt: number | null;
  /** Time of the last activity. */
  activeAt: number;
  closedAt: number | null;
  /** Total stakes and payouts. */
  bet: number;
  won: number;
}

/** State as plain data. */
export interface GameSessionsState {
  sessions: GameSession[];
}

/** Creates the store of game sessions. Rounds settle at once, so none stays open. */
export function createGameSessions({ betting, clock, random }: { betting: Betting; clock: Clock; random: Random }) {
  const sessions = new Map<string, GameSession>();
  const open = new Map<string, GameSession>();
  const chance = random.fork('slots');

  const put = (session: GameSession): GameSession => {
    sessions.set(session.id, session);
    if (session.closedAt === null) open.set(session.id, session);
    else open.delete(session.id);
    return session;
  };

  /** Counts the time since the last activity. */
  const countTime = ({ playerId, activeAt }: GameSession, until: number) =>
    betting.playTime(playerId, activeAt, Math.min(until, activeAt + MAX_ACTIVITY_GAP_MS));

  const closeAt = (session: GameSession, at: number): GameSession => {
    countTime(session, at);
    return put({ ...session, closedAt: at });
  };

  /** Returns the session, closed if idle too long. */
  const current = (session: GameSession): GameSession =>
    session.closedAt === null && clock.now() >= session.activeAt + IDLE_TIMEOUT_MS
      ? closeAt(session, session.activeAt + IDLE_TIMEOUT_MS)
      : session;

  return {
    /** Opens a session. Others of the same game stay open, because they have no open round. */
    open(playerId: string, gameId: string): GameSession {
      const now = clock.now();
      const id = `gms_${random.hex(8)}`;
      return put({ id, playerId, gameId, openedAt: now, loadedAt: null, activeAt: now, closedAt: null, bet: 0, won: 0 });
    },

    /** Returns a session of any player. */
    session(id: string): GameSession | undefined {
      const session = sessions.get(id);
      return session && current(session);
    },

    /** Records that the URL was loaded. Returns undefined if the session is closed or the URL has expired. */
    load(session: GameSession): GameSession | undefined {
      const now = clock.now();
      if (session.closedAt !== null || (session.loadedAt === null && now >= session.openedAt + LAUNCH_URL_LIFETIME_MS)) return undefined;
      countTime(session, now);
      return put({ ...session, loadedAt: session.loadedAt ?? now, activeAt: now });
    },

    /**
     * Plays a round: takes the stake in cents (within the game's limits), draws, and pays; `access` is from
     * `world.authorization.accessContext`.
     */
    spin(session: GameSession, game: Game, amount: number, access: AccessContext): Result<Spin & { id: string }, StakeError> {
      const { playerId } = session;
      const now = clock.now();
      // The time is counted first, so that a time limit includes the time up to this round.
      countTime(session, now);
      const active = put({ ...session, loadedAt: session.loadedAt ?? now, activeAt: now });
      const id = `rnd_${random.hex(8)}`;
      const contributionPercent = LOW_CONTRIBUTION_CATEGORIES.has(game.category.id) ? 10 : 100;
      const staked = betting.stake(
        playerId,
        { id, game: game.name, contributionPercent, isLive: game.category.id === LIVE_CATEGORY, amount },
        access,
      );
      if (!staked.ok) return staked;
      const round = spin(chance, amount, game.rtp / 100);
      betting.settle(playerId, id, round.win);
      put({ ...active, bet: active.bet + amount, won: active.won + round.win });
      return ok({ id, ...round });
    },

    /** Closes a session. Repeated calls change nothing. */
    close: (session: GameSession): GameSession => (session.closedAt === null ? closeAt(session, clock.now()) : session),

    tick(): void {
      open.forEach(current);
    },

    /** Returns the ids of the games a player opened, latest first, without duplicates. */
    played(playerId: string): string[] {
      const own = [...sessions.values()].filter((session) => session.playerId === playerId);
      return [...new Set(own.reverse().map(({ gameId }) => gameId))];
    },

    dump: (): GameSessionsState => ({ sessions: [...sessions.values()] }),

    restore(all: GameSessionsState = { sessions: [] }): void {
      for (const some of [sessions, open]) some.clear();
      all.sessions.forEach(put);
    },
  };
}
