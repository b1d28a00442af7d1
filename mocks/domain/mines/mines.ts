import type { components } from '@generated/schema';

import { isoDateTime } from '../calendar';
import { seedHash } from '../fairness';
import type { MinesRules } from './mines-odds';
import { CELL_COUNT, minePositions, minesPayout, multiplierHundredths } from './mines-odds';
import { formatBrl } from '../money/money';
import type { Conflict, Invalid, Result } from '../result';
import { conflict, err, invalid, ok } from '../result';

type Schemas = components['schemas'];

/**
 * Game with rules of its own, so that changes of the rules do not affect open games. Amounts are in cents, timestamps
 * in Unix ms.
 */
export interface MinesGame {
  id: string;
  playerId: string;
  status: Schemas['MinesGameStatus'];
  amount: number;
  mines: number;
  /** Cells in the order of revealing; in a lost game the mine is last. */
  revealed: readonly number[];
  /** Payout of the ended game; 0 while open, and if lost. */
  paid: number;
  serverSeed: string;
  clientSeed: string;
  nonce: number;
  edgeBp: number;
  maxPayout: number;
  startedAt: number;
  endedAt: number | null;
  /** True if the stake was returned: the game is no round of the history. */
  isCancelled?: true;
}

/**
 * Game to start, `now` in Unix ms. The hash of its server seed is the one that `getMinesFairness` returned before, its nonce is greater
 * than that of the player's previous game.
 */
export interface NewMinesGame extends Pick<MinesGame, 'id' | 'playerId' | 'amount' | 'mines' | 'clientSeed' | 'serverSeed' | 'nonce'> {
  now: number;
  /** Open game of the player, which forbids another one. */
  open: MinesGame | undefined;
}

/**
 * Starts a game with the given seeds; the caller takes the stake under the game's id and stores the game.
 *
 * @returns an error if a game is open, the stake is outside the limits of `rules`, there are not 1 to 24 mines, or the client seed is not
 * 1 to 64 letters, digits, `-` and `_`
 */
export function startMinesGame(
  { open, now, ...game }: NewMinesGame,
  rules: MinesRules,
): Result<MinesGame, Conflict<'game_open'> | Invalid<'stake' | 'mines' | 'client_seed'>> {
  const { amount, mines, clientSeed } = game;
  if (open !== undefined) return err(conflict('game_open', 'Você já tem um jogo aberto. Termine-o antes de começar outro.'));
  if (amount < rules.minBet) return err(invalid('stake', 'amount', `O valor mínimo é ${formatBrl(rules.minBet)}.`));
  if (amount > rules.maxBet) return err(invalid('stake', 'amount', `O valor máximo é ${formatBrl(rules.maxBet)}.`));
  if (!Number.isInteger(mines) || mines < 1 || mines >= CELL_COUNT) return err(invalid('mines', 'mines', 'Escolha de 1 a 24 minas.'));
  if (!/^[\w-]{1,64}$/.test(clientSeed)) return err(invalid('client_seed', 'client_seed', 'Use letras, números, - e _.'));
  const { edgeBp, maxPayout } = rules;
  return ok({ ...game, status: 'open', revealed: [], paid: 0, edgeBp, maxPayout, startedAt: now, endedAt: null });
}

/**
 * Reveals a cell. A mine ends the game; the last safe cell or the maximum payout cashes out (`revealMinesCell` in
 * openapi/tags/mines.yaml). Once the status is not `open`, the caller settles the stake with `paid`.
 *
 * @returns an error if the game has ended, the cell is open, or the cell is none of 0 to 24
 */
export function revealMinesCell(
  game: MinesGame,
  cell: number,
  now: number,
): Result<MinesGame, Conflict<'ended' | 'revealed'> | Invalid<'cell'>> {
  if (!Number.isInteger(cell) || cell < 0 || cell >= CELL_COUNT) return err(invalid('cell', 'cell', 'Escolha uma casa de 0 a 24.'));
  if (game.status !== 'open') return err(conflict('ended', 'Este jogo já terminou.'));
  if (game.revealed.includes(cell)) return err(conflict('revealed', 'Esta casa já foi aberta.'));
  const next: MinesGame = { ...game, revealed: [...game.revealed, cell] };
  if (minePositions(game.mines, game).includes(cell)) return ok({ ...next, status: 'lost', endedAt: now });
  const cleared = next.revealed.length === CELL_COUNT - game.mines;
  return ok(cleared || currentPayout(next) === game.maxPayout ? cashOut(next, now) : next);
}

/** Cashes out an open game after at least one cell, otherwise a conflict; the caller settles the stake with `paid`. */
export function cashOutMinesGame(game: MinesGame, now: number): Result<MinesGame, Conflict<'ended' | 'nothing_revealed'>> {
  if (game.status !== 'open') return err(conflict('ended', 'Este jogo já terminou.'));
  if (game.revealed.length === 0) return err(conflict('nothing_revealed', 'Abra ao menos uma casa antes de retirar.'));
  return ok(cashOut(game, now));
}

/** Maps a game to the contract; layout and server seed only after it ended. `payout` of an open game is what a cash-out pays now. */
export function toMinesGameDto(game: MinesGame): Schemas['MinesGame'] {
  const open = game.status === 'open';
  const safe = safeCells(game);
  return {
    id: game.id,
    status: game.status,
    amount: game.amount,
    mines: game.mines,
    revealed: [...game.revealed],
    multiplier: multiplierHundredths(game.mines, safe, game.edgeBp) / 100,
    next_multiplier: open ? multiplierHundredths(game.mines, safe + 1, game.edgeBp) / 100 : null,
    payout: open ? currentPayout(game) : game.paid,
    client_seed: game.clientSeed,
    server_seed_hash: seedHash(game.serverSeed),
    nonce: game.nonce,
    mine_positions: open ? null : minePositions(game.mines, game),
    server_seed: open ? null : game.serverSeed,
    started_at: isoDateTime(game.startedAt),
    ended_at: game.endedAt === null ? null : isoDateTime(game.endedAt),
  };
}

/** Maps the rules to the contract, with all multipliers (SPEC D9). */
export function toMinesConfigDto({ minBet, maxBet, maxPayout, edgeBp }: MinesRules): Schemas['MinesConfig'] {
  const multipliers: Record<string, number[]> = {};
  for (let mines = 1; mines < CELL_COUNT; mines += 1) {
    multipliers[mines] = Array.from({ length: CELL_COUNT - mines }, (_, index) => multiplierHundredths(mines, index + 1, edgeBp) / 100);
  }
  return { min_bet: minBet, max_bet: maxBet, max_payout: maxPayout, edge_bp: edgeBp, multipliers };
}

const safeCells = ({ revealed, status }: MinesGame) => revealed.length - (status === 'lost' ? 1 : 0);
const currentPayout = (game: MinesGame) => minesPayout(game.amount, game.mines, safeCells(game), game);

function cashOut(game: MinesGame, now: number): MinesGame {
  return { ...game, status: 'cashed_out', paid: currentPayout(game), endedAt: now };
}
