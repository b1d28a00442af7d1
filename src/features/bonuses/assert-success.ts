import type { BonusWriteAnswer } from '@generated/api/model/bonus-write-answer';

import { RejectedInBodyError } from '@/shell/money/operation-errors';

/**
 * Checks the response to a change of a bonus. Any success will do (SPEC A26), unless its body says `success: false`.
 *
 * @throws {RejectedInBodyError} with the text for the player
 */
export function assertSuccess(answer: BonusWriteAnswer | void | null): void {
  if (answer?.success === false) throw new RejectedInBodyError(answer.message || 'Não foi possível concluir. Tente de novo.');
}
