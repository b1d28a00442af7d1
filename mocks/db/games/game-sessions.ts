import type { AccessContext } from '../../domain/protection/access';
import { MINUTE } from '../../domain/calendar';
import { plays } from '../../domain/games/play';
import type { Action, ActionName, Bet, GameKind, Outcome } from '../../domain/games/round';
import type { Invalid, Result } from '../../domain/result';
import { err, invalid, ok } from '../../domain/result';
import type { Betting, StakeError } from '../money/betting';
import { MAX_ACTIVITY_GAP_MS } from '../money/betting';
import type { Game } from '../catalogue/model';
import type { Clock } from '../clock';
import { createRandom, type Random } from '../../domain/random';

/** Time after the opening of a session within which its launch URL must be loaded for the first time, unless a round has begun. */
export const LAUNCH_URL_LIFETIME_MS = 5 * MINUTE;
/** Time without a load of the URL, a round or a decision after which a session is closed. */
const IDLE_TIMEOUT_MS = 30 * MINUTE;
/** Id of the category of live casino. */
const LIVE_CATEGORY = '2';
/**
 * Ids of the categories whose stakes count only 10 percent towards the turnover of a bonus: live casino, roulette, blackjack, baccarat
 * and table games. Stakes of other categories count in full.
 */
const LOW_CONTRIBUTION_CATEGORIES = new Set(['2', '4', '5', '6', '9']);

/**
 * Round of a session: the seed, the bet in cents and the decisions, from which the rules derive its outcome. `startedAt` is in Unix ms,
 * the times of `actions` are in ms from then.
 */
export interface GameRound extends Pick<Bet, 'amount' | 'choice' | 'rtp'> {
  readonly id: string;
  readonly kind: GameKind;
  /** Seed of the random numbers, which no response has. */
  readonly seed: string;
  readonly startedAt: number;
  readonly actions: readonly Action[];
  readonly outcome: Outcome;
}

/** Error of a round: the stake, the choice or the decision was refused. */
type RoundError = StakeError | Invalid<'choice' | 'round_open' | 'action'>;

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
  /** The last round. */
  round?: GameRound;
}

/** State as plain data. */
export interface GameSessionsState {
  sessions: GameSession[];
}

