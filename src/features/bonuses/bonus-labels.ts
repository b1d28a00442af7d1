import type { Bonus } from '@generated/api/model/bonus';

import { differenceOf } from '@/shared/format/amount-math';
import { type Amount, formatMoney } from '@/shared/format/money';

/** Returns the name of a bonus; 'Bônus' if it has none. */
export const bonusName = ({ name }: Pick<Bonus, 'name'>): string => name || 'Bônus';

/** Returns true if stakes count towards this bonus (SPEC E2). */
export const isActive = ({ active }: Pick<Bonus, 'active'>): boolean => active === 1;

/** Returns a list with one row for an amount in cents; an empty list if the backend does not send the amount. */
export const amountRow = (label: string, cents: Amount | undefined): readonly (readonly [string, string])[] =>
  cents === undefined ? [] : [[label, formatMoney(cents)]];

/** Returns the stakes still required, in cents, at least 0; `unknown` if one of the two amounts is, undefined without progress data. */
export function remainingWagering({
  amount_rollover,
  amount_wagered,
}: Pick<Bonus, 'amount_rollover' | 'amount_wagered'>): Amount | undefined {
  if (amount_wagered === undefined || amount_rollover === undefined) return undefined;
  const rest = differenceOf(amount_rollover, amount_wagered);
  return rest === 'unknown' ? rest : Math.max(0, rest);
}
