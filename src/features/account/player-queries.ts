import type { MeAnswer } from '@generated/api/model/me-answer';

/** Amounts of the balance, in cents. */
export interface Balance {
  readonly real: number;
  readonly bonus: number;
}

/** Returns the balance to show. Bonus: the mixed bonus plus the rest in rollover (SPEC E12). */
export function selectBalance({ balance, wallet, user_rollover }: Pick<MeAnswer, 'balance' | 'wallet' | 'user_rollover'>): Balance {
  return { real: balance, bonus: wallet.bonus_mixed + (user_rollover?.amount_current ?? 0) };
}
