import type { MeAnswer } from '@generated/api/model/me-answer';

import { sumOf } from '@/shared/format/amount-math';
import type { Amount } from '@/shared/format/money';

/** Amounts of the balance, in cents. */
export interface Balance {
  readonly real: Amount;
  readonly bonus: Amount;
}

/**
 * Returns the balance to show. Its bonus is the mixed bonus of the wallet plus the amount still in rollover (0 without one), to be wagered
 * (SPEC E12). It is unknown if one of the two is.
 */
export function selectBalance({ balance, wallet, user_rollover }: Pick<MeAnswer, 'balance' | 'wallet' | 'user_rollover'>): Balance {
  return { real: balance, bonus: sumOf(wallet.bonus_mixed, user_rollover?.amount_current ?? 0) };
}
