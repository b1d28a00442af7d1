import type { LoginAnswer } from '@generated/api/model/login-answer';

import { HttpError, describeError, retryAfterMs } from '@/api/errors';

import { attemptsText, blockedText } from '../blocked-access-texts';

/** Text for a rejected login whose response has no text: wrong account or password. */
const WRONG_CREDENTIALS = 'Email ou senha incorretos!';
/** Text for a 403 whose response has no text. */
const ACCESS_DENIED = 'Acesso negado';

/** Returns the message about a rejected login, whose response has status 200 but no token (SPEC V3). */
export function loginRejectionMessage({ error, errors }: Pick<LoginAnswer, 'error' | 'errors'>): string {
  return error || firstText(errors) || WRONG_CREDENTIALS;
}

/**
 * Returns the message about a login request that failed (SPEC V3): for a 401 or 422 with the attempts left, if known, for a 429 with the
 * end of the block. The response's `error` is for players, its `message` is not.
 */
export function loginErrorMessage(error: unknown): string {
  if (!(error instanceof HttpError)) return describeError(error);
  if (error.status === 403) return error.errorText || ACCESS_DENIED;
  if (error.status === 401 || error.status === 422) {
    const text = error.errorText || firstText(error.fieldErrors) || WRONG_CREDENTIALS;
    return error.attemptsLeft === undefined ? text : `${text} ${attemptsText(error.attemptsLeft)}`;
  }
  return error.status === 429 ? blockedText(retryAfterMs(error)) : describeError(error);
}

function firstText(errors: Readonly<Record<string, readonly string[]>> = {}): string | undefined {
  return Object.values(errors).flat()[0];
}
