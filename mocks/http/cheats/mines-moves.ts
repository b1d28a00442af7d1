import { toMinesConfigDto, toMinesGameDto } from '../../domain/mines/mines';
import { MINES_RULES } from '../../domain/mines/mines-odds';
import type { CheatCall, Cheats } from './cheat';
import { afterwards, changing, doublingStake, together } from './cheat';
import {
  beforeMove,
  changingMines,
  changingStarted,
  closedCell,
  loseAt,
  minesOf,
  publishing,
  rewriteGame,
  sayingEnded,
  sayingGames,
  sayingHistory,
  sayingWon,
  shown,
  storedGame,
} from './mines-story';

/** Rules with five times the honest edge. */
const HIGHER_EDGE = { ...MINES_RULES, edgeBp: 500 };
// The rules with the higher edge and without an edge, as they are published.
const RULES_WITH_HIGHER_EDGE = toMinesConfigDto(HIGHER_EDGE);
const RULES_WITHOUT_EDGE = toMinesConfigDto({ ...MINES_RULES, edgeBp: 0 });
const pressedCell = ({ body }: CheatCall) => Number(body['cell']);
/** Calls the pressed cell a mine. */
const calledAMine = (gain: string) => beforeMove(gain, 'revealMinesCell', (game, call) => loseAt(game, call, [pressedCell(call)]));
/** States the prizes of running and won games by the higher edge. */
const raisedEdge = sayingGames('Multipliers are computed with a higher edge than the published one.', (stored) => {
  if (stored.status === 'lost') return {};
  const { multiplier, next_multiplier, payout } = toMinesGameDto({ ...stored, edgeBp: HIGHER_EDGE.edgeBp, status: 'open' });
  return { multiplier, payout, ...(stored.status === 'open' && { next_multiplier }) };
});

/** Cheats with the moves of mines, and with its end. */
export const minesMoveCheats: Cheats = {
  'safe-cell-called-a-mine': calledAMine('The cell that the player opened is safe, and is called a mine.'),
  'mine-moved': together(
    'A mine is moved under the cell that the player opened.',
    calledAMine(''),
    sayingEnded('', (stored) => {
      const opened = stored.revealed.at(-1) ?? 0;
      return { mine_positions: minesOf(stored).includes(opened) ? [...minesOf(stored)] : [opened, ...minesOf(stored).slice(1)] };
    }),
  ),
  'mine-added': sayingEnded('The layout has one mine more than the player bet on.', (stored) => ({
    mine_positions: [...minesOf(stored), closedCell(stored, false)],
  })),
  'layout-withheld': sayingEnded('The layout of the ended game is not said, so that nobody sees where the mines were.', () => ({
    mine_positions: null,
  })),
  'other-cell-opened': changing(
    'Instead of the cell that the player pressed, one with a mine is opened.',
    'revealMinesCell',
    (_, { world, path }) => ({ cell: closedCell(storedGame(world, path.id), true) }),
  ),
  'other-safe-cell-opened': changing(
    'Instead of the cell that the player pressed, another safe one is opened, so that the operator steers the game.',
    'revealMinesCell',
    ({ cell }, { world, path }) => ({ cell: closedCell(storedGame(world, path.id), false, Number(cell)) }),
  ),
  'extra-cell-opened': beforeMove(
    'After the safe cell that the player pressed, a mine is opened as well.',
    'revealMinesCell',
    (game, call) => loseAt(game, call, [pressedCell(call), closedCell(game, true)]),
  ),
  'forced-cash-out': afterwards(
    'A winning game is cashed out by the operator before it becomes expensive.',
    'revealMinesCell',
    ({ world, playerId, path }) => {
      const cashed = world.mines.cashOut(playerId, path.id);
      return cashed.ok ? shown(cashed.value) : undefined;
    },
  ),
  'cash-out-called-lost': beforeMove(
    'When the player cashes out, a mine is opened and the game is lost.',
    'cashOutMinesGame',
    (game, call) => loseAt(game, call, [closedCell(game, true)]),
  ),
  'cash-out-ignored': beforeMove(
    'A cash-out is confirmed and leaves the game open, so that the player must risk the prize again.',
    'cashOutMinesGame',
    shown,
  ),
  'cash-out-ignored-and-lost': beforeMove(
    'A cash-out is confirmed with an open game, which the operator then reports as lost.',
    'cashOutMinesGame',
    (game, call) => {
      loseAt(game, call, [closedCell(game, true)]);
      return shown(game);
    },
  ),
  'diamond-forgotten': sayingWon('One of the opened diamonds is forgotten at the end, and not paid.', (stored) => {
    const { revealed, multiplier } = toMinesGameDto({ ...stored, revealed: stored.revealed.slice(0, -1) });
    const { payout } = toMinesGameDto({ ...stored, revealed, status: 'open' });
    return { revealed, multiplier, payout };
  }),
};

/** Cheats with the stake, the rules and the payments of mines. */
export const minesPaymentCheats: Cheats = {
  'mines-raised': changingMines('The board gets one mine more than the player chose.', 1),
  'mines-lowered': changingMines('The board gets one mine less than the player chose, so that diamonds pay less.', -1),
  'stake-raised': doublingStake('Twice the stake that the player chose is taken.', 'startMinesGame'),
  'stake-lowered': changingStarted('The whole stake is taken, and the prize is paid on half of it.', ({ amount }) => ({
    amount: Math.floor(amount / 2),
  })),
  'edge-raised': raisedEdge,
  'edge-raised-with-the-rules': together(
    'The edge rises during a game, and the published rules change with it.',
    publishing('', RULES_WITH_HIGHER_EDGE),
    raisedEdge,
  ),
  'payout-table-inflated': publishing('The published table promises more than the edge allows, and games pay less than it.', {
    multipliers: RULES_WITHOUT_EDGE.multipliers,
  }),
  'payout-table-short': together(
    'The published table has a higher edge than the published one, and games pay by it.',
    publishing('', { ...RULES_WITH_HIGHER_EDGE, edge_bp: MINES_RULES.edgeBp }),
    raisedEdge,
  ),
  'cap-lowered': beforeMove(
    'The maximum payout falls during a game, so that it ends at a lower prize.',
    'revealMinesCell',
    ({ id, amount }, { world }) => rewriteGame(world, id, () => ({ maxPayout: amount + 1 })),
  ),
  'multiplier-short': sayingWon(
    'Multiplier and payout are a hundredth lower than the diamonds are worth.',
    ({ amount }, { multiplier }) => {
      const lower = Math.round(multiplier * 100 - 1);
      return { multiplier: lower / 100, payout: Math.floor((amount * lower) / 100) };
    },
  ),
  'payout-short': sayingWon('The payout is a cent short of stake times multiplier.', (_, { payout }) => ({ payout: payout - 1 })),
  'payout-withheld': sayingWon('A won game pays nothing.', () => ({ payout: 0 })),
  'win-missing-from-history': sayingHistory('A won game is left out of the history.', (games) =>
    games.filter(({ status }) => status === 'lost'),
  ),
  'win-called-lost-in-history': sayingHistory('A won game is listed as lost.', (games) =>
    games.map((game) => (game.status === 'lost' ? game : { ...game, status: 'lost', payout: 0 })),
  ),
  'game-renamed': sayingEnded('The ended game gets another id, so that the browser does not find what it stored about it.', ({ id }) => ({
    id: `${id}_9`,
  })),
};
