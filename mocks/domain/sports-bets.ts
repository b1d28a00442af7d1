import type { components } from '@generated/schema';

import { combinedOdds, payout } from './book/odds';
import type { Choice, LegStatus, findQuote } from './book/quotes';
import { isoDateTime } from './calendar';
import { formatBrl } from './money/money';
import type { Conflict, Invalid, Result } from './result';
import { conflict, err, invalid, ok } from './result';

type Schemas = components['schemas'];

/** Maximum number of bets per slip, which the route of the sportsbook checks. */
export const MAX_BETS = 20;
/** Maximum number of legs per bet, which the route of the sportsbook checks. */
export const MAX_LEGS = 20;
/** Maximum stake per bet. */
const MAX_STAKE_CENTS = 10_000_000;
/** Odds of a void leg, in thousandths. */
const VOID_ODDS = 1000;
/** Share of a bet's present value that the operator pays for it. */
const CASH_OUT_PERCENT = 95;

/** Minimum stakes in cents: per bet, and per slip (SPEC E6). */
export interface SportsRules {
  minSingle: number;
  minTotal: number;
}

/** Choice with the odds that the player saw, in thousandths. */
type LegRequest = Choice & { odds: number };

/** Bet of a slip, with amounts in cents. */
export interface BetRequest {
  type: 'single' | 'multiple';
  stake: number;
  legs: readonly LegRequest[];
}

/** Leg with labels as at placement; odds in thousandths. */
export interface SportsLeg extends LegRequest {
  event: string;
  marketName: string;
  selectionName: string;
  startsAt: number;
  status: LegStatus;
}

/** Bet with amounts in cents, odds in thousandths, timestamps in Unix ms. */
export interface SportsBet {
  id: string;
  playerId: string;
  type: BetRequest['type'];
  stake: number;
  odds: number;
  /** Payout if every leg wins. */
  potential: number;
  status: LegStatus | 'cashed_out';
  /** Payout, stake included; null while open. */
  payout: number | null;
  placedAt: number;
  legs: readonly SportsLeg[];
}

/** Bet of a slip that may be placed at the offered odds. */
export type ValidatedBet = Pick<SportsBet, 'type' | 'stake' | 'odds' | 'potential' | 'legs'>;

/** Error of a slip: its odds have moved, a selection is not offered, or a stake, the total or the legs are invalid. */
export type SportsBetError = Conflict<'odds_moved' | 'not_offered'> | Invalid<'stake' | 'total' | 'legs'>;

/** Returns a selection's offer, if any: the current one, or the one that the player saw a moment ago. */
export type FindQuote = (leg: LegRequest) => ReturnType<typeof findQuote>;

/**
 * Validates a non-empty slip, but not the maximum numbers of bets and legs: all bets are valid, or the first error is returned. A single has
 * one leg, a multiple at least two, of different events. The odds must be those that the quote gives.
 */
export function validateSlip(
  slip: readonly BetRequest[],
  { minSingle, minTotal }: SportsRules,
  quote: FindQuote,
): Result<ValidatedBet[], SportsBetError> {
  if (slip.some(({ stake }) => stake < minSingle)) return err(invalid('stake', 'bets', `O mínimo por aposta é ${formatBrl(minSingle)}.`));
  if (slip.some(({ stake }) => stake > MAX_STAKE_CENTS))
    return err(invalid('stake', 'bets', `O máximo por aposta é ${formatBrl(MAX_STAKE_CENTS)}.`));
  if (sumStakes(slip) < minTotal) return err(invalid('total', 'bets', `O total mínimo é ${formatBrl(minTotal)}.`));
  const validated: ValidatedBet[] = [];
  for (const bet of slip) {
    const result = validateBet(bet, quote);
    if (!result.ok) return result;
    validated.push(result.value);
  }
  return ok(validated);
}

/** Returns the sum of the stakes in cents. */
export const sumStakes = (bets: readonly { stake: number }[]): number => bets.reduce((sum, { stake }) => sum + stake, 0);

function validateBet({ type, stake, legs }: BetRequest, quote: FindQuote): Result<ValidatedBet, SportsBetError> {
  if ((type === 'single') !== (legs.length === 1)) return err(invalid('legs', 'bets', WRONG_LEGS[type]));
  if (new Set(legs.map(({ event_id: event }) => event)).size < legs.length) {
    return err(invalid('legs', 'bets', 'Seleções do mesmo evento não combinam em uma múltipla.'));
  }
  const quoted: SportsLeg[] = [];
  for (const leg of legs) {
    const offered = quote(leg);
    if (offered === undefined) return err(conflict('not_offered', 'Uma seleção não está mais disponível. Remova-a para apostar.'));
    if (offered.odds !== leg.odds) return err(conflict('odds_moved', 'As odds mudaram. Confira e aposte de novo.'));
    const { event, market: marketName, selection: selectionName } = offered;
    const { event_id: eventId, market, selection, odds } = leg;
    const labels = { event: `${event.home} x ${event.away}`, marketName, selectionName, startsAt: event.startsAt };
    quoted.push({ event_id: eventId, market, selection, odds, ...labels, status: 'open' });
  }
  const odds = combinedOdds(quoted.map((leg) => leg.odds));
  return ok({ type, stake, odds, potential: payout(stake, odds), legs: quoted });
}

