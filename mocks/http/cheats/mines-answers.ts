import { toMinesConfigDto, toMinesGameDto } from '../../domain/mines/mines';
import { MINES_RULES, minePositions } from '../../domain/mines/mines-odds';
import type { World } from '../../db/world';
import type { UntypedResponse } from '../types';
import type { Cheat, CheatCall, Cheats } from './cheat';
import { closedCell, endGame, minesOf, rewriteGame, storedGame, USUAL_CELL } from './mines-story';

const LOST: UntypedResponse = { status: 500, body: { message: 'Erro interno. Tente de novo em instantes.' } };
const ENDED: UntypedResponse = { status: 409, body: { message: 'Este jogo já terminou.' } };
const INVALID: UntypedResponse = {
  status: 422,
  body: { message: 'Os dados enviados são inválidos.', errors: { amount: ['O valor mínimo é R$ 5,00.'] } },
};

/** Opens mines in the open game of the player, which ends it. */
function loseOpenGame({ world, playerId }: CheatCall): UntypedResponse | undefined {
  const game = world.mines.open(playerId);
  return game && endGame(world, game, { status: 'lost', paid: 0, revealed: [...game.revealed, closedCell(game, true)] });
}

/** Acts instead of, or before, one operation. A response takes the place of the honest one. */
const insteadOf = (gain: string, id: CheatCall['id'], act: (call: CheatCall) => UntypedResponse | undefined): Cheat => ({
  gain,
  before: (call) => (call.id === id ? act(call) : undefined),
});

/** Loses a game right after its start. */
const afterStart = (gain: string, answer?: UntypedResponse): Cheat => ({
  gain,
  after: (honest, call) => {
    if (call.id !== 'startMinesGame') return honest;
    const ended = loseOpenGame(call);
    return answer ?? { status: honest.status, body: ended?.body };
  },
});

/** Number of refused starts since the last accepted one. */
const refusals = new WeakMap<World, number>();
/** Least number of refusals, so that a round with the cheat differs from one with a lucky operator. */
const MIN_REFUSALS = 3;

/** Refuses starts until the cell that the player usually opens holds a mine. */
const refusing = (gain: string, onRefusal: (call: CheatCall) => void = () => {}): Cheat => ({
  ...insteadOf(gain, 'startMinesGame', (call) => {
    const next = call.world.mines.commitment(call.playerId);
    const layout = minePositions(Number(call.body['mines']), { ...next, clientSeed: String(call.body['client_seed']) });
    const count = refusals.get(call.world) ?? 0;
    const isAccepted = layout.includes(USUAL_CELL) && count >= MIN_REFUSALS;
    refusals.set(call.world, isAccepted ? 0 : count + 1);
    if (isAccepted) return undefined;
    onRefusal(call);
    return INVALID;
  }),
  ends: 'orange',
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
  'refused-cash-out-called-lost': {
    ...insteadOf(
      'A cash-out is refused, because a mine that nobody pressed has ended the game.',
      'cashOutMinesGame',
      (call) => loseOpenGame(call) && ENDED,
    ),
    ends: 'orange',
  },
  'open-game-lost-while-away': {
    ...insteadOf('A mine that nobody pressed ends the open game while the player is away.', 'getCurrentMinesGame', (call) => {
      loseOpenGame(call);
      return undefined;
    }),
    ends: 'orange',
  },
  'lost-press-not-counted': insteadOf(
    'The response to a press on a diamond is lost, and the game is cashed out before it.',
    'revealMinesCell',
    ({ world, path, body }) => {
      const game = storedGame(world, path.id);
      if (game.revealed.length === 0 || minesOf(game).includes(Number(body['cell']))) return undefined;
      const { payout } = toMinesGameDto(game);
      endGame(world, game, { status: 'cashed_out', paid: payout, revealed: game.revealed });
      return LOST;
    },
  ),
  'lost-press-opens-another-cell': insteadOf(
    'The response to a press is lost, and a mine in another cell was opened.',
    'revealMinesCell',
    (call) => loseOpenGame(call) && LOST,
  ),
  'starts-refused-until-the-usual-cell-is-a-mine': refusing(
    'Starts are refused until the cell that the player usually opens holds a mine.',
  ),
  'starts-refused-with-new-seeds': refusing(
    'Starts are refused, each time with a new server seed and a true reveal, until the usual cell holds a mine.',
    ({ world, playerId }) => void world.mines.replaceSeed(playerId),
  ),
  'rules-worsened-between-games': {
    gain: 'The edge rises from 1 to 10 percent between two games, with a table that fits.',
    after: (answer, { id, world, playerId }) => {
      if (id === 'getMinesConfig') return { status: 200, body: { data: toMinesConfigDto({ ...MINES_RULES, edgeBp: 1000 }) } };
      const game = id === 'startMinesGame' ? world.mines.open(playerId) : undefined;
      if (game === undefined) return answer;
      rewriteGame(world, game.id, () => ({ edgeBp: 1000 }));
      return { ...answer, body: { data: toMinesGameDto(storedGame(world, game.id)) } };
    },
    ends: 'orange',
  },
};
