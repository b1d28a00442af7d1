import type { components } from '@generated/schema';

import type { Period } from './calendar';
import { addDays, dayOf, isoDateTime, periodAround, startOf } from './calendar';
import type { Daybook } from './daybook';
import { figuresOf } from './daybook';
import type { Fact } from './facts';
import type { Limit, LimitType } from './limits';
import { limitId, limitsAt } from './limits';
import { brl } from './money';
import type { Forbidden } from './outcome';
import { forbidden } from './outcome';

/** Share of a limit from which a warning is sent, in percent. */
const NEAR = 80;

/**
 * Returns how much of a limit is used in the current day, week or month of America/Sao_Paulo, in the limit's unit. A
 * loss is stakes minus winnings: open stakes count as lost, and it is negative while the player is ahead.
 */
export function usedOf(book: Daybook, { type, period }: Pick<Limit, 'type' | 'period'>, now: number): number {
  const { from, to } = periodAround(dayOf(now), period);
  const { deposits, staked, wins, seconds } = figuresOf(book, from, to);
  return { deposit: deposits, loss: staked - wins, bet: staked, time: Math.floor(seconds / 60) }[type];
}

/** Returns the end of the current period, in Unix ms. */
export const periodEnds = (period: Period, now: number): number => startOf(addDays(periodAround(dayOf(now), period).to, 1));

/** An action that limits apply to: depositing or staking real money (cents), or continuing to play. */
export type Intent = { deposit: number } | { stake: number } | 'play';

/**
 * Returns the 403 limit_reached that blocks an action, or null if it is allowed.
 *
 * @param action a stake counts with its real-money part only (`fundStake`); a deposit includes unpaid charges
 */
export function whyLimited(limits: readonly Limit[], book: Daybook, intent: Intent, now: number): Forbidden<'limit_reached'> | null {
  for (const limit of limitsAt(limits, now)) {
    const amount = amountOf(intent, limit.type);
    if (amount === undefined) continue;
    const left = limit.value - usedOf(book, limit, now);
    // An exhausted limit blocks everything, even a stake paid with bonus money only.
    if (amount > left || left <= 0) return forbidden('limit_reached', messageOf(limit, left), 'limit_reached');
  }
  return null;
}

/**
 * Returns an event for each limit that crossed 80 % or 100 %.
 *
 * @param before the totals before the change
 * @param after the totals after it
 */
export function limitFacts(limits: readonly Limit[], before: Daybook, after: Daybook, playerId: string, now: number): Fact[] {
  return limitsAt(limits, now).flatMap((limit) => {
    const [from, to] = [usedOf(before, limit, now) * 100, usedOf(after, limit, now) * 100];
    const reaches = (hundredths: number) => from < limit.value * hundredths && to >= limit.value * hundredths;
    return reaches(NEAR) || reaches(100) ? [limitFact(limit, limit.value, after, playerId, now)] : [];
  });
}

/** Returns an event for each limit whose value changed; the value is null for a removed limit. */
export function changeFacts(before: readonly Limit[], after: readonly Limit[], book: Daybook, playerId: string, now: number): Fact[] {
  const valueIn = (limits: readonly Limit[], limit: Limit) => limits.find((one) => limitId(one) === limitId(limit))?.value ?? null;
  const all = [...after, ...before.filter((limit) => valueIn(after, limit) === null)];
  return all
    .filter((limit) => valueIn(before, limit) !== valueIn(after, limit))
    .map((limit) => limitFact(limit, valueIn(after, limit), book, playerId, now));
}

/** Maps a limit to the contract's schema. */
export function shownLimit(limit: Limit, book: Daybook, now: number): components['schemas']['ProtectionLimit'] {
  const { type, period, value, pending } = limit;
  return {
    id: limitId(limit),
    type,
    period,
    value,
    used: usedOf(book, limit, now),
    pending_value: pending?.value ?? null,
    effective_at: pending === null ? null : isoDateTime(pending.effectiveAt),
  };
}

/** Returns how much of an action counts for a type of limit; undefined if the limit does not apply. */
function amountOf(intent: Intent, type: LimitType): number | undefined {
  if (type === 'deposit') return intent !== 'play' && 'deposit' in intent ? intent.deposit : undefined;
  if (intent === 'play') return 0;
  if ('deposit' in intent) return undefined;
  return type === 'time' ? 0 : intent.stake;
}

const PER = { day: 'por dia', week: 'por semana', month: 'por mês' } as const;
const OF = { day: 'de hoje', week: 'desta semana', month: 'deste mês' } as const;
const USED_UP = { loss: 'perdas', bet: 'apostas', time: 'tempo' } as const;

function messageOf({ type, period, value }: Limit, left: number): string {
  const most = `${brl(value)} ${PER[period]}`;
  if (type === 'deposit') return `Este depósito passa do seu limite de ${most}.`;
  if (left > 0) return `Esta aposta passa do seu limite de ${USED_UP[type]} de ${most}.`;
  return `Você atingiu o seu limite de ${USED_UP[type]} ${OF[period]}.`;
}

function limitFact({ type, period }: Limit, value: number | null, book: Daybook, playerId: string, now: number): Fact {
  const used = usedOf(book, { type, period }, now);
  const until = isoDateTime(periodEnds(period, now));
  return { name: 'ProtectionEvent', subject: playerId, payload: { kind: `${type}_limit`, used, limit: value, until } };
}
