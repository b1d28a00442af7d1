import type { components } from '@generated/schema';

import type { CalendarDate } from '../calendar';
import { calendarDay } from '../calendar';
import type { SettledStake } from './stakes';
import type { Stake } from './wallet';

export type BetKind = components['schemas']['BetKind'];

/** Totals of settled bets of real money: their number, and sums in cents. */
export interface KindTotals {
  bets: number;
  stakes: number;
  prizes: number;
}

/** Results of each day, of the kinds that have a settled bet. */
export type DailyResults = Readonly<Record<CalendarDate, Partial<Record<BetKind, KindTotals>>>>;

const NOTHING: KindTotals = { bets: 0, stakes: 0, prizes: 0 };
/** Kinds of the games of the operator itself, by name. */
const IN_HOUSE: Readonly<Record<string, BetKind>> = { Mines: 'mines', Double: 'double' };

/** Returns the kind of a stake: sports without a game, the in-house game of that name, `live` for a table with a dealer, else casino. */
export function betKind({ game, isLive = false }: Pick<Stake, 'game' | 'isLive'>): BetKind {
  if (game === null) return 'sports';
  return IN_HOUSE[game] ?? (isLive ? 'live' : 'casino');
}

/** Adds a settled bet to the day of its settlement. A bet of bonus money alone counts only if it paid real money. */
export function recordResult(
  results: DailyResults,
  kind: BetKind,
  { stake, won, at }: Pick<SettledStake, 'stake' | 'won' | 'at'>,
): DailyResults {
  if (stake === 0 && won === 0) return results;
  const day = calendarDay(at);
  const before = results[day]?.[kind] ?? NOTHING;
  return { ...results, [day]: { ...results[day], [kind]: add(before, { bets: 1, stakes: stake, prizes: won }) } };
}

/** Sums a kind between two days, both inclusive. */
export function sumResults(results: DailyResults, kind: BetKind, from: CalendarDate, to: CalendarDate): KindTotals {
  let sum = NOTHING;
  for (const [day, kinds] of Object.entries(results)) {
    const totals = kinds[kind];
    if (totals !== undefined && from <= day && day <= to) sum = add(sum, totals);
  }
  return sum;
}

function add(one: KindTotals, other: KindTotals): KindTotals {
  return { bets: one.bets + other.bets, stakes: one.stakes + other.stakes, prizes: one.prizes + other.prizes };
}
