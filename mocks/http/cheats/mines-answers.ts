import { MINUTE } from '../../domain/calendar';
import { toMinesConfigDto, toMinesGameDto } from '../../domain/mines/mines';
import { MINES_RULES, minePositions } from '../../domain/mines/mines-odds';
import type { World } from '../../db/world';
import type { UntypedResponse } from '../types';
import type { Cheat, CheatCall, Cheats } from './cheat';
import { afterwards, doublingStake, insteadOf, invalidStake, losingResponse, LOST, refusing, together, unproven } from './cheat';
import {
  beforeMove,
  changingMines,
  changingStart,
  changingStarted,
  closedCell,
  endGame,
  loseAt,
  minesOf,
  publishing,
  rewriteGame,
  sayingHistory,
  USUAL_CELL,
} from './mines-story';

// Refusals of moves and starts, for which the true game gives no reason.
const ENDED: UntypedResponse = { status: 409, body: { message: 'Este jogo já terminou.' } };
const OPENED: UntypedResponse = { status: 409, body: { message: 'Esta casa já foi aberta.' } };
const NO_CELL: UntypedResponse = { status: 409, body: { message: 'Abra ao menos uma casa antes de retirar.' } };
const INVALID = invalidStake('O valor mínimo é R$ 5,00.');

/** Opens a mine in the open game of the player, which ends it. @returns response with the lost game; undefined without an open one */
function loseOpenGame(call: CheatCall): UntypedResponse | undefined {
  const game = call.world.mines.open(call.playerId);
  return game && loseAt(game, call, [closedCell(game, true)]);
}

/** Loses a game right after its start. @param answer response to the start; one of success with the lost game if omitted */
const afterStart = (gain: string, answer?: UntypedResponse): Cheat =>
  afterwards(gain, 'startMinesGame', (call) => {
    const ended = loseOpenGame(call);
    return answer ?? { status: 201, body: ended?.body };
  });

/** Number of refused starts since the last accepted one, by world. */
const refusals = new WeakMap<World, number>();
/** Least number of refusals before a start is accepted, so that the cheat differs from a lucky operator. */
const MIN_REFUSALS = 3;

/** Refuses starts until the cell that the player usually opens holds a mine. */
const refusingStarts = (gain: string, onRefusal: (call: CheatCall) => void = () => {}): Cheat =>
  unproven(
    insteadOf(gain, 'startMinesGame', (call) => {
      const next = call.world.mines.commitment(call.playerId);
      const layout = minePositions(Number(call.body['mines']), { ...next, clientSeed: String(call.body['client_seed']) });
      const count = refusals.get(call.world) ?? 0;
      const isAccepted = layout.includes(USUAL_CELL) && count >= MIN_REFUSALS;
      refusals.set(call.world, isAccepted ? 0 : count + 1);
      if (isAccepted) return undefined;
      onRefusal(call);
      return INVALID;
    }),
  );

/** Part that loses the response to a start, which is executed. */
const LOST_START = losingResponse('startMinesGame');

/** Publishes worse rules, with a table that fits, and plays by them. */
const worsening = (gain: string, rules: Partial<Pick<typeof MINES_RULES, 'edgeBp' | 'maxPayout'>>): Cheat =>
  unproven(
    together(
      gain,
      publishing('', toMinesConfigDto({ ...MINES_RULES, ...rules })),
      changingStarted('', () => rules),
    ),
  );

/** Loses cash-outs without executing them, and never states an open game. @param list response in place of the true history */
const hiding = (gain: string, list?: UntypedResponse): Cheat =>
  together(
    gain,
    refusing('', 'cashOutMinesGame', LOST),
    refusing('', 'getCurrentMinesGame', { status: 204 }),
    insteadOf('', 'listMinesHistory', () => list),
  );

/** States the prize of a cash-out, and credits another amount. */
const crediting = (gain: string, credit: (payout: number) => number): Cheat =>
  beforeMove(gain, 'cashOutMinesGame', (game, { world }) => {
    const { payout } = toMinesGameDto(game);
    return endGame(world, game, { status: 'cashed_out', paid: payout, revealed: game.revealed }, credit(payout));
  });

