import { HttpError, describeError, retryAfterMs } from '@/api/errors';

import { attemptsText, blockedText } from '../blocked-access-texts';

/** Texts for a rejected code. */
export interface CodeErrorTexts {
  /** Text beside the field. */
  readonly field?: string | undefined;
  /** Text for the whole form, beside no field. */
  readonly form?: string | undefined;
  /** True after a 409 or 429: the login has ended, so that the player must begin again with the password. */
  readonly isOver: boolean;
}

/** Returns the texts for a code that was not accepted (SPEC Q30). */
export function codeErrorTexts(error: Error): CodeErrorTexts {
  if (!(error instanceof HttpError)) return { form: describeError(error), isOver: false };
  if (error.status === 409) return { form: describeError(error), isOver: true };
  if (error.status === 429) return { form: blockedText(retryAfterMs(error)), isOver: true };
  const text = error.fieldErrors['code']?.[0];
  if (text === undefined) return { form: describeError(error), isOver: false };
  return { field: error.attemptsLeft === undefined ? text : `${text} ${attemptsText(error.attemptsLeft)}`, isOver: false };
}
