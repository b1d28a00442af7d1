import type { Bonus } from '@generated/api/model/bonus';

/** What players call a bonus. */
export const bonusName = ({ name }: Pick<Bonus, 'name'>): string => name || 'Bônus';

/** Whether stakes count for it now (SPEC E2). */
export const isActive = ({ active }: Pick<Bonus, 'active'>): boolean => active === 1;

/**
 * What is still to be wagered, in cents; undefined where the backend does not tell the progress, as nothing is then
 * claimed about it.
 */
export function remainingWagering({
  amount_rollover,
  amount_wagered,
}: Pick<Bonus, 'amount_rollover' | 'amount_wagered'>): number | undefined {
  return amount_wagered === undefined ? undefined : Math.max(0, amount_rollover - amount_wagered);
}
