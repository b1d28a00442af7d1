import type { OperationSubject } from '@/product/money/failure-message';
import { failureMessage } from '@/product/money/failure-message';
import { NotAppliedError, UnknownOutcomeError } from '@/product/money/operation-errors';

const REWARD_REQUEST: OperationSubject = { name: 'o pedido', gender: 'm' };

/**
 * Returns the text for a failed change of a bonus or coupon (pt-BR). It has one line, so that the more
 * exact detail of a rejection replaces the general text.
 */
export function rewardFailureMessage(failure: unknown): string {
  if (failure instanceof NotAppliedError) return 'Conferimos: nada mudou. Tente de novo.';
  if (failure instanceof UnknownOutcomeError) return 'Resultado desconhecido. Seguimos conferindo seus bônus e cupons.';
  const error = failure instanceof Error ? failure : new Error('not an error', { cause: failure });
  const { text, detail } = failureMessage(error, REWARD_REQUEST);
  return detail ?? text;
}
