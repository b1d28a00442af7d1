import type { LoginAnswer } from '@generated/api/model/login-answer';

import { HttpError, describeError, retryAfterMs } from '@/api/errors';
import { formatTime } from '@/shared/format/date';

const WRONG_CREDENTIALS = 'Email ou senha incorretos!';
const ACCESS_DENIED = 'Acesso negado';
const MINUTE_MS = 60_000;

/** Returns the message of a 200 without a token (SPEC V3). */
export function loginRejectionMessage({ error, errors }: Pick<LoginAnswer, 'error' | 'errors'>): string {
  return error || firstText(errors) || WRONG_CREDENTIALS;
}

/** Returns the message of any failure (SPEC V3). The response's `error` is for players, its `message` is not. */
export function loginErrorMessage(error: unknown): string {
  if (!(error instanceof HttpError)) return describeError(error);
  if (error.status === 403) return error.errorText || ACCESS_DENIED;
  if (error.status === 401 || error.status === 422) {
    const text = error.errorText || firstText(error.fieldErrors) || WRONG_CREDENTIALS;
    return error.attemptsLeft === undefined ? text : `${text} ${attemptsText(error.attemptsLeft)}`;
  }
  return error.status === 429 ? blockedText(retryAfterMs(error)) : describeError(error);
}

/** Returns how many attempts are left before the access is blocked. */
export function attemptsText(left: number): string {
  return left === 1 ? 'Resta 1 tentativa antes de bloquearmos o acesso por um tempo.' : `Restam ${left} tentativas.`;
}

/**
 * Returns until when the access is blocked.
 *
 * @param waitMs 0 if unknown
 */
export function blockedText(waitMs: number): string {
  if (waitMs === 0) return 'Por segurança, bloqueamos o acesso por alguns minutos. Tente mais tarde ou recupere a senha.';
  const minutes = Math.ceil(waitMs / MINUTE_MS);
  const end = formatTime(new Date(Date.now() + waitMs).toISOString());
  return `Por segurança, bloqueamos o acesso por ${minutes} ${minutes === 1 ? 'minuto' : 'minutos'}. Tente às ${end} ou recupere a senha.`;
}

function firstText(errors: Readonly<Record<string, readonly string[]>> = {}): string | undefined {
  return Object.values(errors).flat()[0];
}
