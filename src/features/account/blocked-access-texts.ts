import { formatTime } from '@/shared/format/date';

const MINUTE_MS = 60_000;

/** Returns the text about the attempts to log in or to enter a code that are left before the access is blocked. @param left 1 or more */
export function attemptsText(left: number): string {
  return left === 1 ? 'Resta 1 tentativa antes de bloquearmos o acesso por um tempo.' : `Restam ${left} tentativas.`;
}

/**
 * Returns the text about the time for which the access is blocked.
 *
 * @param waitMs time until the next attempt is accepted; 0 if unknown
 */
export function blockedText(waitMs: number): string {
  if (waitMs === 0) return 'Por segurança, bloqueamos o acesso por alguns minutos. Tente mais tarde ou recupere a senha.';
  const minutes = Math.ceil(waitMs / MINUTE_MS);
  const end = formatTime(new Date(Date.now() + waitMs).toISOString());
  return `Por segurança, bloqueamos o acesso por ${minutes} ${minutes === 1 ? 'minuto' : 'minutos'}. Tente às ${end} ou recupere a senha.`;
}
