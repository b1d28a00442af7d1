import type { components } from '@generated/schema';

import { combinedOdds, payout } from '../third-party/book/odds';
import type { Choice, LegStatus, quoteOf } from '../third-party/book/quotes';
import { isoDateTime } from './calendar';
import { brl } from './money';
import type { Conflict, Invalid, Outcome } from './outcome';
import { conflict, done, invalid, refused } from './outcome';

type Schemas = components['schemas'];

/** How many bets a slip has at most. */
export const MOST_BETS = 20;
/** How many legs a bet has at most. */
export const MOST_LEGS = 20;
/** The greatest stake of one bet, in cents. */
const MOST_STAKE = 10_000_000;
/** The odds of a leg that is void, in thousandths. */
const EVENS = 1000;

/** What a bet may be staked with, in cents: each bet, and a slip in all (SPEC E6). */
export interface SportsRules {
  minSingle: number;
  minTotal: number;
}

/** A leg as it is asked for: odds in thousandths, those that the player saw. */
export type WantedLeg = Choice & { odds: number };

/** A bet as it is asked for. Cents. */
export interface WantedBet {
  type: 'single' | 'multiple';
  stake: number;
  legs: readonly WantedLeg[];
}

/** A leg of a bet, with its words as they were when it was placed. Odds in thousandths. */
export interface SportsLeg extends WantedLeg {
  event: string;
  marketName: string;
  selectionName: string;
  startsAt: number;
  status: LegStatus;
}

/** A bet on sports. Cents, odds in thousandths, moments in milliseconds since 1970. */
export interface SportsBet {
  id: string;
  playerId: string;
  type: WantedBet['type'];
  stake: number;
  odds: number;
  /** What is paid when every leg wins. */
  potential: number;
  /** A book that never buys bets back has none that are cashed out. */
  status: LegStatus;
  /** What was paid, the stake included; null while it is open. */
  payout: number | null;
  placedAt: number;
  legs: readonly SportsLeg[];
}

/** A bet that nobody has placed yet. */
export type JudgedBet = Pick<SportsBet, 'type' | 'stake' | 'odds' | 'potential' | 'legs'>;

export type SportsRefused = Conflict<'odds_moved' | 'not_offered'> | Invalid<'stake' | 'total' | 'legs'>;

/** What is offered on a selection now; nothing where there is no such thing to bet on. */
export type Quote = (choice: Choice) => ReturnType<typeof quoteOf>;

/**
 * Judges a whole slip: every bet of it stands, or none.
 *
 * @param wanted at least one bet, each with at least one leg
 * @returns the bets in their order, or the first thing that is wrong: a stake out of range, legs that do not go together,
 *   odds that are not those of this moment
 */
export function judgeSlip(
  wanted: readonly WantedBet[],
  { minSingle, minTotal }: SportsRules,
  quote: Quote,
): Outcome<JudgedBet[], SportsRefused> {
  if (wanted.some(({ stake }) => stake < minSingle)) return refused(invalid('stake', 'bets', `O mínimo por aposta é ${brl(minSingle)}.`));
  if (wanted.some(({ stake }) => stake > MOST_STAKE)) return refused(invalid('stake', 'bets', `O máximo por aposta é ${brl(MOST_STAKE)}.`));
  if (totalOf(wanted) < minTotal) return refused(invalid('total', 'bets', `O total mínimo é ${brl(minTotal)}.`));
  const judged: JudgedBet[] = [];
  for (const bet of wanted) {
    const outcome = judgeBet(bet, quote);
    if (!outcome.ok) return outcome;
    judged.push(outcome.value);
  }
  return done(judged);
}

/** What bets are staked with together. */
export const totalOf = (bets: readonly { stake: number }[]): number => bets.reduce((sum, { stake }) => sum + stake, 0);

function judgeBet({ type, stake, legs }: WantedBet, quote: Quote): Outcome<JudgedBet, SportsRefused> {
  if ((type === 'single') !== (legs.length === 1)) return refused(invalid('legs', 'bets', WRONG_LEGS[type]));
  if (new Set(legs.map(({ event_id: event }) => event)).size < legs.length) {
    return refused(invalid('legs', 'bets', 'Seleções do mesmo evento não combinam em uma múltipla.'));
  }
  const quoted: SportsLeg[] = [];
  for (const leg of legs) {
    const offered = quote(leg);
    if (offered === undefined) return refused(conflict('not_offered', 'Uma seleção não está mais disponível. Remova-a para apostar.'));
    if (offered.odds !== leg.odds) return refused(conflict('odds_moved', 'As odds mudaram. Confira e aposte de novo.'));
    const { event, market: marketName, selection: selectionName } = offered;
    const { event_id: eventId, market, selection, odds } = leg;
    const words = { event: `${event.home} x ${event.away}`, marketName, selectionName, startsAt: event.startsAt };
    quoted.push({ event_id: eventId, market, selection, odds, ...words, status: 'open' });
  }
  const odds = combinedOdds(quoted.map((leg) => leg.odds));
  return done({ type, stake, odds, potential: payout(stake, odds), legs: quoted });
}

const WRONG_LEGS = {
  single: 'Uma aposta simples tem uma seleção.',
  multiple: 'Uma múltipla tem pelo menos duas seleções.',
} as const;

/** Whether time can still change what a bet shows: its own end, or that of one of its legs. */
export const isUnfinished = ({ legs }: SportsBet): boolean => legs.some(({ status }) => status === 'open');

/**
 * A bet as it stands when its legs stand so. A leg that has ended stays as it ended, and so does the bet: a lost leg ends
 * it at once. A void one counts as odds of 1; a bet whose legs are all void is void and gives its stake back.
 *
 * @param statusOf how a selection stands now
 * @returns the same bet where nothing changed; one that has ended just now has its payout, which is the caller's to pay
 */
export function followed(bet: SportsBet, statusOf: (leg: SportsLeg) => LegStatus): SportsBet {
  const legs = bet.legs.map((leg) => {
    const status = leg.status === 'open' ? statusOf(leg) : leg.status;
    return status === leg.status ? leg : { ...leg, status };
  });
  if (legs.every((leg, index) => leg === bet.legs[index])) return bet;
  const status = resultOf(legs);
  return { ...bet, legs, status, payout: paidFor({ ...bet, legs, status }) };
}

function resultOf(legs: readonly SportsLeg[]): LegStatus {
  const has = (status: LegStatus) => legs.some((leg) => leg.status === status);
  return has('lost') ? 'lost' : has('open') ? 'open' : has('won') ? 'won' : 'void';
}

function paidFor({ status, stake, legs }: SportsBet): number | null {
  if (status === 'open') return null;
  if (status === 'lost') return 0;
  return payout(stake, combinedOdds(legs.map((leg) => (leg.status === 'void' ? EVENS : leg.odds))));
}

/** A bet as the contract shows it. */
export function shownSportsBet({ id, type, stake, odds, potential, status, placedAt, legs }: SportsBet): Schemas['SportsBet'] {
  return {
    id,
    type,
    stake,
    odds: odds / 1000,
    potential,
    status,
    placed_at: isoDateTime(placedAt),
    legs: legs.map((leg) => ({
      event: leg.event,
      market: leg.marketName,
      selection: leg.selectionName,
      odds: leg.odds / 1000,
      status: leg.status,
      starts_at: isoDateTime(leg.startsAt),
    })),
  };
}
