import type { components } from '@generated/schema';

import type { Period } from '../calendar';
import { addDays, calendarDay, isoDateTime, periodAround, startOfDay } from '../calendar';
import type { DailyTotals } from '../money/daily-totals';
import { sumTotals } from '../money/daily-totals';
import type { DomainEvent } from '../domain-events';
import type { Limit, LimitType } from './limits';
import { limitId, limitsAt } from './limits';
import { formatBrl } from '../money/money';
import type { Forbidden } from '../result';
import { forbidden } from '../result';

/** Share of a limit at which an event warns the player. */
const WARNING_PERCENT = 80;

/**
 * Returns the used amount of a limit in the current São Paulo period, in the limit's unit. A loss counts open stakes
 * as lost, and is negative while the player is ahead.
 */
export function usedAmount(totals: DailyTotals, { type, period }: Pick<Limit, 'type' | 'period'>, now: number): number {
  const { from, to } = periodAround(calendarDay(now), period);
  const { deposits, staked, placed, wins, seconds } = sumTotals(totals, from, to);
  return { deposit: deposits, loss: staked - wins, bet: staked, time: Math.floor(seconds / 60), count: placed }[type];
}

/** Returns the end of the current period (Unix ms). */
export const periodEnds = (period: Period, now: number): number => startOfDay(addDays(periodAround(calendarDay(now), period).to, 1));

/** Action that limits concern: depositing or staking real money (cents), or continuing to play. */
export type LimitedAction = { deposit: number } | { stake: number } | 'play';

/**
 * Returns the 403 limit_reached that blocks an action; null if none does. The caller passes the real-money part of a stake (`fundStake`), and
 * adds the unpaid charges to a deposit. `play` is blocked by any used-up limit except on deposits.
 */
export function limitBlock(
  limits: readonly Limit[],
  totals: DailyTotals,
  action: LimitedAction,
  now: number,
): Forbidden<'limit_reached'> | null {
  for (const limit of limitsAt(limits, now)) {
    const amount = countedAmount(action, limit.type);
    if (amount === undefined) continue;
    const left = limit.value - usedAmount(totals, limit, now);
    // An exhausted limit blocks even a stake paid with bonus money.
    if (amount > left || left <= 0) return forbidden('limit_reached', blockMessage(limit, left), 'limit_reached');
  }
  return null;
}

/** Returns an event for each limit whose use crossed 80 % or 100 % between `before` and `after`. */
export function limitEvents(
  limits: readonly Limit[],
  before: DailyTotals,
  after: DailyTotals,
  playerId: string,
  now: number,
): DomainEvent[] {
  return limitsAt(limits, now).flatMap((limit) => {
    const [from, to] = [usedAmount(before, limit, now) * 100, usedAmount(after, limit, now) * 100];
    const reaches = (hundredths: number) => from < limit.value * hundredths && to >= limit.value * hundredths;
    return reaches(WARNING_PERCENT) || reaches(100) ? [limitEvent(limit, limit.value, after, playerId, now)] : [];
  });
}

/**
 * Returns an event for each limit whose value in force changed, with a null `limit` for a removed one. Pending changes have none: the caller
 * applies due ones (`limitsAt`) before.
 */
export function limitChangeEvents(
  before: readonly Limit[],
  after: readonly Limit[],
  totals: DailyTotals,
  playerId: string,
  now: number,
): DomainEvent[] {
  const valueIn = (limits: readonly Limit[], limit: Limit) => limits.find((one) => limitId(one) === limitId(limit))?.value ?? null;
  const all = [...after, ...before.filter((limit) => valueIn(after, limit) === null)];
  return all
    .filter((limit) => valueIn(before, limit) !== valueIn(after, limit))
    .map((limit) => limitEvent(limit, valueIn(after, limit), totals, playerId, now));
}

/**
 * Converts a limit to its form in the contract, with the amount that is used of it in its period around `now`, in Unix ms. The caller applies
 * a due change (`limitsAt`) before.
 */
export function toLimitDto(limit: Limit, totals: DailyTotals, now: number): components['schemas']['ProtectionLimit'] {
  const { type, period, value, pending } = limit;
  return {
    id: limitId(limit),
    type,
    period,
    value,
    used: usedAmount(totals, limit, now),
    pending_value: pending?.value ?? null,
    effective_at: pending === null ? null : isoDateTime(pending.effectiveAt),
  };
}

/** Returns the amount of an action that counts for a type of limit, if it applies. */
function countedAmount(action: LimitedAction, type: LimitType): number | undefined {
  if (type === 'deposit') return action !== 'play' && 'deposit' in action ? action.deposit : undefined;
  if (action === 'play') return 0;
  if ('deposit' in action) return undefined;
  // A stake adds nothing here: limits of time and number of bets block only once they are used up.
  return type === 'bet' || type === 'loss' ? action.stake : 0;
}

const PER_PERIOD = { day: 'por dia', week: 'por semana', month: 'por mês' } as const;
const CURRENT_PERIOD = { day: 'de hoje', week: 'desta semana', month: 'deste mês' } as const;
const USED_UP = { loss: 'perdas', bet: 'apostas', time: 'tempo', count: 'número de apostas' } as const;

function blockMessage({ type, period, value }: Limit, left: number): string {
  const most = `${formatBrl(value)} ${PER_PERIOD[period]}`;
  if (type === 'deposit') return `Este depósito passa do seu limite de ${most}.`;
  if (left > 0) return `Esta aposta passa do seu limite de ${USED_UP[type]} de ${most}.`;
  return `Você atingiu o seu limite de ${USED_UP[type]} ${CURRENT_PERIOD[period]}.`;
}

function limitEvent({ type, period }: Limit, value: number | null, totals: DailyTotals, playerId: string, now: number): DomainEvent {
  const used = usedAmount(totals, { type, period }, now);
  const until = isoDateTime(periodEnds(period, now));
  return { name: 'ProtectionEvent', subject: playerId, payload: { kind: `${type}_limit`, used, limit: value, until } };
}
