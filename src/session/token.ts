import { getProp, parseJson } from '@/api/body';

/** How long before its expiry a token is refreshed, in ms (SPEC L3). */
export const REFRESH_BEFORE_MS = 5 * 60_000;

/** A token and its moments, in ms of the session's own clock, counted from its receipt. */
export interface Token {
  readonly value: string;
  readonly endsAt: number;
  /** When it is to be renewed, where that is not five minutes before its end. */
  readonly renewAt?: number;
}

/** When a token is to be renewed, in ms of the session's clock (SPEC L3). */
export function refreshDueAt({ endsAt, renewAt = endsAt - REFRESH_BEFORE_MS }: Token): number {
  return renewAt;
}

/** Whether a token can travel in a header at all: what a browser refuses there would fail every call. */
export function isValidHeaderValue(value: string): boolean {
  return /^[\x21-\x7e]+$/.test(value);
}

/** Whether two tokens are one player's (SPEC E5). In doubt they are not: nobody must see what is another's. */
export function isSamePlayer(one: string, other: string): boolean {
  const player = playerIdFromToken(one);
  return one === other || (player !== undefined && player === playerIdFromToken(other));
}

/** Whose a token is by its own words. Believed only where it makes the site more careful. */
export function playerIdFromToken(value: string): string | undefined {
  const [, claims = ''] = value.split('.');
  try {
    const id = getProp(parseJson(atob(claims.replaceAll('-', '+').replaceAll('_', '/'))), 'user_id');
    return typeof id === 'string' || typeof id === 'number' ? String(id) : undefined;
  } catch {
    return undefined;
  }
}
