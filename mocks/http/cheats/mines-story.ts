import type { components } from '@generated/schema';

import type { World } from '../../db/world';
import type { MinesGame } from '../../domain/mines/mines';
import { toMinesGameDto } from '../../domain/mines/mines';
import { CELL_COUNT, minePositions } from '../../domain/mines/mines-odds';
import type { MinesState } from '../../db/games/mines';
import type { UntypedResponse } from '../types';
import type { Cheat, CheatCall } from './cheat';
import { answering, changing, each, insteadOf } from './cheat';

// Game and configuration as the cheating operator states them.
type SaidGame = components['schemas']['MinesGame'];
export type SaidConfig = components['schemas']['MinesConfig'];
type Next = MinesState['next'][number][1];

/** Cell in the middle, where the player of the tests clicks first. */
export const USUAL_CELL = 12;

/**
 * Returns a game as the stand-in stores it, with its secrets.
 *
 * @throws {RangeError} if there is no such game
 */
export function storedGame(world: World, id: string): MinesGame {
  const game = world.mines.dump().games.find((one) => one.id === id);
  if (game === undefined) throw new RangeError(`no game ${id}`);
  return game;
}

/** Changes the operator's record of a game, behind the player's back. An unknown id changes nothing. */
export function rewriteGame(world: World, id: string, change: (game: MinesGame) => Partial<MinesGame>): undefined {
  const state = world.mines.dump();
  world.mines.restore({ ...state, games: state.games.map((game) => (game.id === id ? { ...game, ...change(game) } : game)) });
}

/** Changes the commitment to the next game of one player, or of all, behind their backs. */
export function rewriteNext(world: World, change: (next: Next) => Partial<Next>, playerId?: string): undefined {
  const state = world.mines.dump();
  world.mines.restore({
    ...state,
    next: state.next.map(([player, next]) => [player, playerId === undefined || player === playerId ? { ...next, ...change(next) } : next]),
  });
}

/** Returns the response to a move, which shows the game after it. */
export const shown = (game: MinesGame): UntypedResponse => ({ status: 200, body: { data: toMinesGameDto(game) } });

/**
 * Ends an open game with any result, and settles its stake.
 *
 * @param credited cents that reach the balance; `end.paid`, which the game states, if omitted
 * @returns response with the ended game
 */
export function endGame(
  world: World,
  game: MinesGame,
  end: Pick<MinesGame, 'status' | 'paid' | 'revealed'>,
  credited = end.paid,
): UntypedResponse {
  rewriteGame(world, game.id, () => ({ endedAt: world.clock.now(), ...end }));
  world.betting.settle(game.playerId, game.id, credited);
  return shown(storedGame(world, game.id));
}

/** Ends an open game as lost, with further cells opened. @returns response with the lost game */
export const loseAt = (game: MinesGame, { world }: CheatCall, cells: readonly number[]): UntypedResponse =>
  endGame(world, game, { status: 'lost', paid: 0, revealed: [...game.revealed, ...cells] });

/** Returns the cells with mines of a game, which its seeds determine. */
export const minesOf = (game: MinesGame): readonly number[] => minePositions(game.mines, game);

/** Returns the first closed cell with or without a mine. @returns `USUAL_CELL` if there is none other than `except` */
export function closedCell(game: MinesGame, hasMine: boolean, except?: number): number {
  const mines = minesOf(game);
  const cells = Array.from({ length: CELL_COUNT }, (_, cell) => cell);
  const found = cells.find((cell) => cell !== except && !game.revealed.includes(cell) && mines.includes(cell) === hasMine);
  return found ?? USUAL_CELL;
}

/** Operations whose responses have games. */
const GAME_CALLS = ['startMinesGame', 'revealMinesCell', 'cashOutMinesGame', 'getCurrentMinesGame', 'listMinesHistory'] as const;

/**
 * Creates a cheat that acts on the game of a move before it is executed. If `act` returns a response, the move is not executed.
 * Its hook throws RangeError for an unknown game.
 */
export const beforeMove = (
  gain: string,
  id: 'revealMinesCell' | 'cashOutMinesGame',
  act: (game: MinesGame, call: CheatCall) => UntypedResponse | undefined,
): Cheat => insteadOf(gain, id, (call) => act(storedGame(call.world, call.path.id), call));

type GameLie = (stored: MinesGame, said: SaidGame) => Partial<SaidGame>;

/** Creates a cheat that lies about each game that a response contains. */
export const sayingGames = (gain: string, lie: GameLie): Cheat =>
  answering<SaidGame | SaidGame[]>(gain, GAME_CALLS, (data, { world }) =>
    each(data, (said) => ({ ...said, ...lie(storedGame(world, said.id), said) })),
  );

/** Creates a cheat that lies about each ended game in a response. */
export const sayingEnded = (gain: string, lie: GameLie): Cheat =>
  sayingGames(gain, (stored, said) => (said.status === 'open' ? {} : lie(stored, said)));

/** Creates a cheat that lies about each game that the player cashed out, in every response with it. */
export const sayingWon = (gain: string, lie: GameLie): Cheat =>
  sayingGames(gain, (stored, said) => (said.status === 'cashed_out' ? lie(stored, said) : {}));

/** Creates a cheat that lies about the player's list of ended games. */
export const sayingHistory = (gain: string, lie: (games: SaidGame[]) => SaidGame[]): Cheat => answering(gain, ['listMinesHistory'], lie);

/** Creates a cheat that publishes other rules. The games are still played by the honest ones. */
export const publishing = (gain: string, rules: Partial<SaidConfig>): Cheat =>
  answering<SaidConfig>(gain, ['getMinesConfig'], (config) => ({ ...config, ...rules }));

/** Creates a cheat that changes the stake, the mines or the client seed of a start. */
export const changingStart = (gain: string, change: (body: CheatCall['body'], call: CheatCall) => object): Cheat =>
  changing(gain, 'startMinesGame', change);

/** Creates a cheat that adds a difference to the number of mines of a start. */
export const changingMines = (gain: string, difference: number): Cheat =>
  changingStart(gain, ({ mines }) => ({ mines: Number(mines) + difference }));

/** Creates a cheat that changes the stored game right after its start, and shows the changed game in the response. */
export const changingStarted = (gain: string, change: (game: MinesGame) => Partial<MinesGame>): Cheat =>
  answering<SaidGame>(gain, ['startMinesGame'], ({ id }, { world }) => {
    rewriteGame(world, id, change);
    return toMinesGameDto(storedGame(world, id));
  });
