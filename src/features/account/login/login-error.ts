import type { LoginAnswer } from '@generated/api/model/login-answer';

import { HttpError, describeError } from '@/api/errors';

const WRONG = 'Email ou senha incorretos!';
const DENIED = 'Acesso negado';

/**
 * Why an answer does not log in: its own text, or 'Email ou senha incorretos!' (SPEC V3).
 *
 * @param answer an answer of 200 without a token
 */
export function loginRejectionMessage({ error, errors }: Pick<LoginAnswer, 'error' | 'errors'>): string {
  return error || firstText(errors) || WRONG;
}

/**
 * Why a login failed: a 403 by its error text or 'Acesso negado', any other refusal by its error text or 'Email ou senha
 * incorretos!' (SPEC V3); what is no refusal by what happened. An answer's `message` is no error text.
 */
export function loginErrorMessage(error: unknown): string {
  if (!(error instanceof HttpError)) return describeError(error);
  if (error.status === 403) return error.errorText || DENIED;
  if (error.status === 401 || error.status === 422) return error.errorText || firstText(error.fieldErrors) || WRONG;
  return describeError(error);
}

function firstText(errors: Readonly<Record<string, readonly string[]>> = {}): string | undefined {
  return Object.values(errors).flat()[0];
}
