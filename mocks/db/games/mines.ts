import type { AccessContext } from '../../domain/protection/access';
import { seedHash } from '../../domain/fairness';
import type { MinesGame, NewMinesGame } from '../../domain/mines/mines';
import { cashOutMinesGame, revealMinesCell, startMinesGame } from '../../domain/mines/mines';
import type { MinesCommitment } from '../../domain/mines/mines-commitment';
import { replaceMinesSeed } from '../../domain/mines/mines-commitment';
import { MINES_RULES } from '../../domain/mines/mines-odds';
import type { Conflict, Invalid, NotFound, Result } from '../../domain/result';
import { err, notFound, ok } from '../../domain/result';
import type { Betting, StakeError } from '../money/betting';
import type { Clock } from '../clock';
import type { Random } from '../../domain/random';
import type { Settings } from '../settings';
import { withinCasinoLimits } from '../settings';

/** Share of a stake that counts towards the wagering of a bonus. */
const CONTRIBUTION_PERCENT = 20;

/** State as plain data. */
export interface MinesState {
  games: MinesGame[];
  /** Commitments to each player's next game: the seed and the number that it will have. */
  next: [playerId: string, commitment: MinesCommitment][];
}

/** Creates the store of mines games; a game's end settles its stake. */
export function createMines({ betting, clock, random, settings }: { betting: Betting; clock: Clock; random: Random; settings: Settings }) {
  const games = new Map<string, MinesGame>();
  const next = new Map<string, MinesCommitment>();

  const narrowedRules = () => withinCasinoLimits(MINES_RULES, settings);

  /** Draws a seed. Each has its own random source, so that it does not depend on other draws. */
  const drawSeed = (label: string) => random.fork(`mines/${label}`).hex(32);
  const commit = (playerId: string, nonce: number, replaced: MinesCommitment['replaced']): MinesCommitment => {
    const commitment = { serverSeed: drawSeed(`${playerId}/${String(nonce)}`), nonce, committedAt: clock.now(), replaced };
    next.set(playerId, commitment);
    return commitment;
  };
  const getCommitment = (playerId: string): MinesCommitment => next.get(playerId) ?? commit(playerId, 1, []);
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
    /** Returns the commitment to the next game, stable until that game starts or the seed is replaced. The first call draws one. */
    commitment: getCommitment,

    /** Returns the SHA-256 of the server seed of the next game. The first call draws a seed. */
    nextHash: (playerId: string): string => seedHash(getCommitment(playerId).serverSeed),

    /** Replaces the seed of the next game and reveals the old one. It is refused while a game is open, and after 20 times before a game. */
    replaceSeed(playerId: string): ReturnType<typeof replaceMinesSeed> {
      const commitment = getCommitment(playerId);
      const { nonce, replaced } = commitment;
      const count = replaced.filter((seed) => seed.nonce === nonce).length + 1;
      const serverSeed = drawSeed(`${playerId}/${String(nonce)}/${String(count)}`);
      const result = replaceMinesSeed(commitment, { serverSeed, now: clock.now(), isGameOpen: findOpen(playerId) !== undefined });
      if (result.ok) next.set(playerId, result.value);
      return result;
    },

    /**
     * Starts a game with seed and nonce of {@link commitment} and takes its stake, except on error; `access` is from
     * `world.authorization.accessContext`.
     */
    start(
      playerId: string,
      request: Pick<NewMinesGame, 'amount' | 'mines' | 'clientSeed'>,
      access: AccessContext,
    ): Result<MinesGame, StakeError | Conflict<'game_open'> | Invalid<'stake' | 'mines' | 'client_seed'>> {
      const { serverSeed, nonce, replaced } = getCommitment(playerId);
      const id = `mns_${String(games.size + 1)}`;
      const open = findOpen(playerId);
      const started = startMinesGame({ ...request, id, playerId, serverSeed, nonce, open, now: clock.now() }, narrowedRules());
      if (!started.ok) return started;
      const stake = { id, game: 'Mines', contributionPercent: CONTRIBUTION_PERCENT, amount: request.amount };
      const staked = betting.stake(playerId, stake, access);
      if (!staked.ok) return staked;
      games.set(id, started.value);
      commit(playerId, nonce + 1, replaced);
      return ok(started.value);
    },

    /** Reveals a cell of a player's own game, as {@link revealMinesCell} does, and settles the stake of an ended game. */
    reveal: (playerId: string, id: string, cell: number) => applyMove(playerId, id, (game) => revealMinesCell(game, cell, clock.now())),

    /** Cashes a player's own game out, as {@link cashOutMinesGame} does, and settles its stake. */
    cashOut: (playerId: string, id: string) => applyMove(playerId, id, (game) => cashOutMinesGame(game, clock.now())),

    /** Returns the open game of a player; undefined if there is none. */
    open: findOpen,

    /** Cancels the open game of a player, returns its stake, and keeps it out of `ended`. @returns its cents of real money; 0 without a game */
    cancelOpen(playerId: string): number {
      const game = findOpen(playerId);
      if (game === undefined) return 0;
      games.set(game.id, { ...game, status: 'cashed_out', paid: game.amount, endedAt: clock.now(), isCancelled: true });
      return betting.refund(playerId, game.id);
    },

    /** Returns the ended games of a player, newest first. */
    ended: (playerId: string): MinesGame[] =>
      listGames(playerId)
        .filter(({ status, isCancelled }) => status !== 'open' && isCancelled !== true)
        .reverse(),

    dump: (): MinesState => ({ games: [...games.values()], next: [...next] }),

    restore({ games: all, next: coming }: MinesState = { games: [], next: [] }): void {
      games.clear();
      next.clear();
      for (const game of all) games.set(game.id, game);
      for (const [playerId, commitment] of coming) next.set(playerId, commitment);
    },
  };
}
