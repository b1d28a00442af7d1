import type { AccessContext } from '../domain/access';
import { seedHash } from '../domain/fairness';
import type { MinesGame } from '../domain/mines';
import { cashOutMinesGame, revealMinesCell, startMinesGame } from '../domain/mines';
import { MINES_RULES } from '../domain/mines-odds';
import type { Conflict, Invalid, NotFound, Result } from '../domain/result';
import { err, notFound, ok } from '../domain/result';
import type { Betting, StakeError } from './betting';
import type { Clock } from './clock';
import type { Random } from './random';
import type { Settings } from './settings';

/** Of a stake, to wagering requirements. */
const CONTRIBUTION_PERCENT = 20;

/** The hash of its seed may already be published. */
interface NextGame {
  serverSeed: string;
  nonce: number;
}

/** Plain data. */
export interface MinesState {
  games: MinesGame[];
  next: [playerId: string, game: NextGame][];
}

export interface MinesGameRequest {
  /** Cents. */
  amount: number;
  mines: number;
  clientSeed: string;
}

export type Mines = ReturnType<typeof createMines>;

/** Creates the store of mines games; a game's end settles its stake. */
export function createMines({ betting, clock, random, settings }: { betting: Betting; clock: Clock; random: Random; settings: Settings }) {
  const games = new Map<string, MinesGame>();
  const next = new Map<string, NextGame>();

  /** The casino's limits hold in addition to the game's own (SPEC E6). */
  const narrowedRules = () => ({
    ...MINES_RULES,
    minBet: Math.max(MINES_RULES.minBet, settings.casino_bet_min_total),
    maxBet: Math.min(MINES_RULES.maxBet, settings.casino_bet_max_total),
  });

  /** Each game has its own random source, so that its seed does not depend on other draws. */
  const drawNextGame = (playerId: string, nonce: number): NextGame => ({
    serverSeed: random.fork(`mines/${playerId}/${String(nonce)}`).hex(32),
    nonce,
  });
  const getNextGame = (playerId: string): NextGame => {
    const game = next.get(playerId) ?? drawNextGame(playerId, 1);
    next.set(playerId, game);
    return game;
  };
  const listGames = (playerId: string) => [...games.values()].filter((game) => game.playerId === playerId);
  const findOpen = (playerId: string) => listGames(playerId).findLast(({ status }) => status === 'open');

  /** Applies a move to a player's own game, and settles its stake at the end. */
  function applyMove<Refused>(
    playerId: string,
    id: string,
    move: (game: MinesGame) => Result<MinesGame, Refused>,
  ): Result<MinesGame, Refused | NotFound<'no_game'>> {
    const game = games.get(id);
    if (game?.playerId !== playerId) return err(notFound('no_game', 'Não encontrado.'));
    const result = move(game);
    if (!result.ok) return result;
    games.set(id, result.value);
    if (result.value.status !== 'open') betting.settle(playerId, id, result.value.paid);
    return result;
  }

  return {
    /** Returns the SHA-256 of the next server seed, stable until that game starts. */
    nextHash: (playerId: string): string => seedHash(getNextGame(playerId).serverSeed),

    /**
     * Starts a game with the seed of {@link nextHash} and takes its stake, except on error; `access` is from
     * `world.authorization.accessContext`.
     */
    start(
      playerId: string,
      request: MinesGameRequest,
      access: AccessContext,
    ): Result<MinesGame, StakeError | Conflict<'game_open'> | Invalid<'stake' | 'mines' | 'client_seed'>> {
      const { serverSeed, nonce } = getNextGame(playerId);
      const id = `mns_${String(games.size + 1)}`;
      const open = findOpen(playerId);
      const started = startMinesGame({ ...request, id, playerId, serverSeed, nonce, open, now: clock.now() }, narrowedRules());
      if (!started.ok) return started;
      const staked = betting.stake(
        playerId,
        { id, game: 'Mines', contributionPercent: CONTRIBUTION_PERCENT, amount: request.amount },
        access,
      );
      if (!staked.ok) return staked;
      games.set(id, started.value);
      next.set(playerId, drawNextGame(playerId, nonce + 1));
      return ok(started.value);
    },

    reveal: (playerId: string, id: string, cell: number) => applyMove(playerId, id, (game) => revealMinesCell(game, cell, clock.now())),

    cashOut: (playerId: string, id: string) => applyMove(playerId, id, (game) => cashOutMinesGame(game, clock.now())),

    open: findOpen,

    /** Newest first. */
    ended: (playerId: string): MinesGame[] =>
      listGames(playerId)
        .filter(({ status }) => status !== 'open')
        .reverse(),

    dump: (): MinesState => ({ games: [...games.values()], next: [...next] }),

    restore({ games: all, next: coming }: MinesState = { games: [], next: [] }): void {
      games.clear();
      next.clear();
      for (const game of all) games.set(game.id, game);
      for (const [playerId, game] of coming) next.set(playerId, game);
    },
  };
}
