import { regulation } from '@/product/runtime-config';

/**
 * Returns the minutes between two reality checks: the player's choice, or the deployment's if it is shorter or the
 * player chose none (SPEC Q36).
 *
 * @param chosen interval that the player chose, in minutes; null if there is none
 * @returns null if no check is due by time
 */
export function checkInterval(chosen: number | null): number | null {
  const longest = longestInterval();
  if (longest === null) return chosen;
  return chosen === null ? longest : Math.min(chosen, longest);
}

/** Returns the longest interval that the deployment allows, in minutes; null if it sets none, or reality checks do not interrupt play. */
export function longestInterval(): number | null {
  const { realityChecks, realityCheckMinutes } = regulation();
  return realityChecks === 'interrupt' && realityCheckMinutes > 0 ? realityCheckMinutes : null;
}
