import type { Id } from '@generated/api/model/id';
import type { StartMinesGameRequest } from '@generated/api/model/start-mines-game-request';

import type { OperationRecord } from '@/product/money/operation-record';

/** A move of the player. Persisted: the field names must not change. */
export type Move =
  | { readonly type: 'start'; readonly asked: StartMinesGameRequest }
  | { readonly type: 'reveal'; readonly id: Id; readonly cell: number }
  | { readonly type: 'cashout'; readonly id: Id };

/** Parses the move of a persisted operation; undefined if it has none. */
export function parseMove({ body }: OperationRecord): Move | undefined {
  const move = JSON.parse(body) as Partial<Move>;
  return move.type === undefined ? undefined : (move as Move);
}
