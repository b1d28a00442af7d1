import type { Standing } from '../domain/access';
import { MINUTE } from '../domain/calendar';
import type { Outcome } from '../domain/outcome';
import { done } from '../domain/outcome';
import type { Spin } from '../third-party/slot/spin';
import { spin } from '../third-party/slot/spin';
import type { Betting, StakeRefused } from './betting';
import type { Game } from './catalogue/model';
import type { Clock } from './clock';
import type { Random } from './random';

/** For so long after it was given the address of a session can be loaded for the first time. */
export const LAUNCH_LIFE = 5 * MINUTE;
/** A session in which nothing happens for so long is closed. */
const IDLE = 30 * MINUTE;
/** Who does nothing for longer than this is not playing any more. */
const LONGEST_GAP = 5 * MINUTE;
/** The categories whose stakes count little towards a bonus: live casino, roulette, blackjack, baccarat, tables. */
const TABLES = new Set(['2', '4', '5', '6', '9']);

/** A game that a player opened. Moments in milliseconds since 1970, cents. */
export interface GameSession {
  id: string;
  playerId: string;
  gameId: string;
  openedAt: number;
  /** When its address was loaded for the first time, or a round played. */
  loadedAt: number | null;
  /** When something happened in it last. */
  activeAt: number;
  closedAt: number | null;
  /** All stakes, and all that was paid out. */
  bet: number;
  won: number;
}

/** All that is known of games that were opened, as plain data. */
export interface GameSessionsKept {
  sessions: GameSession[];
  /** Until when time played is counted already. */
  counted: [playerId: string, until: number][];
}

export type GameSessions = ReturnType<typeof createGameSessions>;

/** The game sessions of all players. Their rounds are staked and settled at once, so that none is ever left open. */
export function createGameSessions({ betting, clock, random }: { betting: Betting; clock: Clock; random: Random }) {
  const sessions = new Map<string, GameSession>();
  const open = new Map<string, GameSession>();
  const counted = new Map<string, number>();
  const chance = random.fork('slots');

  const put = (session: GameSession): GameSession => {
    sessions.set(session.id, session);
    if (session.closedAt === null) open.set(session.id, session);
    else open.delete(session.id);
    return session;
  };

  /** Counts the time since something happened last; what another game of the player counted is not counted twice. */
  const countTime = ({ playerId, activeAt }: GameSession, until: number) => {
    const known = counted.get(playerId) ?? activeAt;
    // A clock that was set back leaves a moment to come: it counts for nothing.
    const from = known > clock.now() ? activeAt : Math.max(activeAt, known);
    const to = Math.min(until, activeAt + LONGEST_GAP);
    if (to <= from) return;
    betting.playTime(playerId, from, to);
    counted.set(playerId, to);
  };

  const closeAt = (session: GameSession, at: number): GameSession => {
    countTime(session, at);
    return put({ ...session, closedAt: at });
  };

  /** A session as it stands now: closed where nothing happened in it for too long. */
  const current = (session: GameSession): GameSession =>
    session.closedAt === null && clock.now() >= session.activeAt + IDLE ? closeAt(session, session.activeAt + IDLE) : session;

  return {
    /** Opens a game for a player; other sessions of the same game stay open, for none of them has an open round. */
    open(playerId: string, gameId: string): GameSession {
      const now = clock.now();
      const id = `gms_${random.hex(8)}`;
      return put({ id, playerId, gameId, openedAt: now, loadedAt: null, activeAt: now, closedAt: null, bet: 0, won: 0 });
    },

    /** A game session, whosever it is. */
    session(id: string): GameSession | undefined {
      const session = sessions.get(id);
      return session && current(session);
    },

    /**
     * Notes that the address of a session is loaded.
     *
     * @returns the session; nothing where it is closed, or was not loaded while its address was good
     */
    load(session: GameSession): GameSession | undefined {
      const now = clock.now();
      if (session.closedAt !== null || (session.loadedAt === null && now >= session.openedAt + LAUNCH_LIFE)) return undefined;
      countTime(session, now);
      return put({ ...session, loadedAt: session.loadedAt ?? now, activeAt: now });
    },

    /**
     * Plays a round of an open session: takes the stake, draws, and pays at once.
     *
     * @param amount cents, within the game's limits
     * @param standing how the player stands, `world.guard.standing`
     * @returns what came of it, or why the stake was not taken
     */
    spin(session: GameSession, game: Game, amount: number, standing: Standing): Outcome<Spin & { id: string }, StakeRefused> {
      const { playerId } = session;
      const now = clock.now();
      // First, so that a limit of time knows of the time up to this round.
      countTime(session, now);
      const active = put({ ...session, loadedAt: session.loadedAt ?? now, activeAt: now });
      const id = `rnd_${random.hex(8)}`;
      const percent = TABLES.has(game.category.id) ? 10 : 100;
      const staked = betting.stake(playerId, { id, game: game.name, percent, amount }, standing);
      if (!staked.ok) return staked;
      const round = spin(chance, amount, game.rtp / 100);
      betting.settle(playerId, id, round.win);
      put({ ...active, bet: active.bet + amount, won: active.won + round.win });
      return done({ id, ...round });
    },

    /** Closes a session; the first close counts. */
    close: (session: GameSession): GameSession => (session.closedAt === null ? closeAt(session, clock.now()) : session),

    /** Closes the sessions in which nothing happens any more. */
    tick(): void {
      open.forEach(current);
    },

    /** The ids of the games that a player opened, the latest first, each once. */
    played(playerId: string): string[] {
      const own = [...sessions.values()].filter((session) => session.playerId === playerId);
      return [...new Set(own.reverse().map(({ gameId }) => gameId))];
    },

    kept: (): GameSessionsKept => ({ sessions: [...sessions.values()], counted: [...counted] }),

    /** Puts what was kept in the place of all there is; nothing where nothing is given. */
    replace(all: GameSessionsKept = { sessions: [], counted: [] }): void {
      for (const some of [sessions, open, counted]) some.clear();
      all.sessions.forEach(put);
      for (const [playerId, until] of all.counted) counted.set(playerId, until);
    },
  };
}
