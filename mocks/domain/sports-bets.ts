import type { components } from '@generated/schema';

import { combinedOdds, payout } from '../third-party/book/odds';
import type { Choice, LegStatus, findQuote } from '../third-party/book/quotes';
import { isoDateTime } from './calendar';
import { formatBrl } from './money';
import type { Conflict, Invalid, Result } from './result';
import { conflict, err, invalid, ok } from './result';

type Schemas = components['schemas'];

/** Maximum bets per slip. */
export const MAX_BETS = 20;
/** Maximum legs per bet. */
export const MAX_LEGS = 20;
/** Maximum stake per bet, in cents. */
const MAX_STAKE_CENTS = 10_000_000;
/** Odds of a void leg, in thousandths. */
const VOID_ODDS = 1000;

/** Minimum stakes in cents: per bet, and per slip (SPEC E6). */
export interface SportsRules {
  minSingle: number;
  minTotal: number;
}

/** A requested leg with the odds that the player saw, in thousandths. */
export type LegRequest = Choice & { odds: number };

/** A requested bet. Cents. */
export interface BetRequest {
  type: 'single' | 'multiple';
  stake: number;
  legs: readonly LegRequest[];
}

/** A leg of a bet, with its labels at placement. Odds in thousandths. */
export interface SportsLeg extends LegRequest {
  event: string;
  marketName: string;
  selectionName: string;
  startsAt: number;
  status: LegStatus;
}

/** A sports bet. Amounts in cents, odds in thousandths, timestamps in Unix ms. */
export interface SportsBet {
  id: string;
  playerId: string;
  type: BetRequest['type'];
  stake: number;
  odds: number;
  /** The payout if every leg wins. */
  potential: number;
  /** There is no cash-out, so no bet has that status. */
  status: LegStatus;
  /** The amount paid, stake included; null while open. */
  payout: number | null;
  placedAt: number;
  legs: readonly SportsLeg[];
}

/** A validated bet that is not placed yet. */
export type ValidatedBet = Pick<SportsBet, 'type' | 'stake' | 'odds' | 'potential' | 'legs'>;

export type SportsBetError = Conflict<'odds_moved' | 'not_offered'> | Invalid<'stake' | 'total' | 'legs'>;

/** Returns the current offer of a selection, or undefined if it is not offered. */
export type Quote = (choice: Choice) => ReturnType<typeof findQuote>;

/**
 * Validates a whole slip: either all bets are valid or none.
 *
 * @param slip at least one bet, each with at least one leg
 * @returns the bets in order, or the first error: stake out of range, incompatible legs, or changed odds
 */
export function validateSlip(
  slip: readonly BetRequest[],
  { minSingle, minTotal }: SportsRules,
  quote: Quote,
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

/** Sums the stakes of bets. */
export const sumStakes = (bets: readonly { stake: number }[]): number => bets.reduce((sum, { stake }) => sum + stake, 0);

function validateBet({ type, stake, legs }: BetRequest, quote: Quote): Result<ValidatedBet, SportsBetError> {
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

/** Returns true if time can still change the bet: one of its legs is open. */
export const isUnfinished = ({ legs }: SportsBet): boolean => legs.some(({ status }) => status === 'open');

/**
 * Updates a bet from its legs. Ended legs never change. A lost leg loses the bet at once. A void leg counts with odds
 * of 1; if all legs are void, the bet is void and the stake is refunded.
 *
 * @param getStatus returns the current status of a leg
 * @returns the same object if nothing changed; a bet that just ended has its payout, which the caller pays
 */
export function updateBet(bet: SportsBet, getStatus: (leg: SportsLeg) => LegStatus): SportsBet {
  const legs = bet.legs.map((leg) => {
    const status = leg.status === 'open' ? getStatus(leg) : leg.status;
    return status === leg.status ? leg : { ...leg, status };
  });
  if (legs.every((leg, index) => leg === bet.legs[index])) return bet;
  const status = combinedStatus(legs);
  return { ...bet, legs, status, payout: finalPayout({ ...bet, legs, status }) };
}

function combinedStatus(legs: readonly SportsLeg[]): LegStatus {
  const has = (status: LegStatus) => legs.some((leg) => leg.status === status);
  return has('lost') ? 'lost' : has('open') ? 'open' : has('won') ? 'won' : 'void';
}

function finalPayout({ status, stake, legs }: SportsBet): number | null {
  if (status === 'open') return null;
  if (status === 'lost') return 0;
  return payout(stake, combinedOdds(legs.map((leg) => (leg.status === 'void' ? VOID_ODDS : leg.odds))));
}

/** Maps a bet to the contract's schema. */
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
