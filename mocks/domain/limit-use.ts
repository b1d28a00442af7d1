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

/** From how much of a limit on it speaks up, in hundredths. */
const NEAR = 80;

/**
 * What is used of a limit in the present day, week from Monday or month of America/Sao_Paulo, in the unit of its value.
 * A loss is what was staked less what was won: open stakes count as lost, and it is negative while the player is ahead.
 */
export function usedOf(book: Daybook, { type, period }: Pick<Limit, 'type' | 'period'>, now: number): number {
  const { from, to } = periodAround(dayOf(now), period);
  const { deposits, staked, wins, seconds } = figuresOf(book, from, to);
  return { deposit: deposits, loss: staked - wins, bet: staked, time: Math.floor(seconds / 60) }[type];
}

/** When the present day, week or month ends, in milliseconds since 1970. */
export const periodEnds = (period: Period, now: number): number => startOf(addDays(periodAround(dayOf(now), period).to, 1));

/** What a player is about to do: deposit or stake cents of real money, or go on playing. */
export type Intent = { deposit: number } | { stake: number } | 'play';

/**
 * Why limits do not let something pass (403 limit_reached), or null where they do.
 *
 * @param intent for a stake that a bonus helps to pay its real part (`fundingOf`); with a deposit the caller adds what
 *   unpaid codes may still bring
 */
export function whyLimited(limits: readonly Limit[], book: Daybook, intent: Intent, now: number): Forbidden<'limit_reached'> | null {
  for (const limit of limitsAt(limits, now)) {
    const amount = amountOf(intent, limit.type);
    if (amount === undefined) continue;
    const left = limit.value - usedOf(book, limit, now);
    // A limit that is used up lets nothing pass, not even what uses none of it: a stake of bonus money alone.
    if (amount > left || left <= 0) return forbidden('limit_reached', messageOf(limit, left), 'limit_reached');
  }
  return null;
}

/**
 * What limits have to say after something was used: each when 80 % of it is used and when it is reached.
 *
 * @param before the daybook before it was used
 * @param after the daybook now
 */
export function limitFacts(limits: readonly Limit[], before: Daybook, after: Daybook, playerId: string, now: number): Fact[] {
  return limitsAt(limits, now).flatMap((limit) => {
    const [from, to] = [usedOf(before, limit, now) * 100, usedOf(after, limit, now) * 100];
    const reaches = (hundredths: number) => from < limit.value * hundredths && to >= limit.value * hundredths;
    return reaches(NEAR) || reaches(100) ? [limitFact(limit, limit.value, after, playerId, now)] : [];
  });
}

/** What limits have to say after they were set or a pending change took hold: each whose value is another one, null for one that is gone. */
export function changeFacts(before: readonly Limit[], after: readonly Limit[], book: Daybook, playerId: string, now: number): Fact[] {
  const valueIn = (limits: readonly Limit[], limit: Limit) => limits.find((one) => limitId(one) === limitId(limit))?.value ?? null;
  const all = [...after, ...before.filter((limit) => valueIn(after, limit) === null)];
  return all
    .filter((limit) => valueIn(before, limit) !== valueIn(after, limit))
    .map((limit) => limitFact(limit, valueIn(after, limit), book, playerId, now));
}

/** A limit as the contract shows it. */
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

/** How much of an intent a limit of a type counts; nothing where the limit has no say. */
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
