import type { Bonus } from '@generated/api/model/bonus';

export const bonusName = ({ name }: Pick<Bonus, 'name'>): string => name || 'Bônus';

/** Returns true if stakes count towards this bonus (SPEC E2). */
export const isActive = ({ active }: Pick<Bonus, 'active'>): boolean => active === 1;

/** Returns the stakes still required, in cents; undefined without progress data. */
export function remainingWagering({
  amount_rollover,
  amount_wagered,
}: Pick<Bonus, 'amount_rollover' | 'amount_wagered'>): number | undefined {
  return amount_wagered === undefined ? undefined : Math.max(0, amount_rollover - amount_wagered);
}
