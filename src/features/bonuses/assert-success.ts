import type { BonusWriteAnswer } from '@generated/api/model/bonus-write-answer';

import { RejectedInBodyError } from '@/product/money/operation-errors';

/**
 * Accepts any successful response (SPEC A26), except one with `success: false` in its body.
 *
 * @throws {RejectedInBodyError} with a text for the player
 */
export function assertSuccess(response: BonusWriteAnswer | void | null): void {
  if (response?.success === false) throw new RejectedInBodyError(response.message || 'Não foi possível concluir. Tente de novo.');
}