/** Cheats with lost and refused responses of mines, in which every seed and every mine is true. */
export const minesAnswerCheats: Cheats = {
  'start-answered-as-lost': afterStart('The stake is taken, and a mine that nobody pressed has ended the game at once.'),
  'lost-start-called-lost': afterStart(
    'The response to the start is lost, and the game is found ended by a mine that nobody pressed.',
    LOST,
  ),
  'lost-cash-out-called-lost': insteadOf(
    'The response to a cash-out is lost, and the game is found ended by a mine that nobody pressed.',
    'cashOutMinesGame',
    (call) => loseOpenGame(call) && LOST,
  ),
  'refused-cash-out-called-lost': unproven(
    insteadOf(
      'A cash-out is refused, because a mine that nobody pressed has ended the game.',
      'cashOutMinesGame',
      (call) => loseOpenGame(call) && ENDED,
    ),
  ),
  'open-game-lost-while-away': unproven(
    insteadOf(
      'A mine that nobody pressed ends the open game while the player is away.',
      'getCurrentMinesGame',
      (call) => void loseOpenGame(call),
    ),
  ),
  'lost-press-not-counted': beforeMove(
    'The response to a press on a diamond is lost, and the game is cashed out before it.',
    'revealMinesCell',
    (game, { world, body }) => {
      if (game.revealed.length === 0 || minesOf(game).includes(Number(body['cell']))) return undefined;
      endGame(world, game, { status: 'cashed_out', paid: toMinesGameDto(game).payout, revealed: game.revealed });
      return LOST;
    },
  ),
  'lost-press-opens-another-cell': insteadOf(
    'The response to a press is lost, and a mine in another cell was opened.',
    'revealMinesCell',
    (call) => loseOpenGame(call) && LOST,
  ),
  'starts-refused-until-the-usual-cell-is-a-mine': refusingStarts(
    'Starts are refused until the cell that the player usually opens holds a mine.',
  ),
  'starts-refused-with-new-seeds': refusingStarts(
    'Starts are refused, each time with a new server seed and a true reveal, until the usual cell holds a mine.',
    ({ world, playerId }) => void world.mines.replaceSeed(playerId),
  ),
  'rules-worsened-between-games': worsening('The edge rises from 1 to 10 percent between two games, with a table that fits.', {
    edgeBp: 1000,
  }),
  'edge-raised-by-a-hundredth': worsening('The edge rises by a hundredth of a percent between two games.', { edgeBp: 101 }),
  'maximum-lowered-between-games': worsening('The maximum payout falls between two games.', { maxPayout: 120 }),
  'refused-start-played': afterStart('A start is refused, and its game is played and lost by a mine that nobody pressed.', INVALID),
  'lost-start-with-another-seed': together(
    'The response to a start is lost, and its game is played and lost with a client seed of the operator.',
    changingStart('', ({ client_seed }) => ({ client_seed: `casa-${String(client_seed)}`.slice(0, 64) })),
    afterStart('', LOST),
  ),
  'lost-start-with-a-higher-stake': together(
    'The response to a start is lost, and its game takes twice the stake.',
    doublingStake('', 'startMinesGame'),
    LOST_START,
  ),
  'lost-start-with-more-mines': together(
    'The response to a start is lost, and its game has one mine more.',
    changingMines('', 1),
    LOST_START,
  ),
  'diamonds-refused-until-a-mine': unproven(
    beforeMove('Presses on diamonds are refused, until the player presses a mine.', 'revealMinesCell', (game, { body }) =>
      minesOf(game).includes(Number(body['cell'])) ? undefined : OPENED,
    ),
  ),
  'cash-outs-refused': unproven(refusing('Cash-outs are refused, until the player presses a mine.', 'cashOutMinesGame', NO_CELL)),
  'lost-cash-out-with-a-later-end': insteadOf(
    'The response to a cash-out is lost, and the game ends a minute later by a mine that nobody pressed.',
    'cashOutMinesGame',
    (call) => {
      loseOpenGame(call);
      rewriteGame(call.world, call.path.id, ({ endedAt }) => ({ endedAt: (endedAt ?? 0) + MINUTE }));
      return LOST;
    },
  ),
  'game-withheld': unproven(hiding('A won game is neither open nor listed, and the list fails.', LOST)),
  'game-vanished': hiding('A won game is neither open nor listed.'),
  'diamond-forgotten-in-history': sayingHistory('A won game is listed with a diamond less.', (games) =>
    games.map((game) => (game.status === 'lost' ? game : { ...game, revealed: game.revealed.slice(0, -1) })),
  ),
  'prize-not-credited': crediting('A prize is stated and never reaches the balance.', () => 0),
  'prize-credited-short': crediting('Half of a stated prize reaches the balance.', (payout) => Math.floor(payout / 2)),
};