/**
 * Creates the store of game sessions. The end of a session ends its open round. Methods with a `session` need the one that was just read,
 * because they store a changed copy of it.
 */
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

  /** Counts the time since the last activity as play, at most `MAX_ACTIVITY_GAP_MS` of it. */
  const countTime = ({ playerId, activeAt }: GameSession, until: number) =>
    betting.playTime(playerId, activeAt, Math.min(until, activeAt + MAX_ACTIVITY_GAP_MS));

  /** Continues the round of a session, and settles it if it has ended. */
  const continueRound = (session: GameSession, elapsed: number, action?: ActionName): GameSession => {
    const { round } = session;
    if (round === undefined || round.outcome.win !== undefined) return session;
    const actions = action === undefined ? round.actions : [...round.actions, { name: action, at: elapsed }];
    const outcome = plays[round.kind](createRandom(round.seed), { ...round, actions, elapsed });
    return outcome === undefined ? session : settle({ ...session, round: { ...round, actions, outcome } });
  };

  const settle = (session: GameSession): GameSession => {
    const win = session.round?.outcome.win;
    if (session.round === undefined || win === undefined) return put(session);
    const ids = stakeIds(session.round);
    for (const id of ids) betting.settle(session.playerId, id, win / ids.length);
    return put({ ...session, won: session.won + win });
  };

  const closeAt = (session: GameSession, at: number): GameSession => {
    countTime(session, at);
    return put({ ...continueRound(session, Infinity), closedAt: at });
  };

  /** Returns the session at the present time, closed if idle too long. */
  const current = (session: GameSession): GameSession => {
    const now = clock.now();
    if (session.closedAt !== null) return session;
    if (now >= session.activeAt + IDLE_TIMEOUT_MS) return closeAt(session, session.activeAt + IDLE_TIMEOUT_MS);
    return continueRound(session, now - (session.round?.startedAt ?? now));
  };

  /** Takes a stake in the game of a session. */
  const stake = ({ playerId }: GameSession, game: Game, id: string, amount: number, access: AccessContext) =>
    betting.stake(
      playerId,
      {
        id,
        game: game.name,
        contributionPercent: LOW_CONTRIBUTION_CATEGORIES.has(game.category.id) ? 10 : 100,
        isLive: game.category.id === LIVE_CATEGORY,
        amount,
      },
      access,
    );

  /** Records an action of the player. The time is counted first, so that a time limit includes the time up to it. */
  const act = (session: GameSession): GameSession => {
    const now = clock.now();
    countTime(session, now);
    return put({ ...session, loadedAt: session.loadedAt ?? now, activeAt: now });
  };

  return {
    /** Opens a session. The caller checks that the player may play. Other sessions of the same game stay open. */
    open(playerId: string, gameId: string): GameSession {
      const now = clock.now();
      const id = `gms_${random.hex(8)}`;
      return put({ id, playerId, gameId, openedAt: now, loadedAt: null, activeAt: now, closedAt: null, bet: 0, won: 0 });
    },

    /**
     * Returns a session of any player at the present time, after a round that has ended is settled and an idle session is closed; undefined
     * if there is none.
     */
    session(id: string): GameSession | undefined {
      const session = sessions.get(id);
      return session && current(session);
    },

    /** Records that the URL was loaded, and counts the time of play. Returns undefined if the session is closed or the URL has expired. */
    load(session: GameSession): GameSession | undefined {
      const now = clock.now();
      if (session.closedAt !== null || (session.loadedAt === null && now >= session.openedAt + LAUNCH_URL_LIFETIME_MS)) return undefined;
      return act(session);
    },

    /**
     * Starts a round: takes the stake in cents, and pays if the rules leave nothing to decide; `access` is from
     * `world.authorization.accessContext`. The caller checks that the session is open, and the game's limits of the stake. A refused round
     * counts as activity, but takes no stake.
     */
    startRound(
      session: GameSession,
      game: Game,
      { amount, choice }: Pick<Bet, 'amount' | 'choice'>,
      access: AccessContext,
    ): Result<GameRound, RoundError> {
      const active = act(session);
      if (active.round?.outcome.win === undefined && active.round !== undefined) {
        return err(invalid('round_open', 'amount', 'Termine a rodada aberta antes de começar outra.'));
      }
      const id = `rnd_${random.hex(8)}`;
      const bet = { amount, choice, rtp: game.rtp / 100, actions: [] };
      const seed = chance.hex(16);
      const outcome = plays[game.kind](createRandom(seed), { ...bet, elapsed: 0 });
      if (outcome === undefined) return err(invalid('choice', 'choice', 'A aposta não segue as regras deste jogo.'));
      const staked = stake(session, game, id, amount, access);
      if (!staked.ok) return staked;
      const round: GameRound = { id, kind: game.kind, seed, startedAt: clock.now(), outcome, ...bet };
      settle({ ...active, bet: active.bet + amount, round });
      return ok(round);
    },

    /**
     * Takes a decision that the open round offers; any other is an error. Doubling takes the stake a second time. The caller checks that
     * the session is open.
     */
    decide(session: GameSession, game: Game, action: ActionName, access: AccessContext): Result<GameRound, RoundError> {
      let active = act(session);
      const { round } = active;
      if (round?.outcome.actions.includes(action) !== true) {
        return err(invalid('action', 'action', 'Esta rodada já mudou. Veja o estado atual.'));
      }
      if (action === 'double') {
        const staked = stake(session, game, doubleId(round.id), round.amount, access);
        if (!staked.ok) return staked;
        active = { ...active, bet: active.bet + round.amount };
      }
      const decided = continueRound(active, clock.now() - round.startedAt, action);
      return ok(decided.round ?? round);
    },

    /** Closes a session. Repeated calls change nothing. */
    close: (session: GameSession): GameSession => (session.closedAt === null ? closeAt(session, clock.now()) : session),

    /** Settles rounds that have ended by themselves, and closes sessions that are idle for 30 minutes. */
    tick(): void {
      open.forEach(current);
    },

    /** Returns the ids of the games a player opened, latest first, without duplicates. */
    openedGames(playerId: string): string[] {
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

const doubleId = (roundId: string) => `${roundId}_2`;

/** Returns the ids of the stakes of a round. Doubling adds one. */
export function stakeIds({ id, actions }: GameRound): string[] {
  return actions.some(({ name }) => name === 'double') ? [id, doubleId(id)] : [id];
}
