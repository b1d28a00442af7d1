import type { components } from '@generated/schema';

import { SECOND } from '../calendar';
import type { Withdrawal } from './withdrawals';

/** Largest number of paid withdrawals that the times are measured on. */
const MEASURED_COUNT = 100;
/** Least number of paid withdrawals whose times may be stated, so that nobody else's is recognised. */
const MIN_MEASURED_COUNT = 5;

/**
 * Measures the last paid withdrawals, from the request to the payment.
 *
 * @param withdrawals newest first
 * @param earlier seconds that paid withdrawals before these took, newest first
 * @returns number of measured withdrawals, median and 95th percentile in whole seconds; undefined if fewer than 5 were paid
 */
export function measureTimes(
  withdrawals: readonly Withdrawal[],
  earlier: readonly number[],
): components['schemas']['WithdrawalTimes'] | undefined {
  const paid = withdrawals.filter(({ status }) => status === 'paid');
  const seconds = paid
    .map(({ createdAt, timeline }) => Math.round(((timeline.at(-1)?.at ?? createdAt) - createdAt) / SECOND))
    .concat(earlier)
    .slice(0, MEASURED_COUNT)
    .sort((a, b) => a - b);
  const count = seconds.length;
  const atShare = (share: number) => seconds[Math.ceil(share * count) - 1] ?? 0;
  return count < MIN_MEASURED_COUNT ? undefined : { count, median_seconds: atShare(0.5), p95_seconds: atShare(0.95) };
}