const WRONG_LEGS = {
  single: 'Uma aposta simples tem uma seleção.',
  multiple: 'Uma múltipla tem pelo menos duas seleções.',
} as const;

/** Returns true if a leg is open. */
export const isUnfinished = ({ legs }: SportsBet): boolean => legs.some(({ status }) => status === 'open');

/**
 * Updates a bet from its legs; ended legs never change. A lost leg loses the bet at once. A void leg counts with odds
 * of 1; if all are void, the stake is refunded. A cashed-out bet keeps its status and payout. Returns the same object if unchanged; the
 * caller pays a bet that just ended.
 */
export function updateBet(bet: SportsBet, getStatus: (leg: SportsLeg) => LegStatus): SportsBet {
  const legs = bet.legs.map((leg) => {
    const status = leg.status === 'open' ? getStatus(leg) : leg.status;
    return status === leg.status ? leg : { ...leg, status };
  });
  if (legs.every((leg, index) => leg === bet.legs[index])) return bet;
  if (bet.status === 'cashed_out') return { ...bet, legs };
  const status = combinedStatus(legs);
  return { ...bet, legs, status, payout: finalPayout({ ...bet, legs, status }) };
}

/** Computes the cents for a part of a bet, in percent of its offer, rounded down. */
export const partialOffer = (offer: number, share: number): number => Math.floor((offer * share) / 100);

/**
 * Splits a part off a bet, its stake rounded down to whole cents, so that it can end before the rest, which keeps the id. The caller checks
 * that the bet is open, and splits its stake in the wallet.
 *
 * @param share percent of the stake, from 1 to 99
 * @param id id of the part
 * @returns undefined if the part would have no stake
 */
export function splitBet(bet: SportsBet, share: number, id: string): { part: SportsBet; rest: SportsBet } | undefined {
  const stake = Math.floor((bet.stake * share) / 100);
  if (stake === 0) return undefined;
  const withStake = (cents: number): SportsBet => ({ ...bet, stake: cents, potential: payout(cents, bet.odds) });
  return { part: { ...withStake(stake), id }, rest: withStake(bet.stake - stake) };
}

/** Ends an open bet before its events, for an amount in cents; the caller pays it. */
export const cashOutBet = (bet: SportsBet, amount: number): SportsBet => ({ ...bet, status: 'cashed_out', payout: amount });

/**
 * Computes the cents for which an open bet can be ended now: its payout divided by the current odds of its open legs, less
 * the operator's margin of 5 %, rounded down.
 *
 * @param currentOdds returns thousandths, or undefined while a selection is not offered
 * @returns undefined if the bet is not open, a selection is not offered, or nothing is left
 */
export function cashOutOffer(bet: SportsBet, currentOdds: (leg: SportsLeg) => number | undefined): number | undefined {
  if (bet.status !== 'open') return undefined;
  const current = bet.legs.filter(({ status }) => status === 'open').map(currentOdds);
  if (current.length === 0 || current.includes(undefined)) return undefined;
  const ifWon = payout(bet.stake, combinedOdds(bet.legs.map((leg) => (leg.status === 'void' ? VOID_ODDS : leg.odds))));
  const value = (ifWon * 1000) / combinedOdds(current.filter((odds) => odds !== undefined));
  const offer = Math.floor((value * CASH_OUT_PERCENT) / 100);
  return offer > 0 ? offer : undefined;
}

/** Cancels a bet as a whole, also if some of its legs have ended; the caller refunds the stake. */
export const voidBet = (bet: SportsBet): SportsBet => ({
  ...bet,
  legs: bet.legs.map((leg) => ({ ...leg, status: 'void' })),
  status: 'void',
  payout: bet.stake,
});

function combinedStatus(legs: readonly SportsLeg[]): LegStatus {
  const has = (status: LegStatus) => legs.some((leg) => leg.status === status);
  return has('lost') ? 'lost' : has('open') ? 'open' : has('won') ? 'won' : 'void';
}

function finalPayout({ status, stake, legs }: SportsBet): number | null {
  if (status === 'open') return null;
  if (status === 'lost') return 0;
  return payout(stake, combinedOdds(legs.map((leg) => (leg.status === 'void' ? VOID_ODDS : leg.odds))));
}

/** Converts a bet to its form in the contract, with decimal odds in place of thousandths. */
export function toSportsBetDto({ id, type, stake, odds, potential, status, placedAt, legs }: SportsBet): Schemas['SportsBet'] {
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
