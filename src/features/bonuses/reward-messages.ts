import { HttpError } from '@/api/errors';
import type { OperationSubject } from '@/shell/money/failure-message';
import { failureMessage } from '@/shell/money/failure-message';
import { NotAppliedError, UnknownOutcomeError } from '@/shell/money/operation-errors';

const REWARD: OperationSubject = { name: 'o pedido', gender: 'm' };

export function rewardMessage(failure: unknown): string {
  if (failure instanceof NotAppliedError) return 'Conferimos: nada mudou. Tente de novo.';
  if (failure instanceof UnknownOutcomeError) return 'Resultado desconhecido. Seguimos conferindo seus bônus e cupons.';
  const error = failure instanceof Error ? failure : new Error('not an error', { cause: failure });
  const { text, detail } = failureMessage(error, REWARD);
  return failure instanceof HttpError ? (detail ?? text) : text;
}
