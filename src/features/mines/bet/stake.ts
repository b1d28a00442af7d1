import type { MeAnswer } from '@generated/api/model/me-answer';
import type { MinesConfig } from '@generated/api/model/mines-config';
import type { ProtectionLimit } from '@generated/api/model/protection-limit';

import { CELLS } from '@/fairness/mines/odds';
import { sumOf } from '@/shared/format/amount-math';
import type { Amount } from '@/shared/format/money';
import { formatMoney } from '@/shared/format/money';
import type { UserMessage } from '@/product/money/failure-message';
import { reasonLimitReached, reasonOutOfRange } from '@/product/stake-rules';

import { DEPOSIT } from '../moves/move-messages';

/** Bet on the next round. */
export interface BetDraft {
  /** Stake in cents; null if empty. */
  readonly amount: number | null;
  /** Number of mines, from 1 to 24. */
  readonly mines: number;
}

/**
 * Returns the amount in cents that a player can stake: the real balance plus the bonus balance, which is `bonus_mixed` plus the
 * `amount_current` of a rollover (SPEC E12). It is unknown if one of the three is.
 */
export function availableTo({ balance, wallet, user_rollover: rollover }: MeAnswer): Amount {
  return sumOf(balance, wallet.bonus_mixed, rollover?.amount_current ?? 0);
}

/**
 * Returns the reason against a stake, if any: a limit that is used up, an unknown range or balance, or a stake that is empty, outside of
 * the range or above the balance. The rest of a limit is not compared with the stake.
 *
 * @param amount cents; null if empty
 * @param available cents; undefined while loading, when the stake is not compared with it
 */
export function validateStake(
  amount: number | null,
  { min_bet: min, max_bet: max }: Pick<MinesConfig, 'min_bet' | 'max_bet'>,
  available: Amount | undefined,
  limits: readonly ProtectionLimit[],
): UserMessage | undefined {
  const reached = reasonLimitReached(limits);
  if (reached !== undefined) return reached;
  if (min === 'unknown' || max === 'unknown') return { text: 'Os limites da aposta estão indisponíveis. Tente mais tarde.' };
  if (available === 'unknown') return { text: 'O seu saldo está indisponível. Tente mais tarde.' };
  const outOfRange = reasonOutOfRange(amount, { min, max });
  if (outOfRange !== undefined) return outOfRange;
  if (amount !== null && available !== undefined && amount > available)
    return { text: `Saldo insuficiente: você tem ${formatMoney(available)}.`, action: DEPOSIT };
  return undefined;
}

/** Parses a saved bet; undefined if it is invalid. Does not compare the stake with any range. */
export function parseBetDraft(saved: unknown): BetDraft | undefined {
  if (typeof saved !== 'object' || saved === null) return undefined;
  const { amount, mines } = saved as Partial<Record<keyof BetDraft, unknown>>;
  const isCount = Number.isInteger(mines) && Number(mines) >= 1 && Number(mines) < CELLS;
  return isCount && (amount === null || Number.isSafeInteger(amount))
    ? { amount: amount === null ? null : Number(amount), mines: Number(mines) }
    : undefined;
}
