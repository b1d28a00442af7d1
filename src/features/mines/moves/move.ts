import type { StartMinesGameRequest } from '@generated/api/model/start-mines-game-request';

import type { MinesAct } from '@/fairness/mines/journal';
import type { OperationRecord } from '@/product/money/operation-record';

/** Move of the player: start of a round, reveal of a cell, or cash-out. Persisted: the field names must not change. */
export type Move = { readonly type: 'start'; readonly asked: StartMinesGameRequest } | Extract<MinesAct, { type: 'reveal' | 'cashout' }>;

/**
 * Parses the move of a persisted operation; undefined if it has none. Other fields are not validated.
 *
 * @throws {SyntaxError} if it is no JSON
 */
export function parseMove({ body }: OperationRecord): Move | undefined {
  const move = JSON.parse(body) as Partial<Move>;
  return move.type === undefined ? undefined : (move as Move);
}
