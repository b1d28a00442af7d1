import { getProp, parseJson } from '@/api/body';

/** Time before its expiry at which a token is refreshed (SPEC L3). */
const REFRESH_BEFORE_MS = 5 * 60_000;

/** Token with times in ms of the session's clock. */
export interface Token {
  readonly value: string;
  readonly endsAt: number;
  /** Time of the refresh. Default: five minutes before the expiry. */
  readonly refreshAt?: number;
}

/** Returns the time of the refresh, in ms of the session's clock (SPEC L3). */
export function refreshDueAt({ endsAt, refreshAt = endsAt - REFRESH_BEFORE_MS }: Token): number {
  return refreshAt;
}

/** Returns true if a token fits in a header. Any other would make every request fail. */
export function isValidHeaderValue(value: string): boolean {
  return /^[\x21-\x7e]+$/.test(value);
}

/** Returns true if two tokens are of the same player (SPEC E5); false in doubt, so that no player sees another's data. */
export function isSamePlayer(one: string, other: string): boolean {
  const player = playerIdFromToken(one);
  return one === other || (player !== undefined && player === playerIdFromToken(other));
}

/** Returns the player id in the claim `user_id`, if any. Not verified: use it only to restrict access. */
export function playerIdFromToken(value: string): string | undefined {
  const [, claims = ''] = value.split('.');
  try {
    const id = getProp(parseJson(atob(claims.replaceAll('-', '+').replaceAll('_', '/'))), 'user_id');
    return typeof id === 'string' || typeof id === 'number' ? String(id) : undefined;
  } catch {
    return undefined;
  }
}
