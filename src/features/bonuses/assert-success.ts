import type { BonusWriteAnswer } from '@generated/api/model/bonus-write-answer';

import { RejectedInBodyError } from '@/shell/money/operation-errors';

/**
 * Accepts any success status (SPEC A26) unless the body has `success: false`.
 *
 * @throws {RejectedInBodyError} with the text for the player
 */
export function assertSuccess(response: BonusWriteAnswer | void | null): void {
  if (response?.success === false) throw new RejectedInBodyError(response.message || 'Não foi possível concluir. Tente de novo.');
}
