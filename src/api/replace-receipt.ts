import type { OperationId } from '@generated/operations';

import { MISSING_RECEIPT } from '@/fairness/core/missing-receipt';

/** Operations whose responses contain receipts of bets. */
const HAVE_RECEIPTS: ReadonlySet<OperationId> = new Set<OperationId>(['listDoubleBets', 'placeDoubleBet', 'cancelDoubleBet']);

/**
 * Replaces an invalid receipt of a bet of double by a placeholder for a missing one. The bet is accepted nevertheless, so that
 * the player sees it, and its verification fails (SPEC G13).
 *
 * @param path path of the violation
 * @returns the path of the receipt and a copy of the body; undefined if the violation concerns no receipt of a bet
 */
export function replaceReceipt(
  operationId: OperationId,
  body: unknown,
  path: readonly PropertyKey[],
): { readonly path: readonly PropertyKey[]; readonly body: unknown } | undefined {
  const at = path.indexOf('receipt');
  if (at < 0 || !HAVE_RECEIPTS.has(operationId)) return undefined;
  const copy: unknown = structuredClone(body);
  const bet = path.slice(0, at).reduce<unknown>((holder, key) => Reflect.get(Object(holder), key), copy);
  Reflect.set(Object(bet), 'receipt', MISSING_RECEIPT);
  return { path: path.slice(0, at + 1), body: copy };
}
