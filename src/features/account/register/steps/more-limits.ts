import type { ProtectionLimitPeriod as Period } from '@generated/api/model/protection-limit-period';
import { ProtectionLimitPeriod, ProtectionLimitType } from '@generated/zod/protection';

import type { LimitValues } from '@/product/limit-values';
import { limitError } from '@/product/limit-values';

/** Row of a limit beyond the required limits of loss and time. Its key for React stays the same when other rows are removed. */
export interface MoreLimit extends LimitValues {
  readonly key: number;
}

const sameKind = (one: Pick<LimitValues, 'type' | 'period'>, other: Pick<LimitValues, 'type' | 'period'>) =>
  one.type === other.type && one.period === other.period;

/**
 * Returns the error of each further limit, undefined if nothing is wrong. A type can be set once for each period.
 *
 * @param lossPeriod period of the required loss limit, which is above; the time limit there is by day
 */
export function moreLimitErrors(limits: readonly MoreLimit[], lossPeriod: Period): (string | undefined)[] {
  const above = [{ type: 'loss', period: lossPeriod } as const, { type: 'time', period: 'day' } as const];
  return limits.map((limit, index) =>
    [...above, ...limits.slice(0, index)].some((other) => sameKind(other, limit))
      ? 'Você já preencheu este limite. Mude o tipo ou o período.'
      : limitError(limit),
  );
}

/** Returns a new row by day: of deposits or of stakes if no row has that type yet, otherwise of losses. */
export function nextLimit(limits: readonly MoreLimit[]): MoreLimit {
  const type = (['deposit', 'bet'] as const).find((each) => limits.every((limit) => limit.type !== each)) ?? 'loss';
  return { key: Math.max(0, ...limits.map(({ key }) => key)) + 1, type, period: 'day', cents: null, minutes: '', bets: '' };
}

/**
 * Validates the rows of a draft, which another build may have written. Drops rows of unknown kinds and empties invalid values; undefined
 * for no list.
 */
export function parseMoreLimits(draft: unknown): MoreLimit[] | undefined {
  if (!Array.isArray(draft)) return undefined;
  return draft.flatMap((row: unknown, index) => {
    const { type, period, cents, minutes, bets }: Partial<Record<keyof LimitValues, unknown>> = Object(row);
    const kind = { type: ProtectionLimitType.safeParse(type).data, period: ProtectionLimitPeriod.safeParse(period).data };
    if (kind.type === undefined || kind.period === undefined) return [];
    const amount = Number.isSafeInteger(cents) ? Number(cents) : null;
    const typed = (text: unknown) => (typeof text === 'string' ? text : '');
    return [{ key: index + 1, type: kind.type, period: kind.period, cents: amount, minutes: typed(minutes), bets: typed(bets) }];
  });
}
