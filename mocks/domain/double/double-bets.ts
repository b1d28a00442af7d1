import type { components } from '@generated/schema';

import { isoDateTime } from '../calendar';
import type { DoubleColor, DoubleTable, DoubleTotals } from './double';
import { NO_TOTALS, parseRoundId, payoutFactor, roundId, roundOutcome } from './double';
import { roundAt, roundTimes } from './double-clock';
import { signBetReceipt } from './double-receipts';
import { cents, formatBrl } from '../money/money';
import type { Conflict, Invalid, NotFound, Result } from '../result';
import { conflict, err, invalid, notFound, ok } from '../result';

type Schemas = components['schemas'];

/** Rules of the stand-in, in cents: stakes of R$ 0,10 to R$ 2.000,00. */
export const DOUBLE_RULES = { minBet: 10, maxBet: 200_000 };

/** Bet on a round, with amounts in cents and timestamps in Unix ms. */
export interface DoubleBet {
  id: string;
  playerId: string;
  round: number;
  color: DoubleColor;
  amount: number;
  status: Schemas['DoubleBetStatus'];
  /** Payout, for a cancelled or voided bet its stake; null while open. */
  payout: number | null;
  placedAt: number;
  /** Time of the cancellation; absent unless cancelled. */
  cancelledAt?: number;
}

type Schedule = Pick<DoubleTable, 'epoch' | 'isVoided'>;

/** Bet to place, `now` in Unix ms. */
export interface NewDoubleBet extends Pick<DoubleBet, 'id' | 'playerId' | 'color' | 'amount'> {
  roundId: string;
  now: number;
}

const bettingClosed = () => err(conflict('betting_closed', 'As apostas desta rodada já foram encerradas.'));

/**
 * Creates a bet on a round that takes bets; the caller takes the stake under the bet's id, and checks access (SPEC B16).
 *
 * @returns an error for an unknown or future round, one that is voided or whose betting is closed, or a stake outside the limits
 */
export function placeDoubleBet(
  { id, playerId, color, amount, now, ...bet }: NewDoubleBet,
  { epoch, isVoided }: Schedule,
  { minBet, maxBet }: typeof DOUBLE_RULES,
): Result<DoubleBet, NotFound<'no_round'> | Conflict<'betting_closed'> | Invalid<'stake'>> {
  const round = parseRoundId(bet.roundId);
  if (round === undefined || round > roundAt(epoch, now)) return err(notFound('no_round', 'Não encontrado.'));
  if (isVoided(round) || now >= roundTimes(epoch, round).bettingEndsAt) return bettingClosed();
  if (amount < minBet) return err(invalid('stake', 'amount', `O valor mínimo é ${formatBrl(minBet)}.`));
  if (amount > maxBet) return err(invalid('stake', 'amount', `O valor máximo é ${formatBrl(maxBet)}.`));
  return ok({ id, playerId, round, color, amount, status: 'open', payout: null, placedAt: now });
}

/**
 * Cancels a bet while betting is open. The caller refunds the stake if `refund` is true; after a repeated call it is false.
 */
export function cancelDoubleBet(
  bet: DoubleBet,
  { epoch }: Pick<Schedule, 'epoch'>,
  now: number,
): Result<{ bet: DoubleBet; refund: boolean }, Conflict<'betting_closed'>> {
  if (bet.status === 'cancelled') return ok({ bet, refund: false });
  if (bet.status !== 'open' || now >= roundTimes(epoch, bet.round).bettingEndsAt) return bettingClosed();
  return ok({ bet: { ...bet, status: 'cancelled', payout: bet.amount, cancelledAt: now }, refund: true });
}

/**
 * Voids an open bet of a voided round; the caller refunds the stake.
 *
 * @throws {RangeError} if the bet is not open
 */
export function voidDoubleBet(bet: DoubleBet): DoubleBet {
  if (bet.status !== 'open') throw new RangeError(`${bet.id} is ${bet.status}`);
  return { ...bet, status: 'voided', payout: bet.amount };
}

/** Returns true if an open bet's round is complete. */
export function isDue({ status, round }: DoubleBet, { epoch }: Pick<Schedule, 'epoch'>, now: number): boolean {
  return status === 'open' && now >= roundTimes(epoch, round).completeAt;
}

/**
 * Settles a bet by its round's outcome; the caller checks {@link isDue}, and pays the payout.
 *
 * @throws RangeError if the bet is not open, because it would be paid twice
 */
export function settleDoubleBet(bet: DoubleBet, table: DoubleTable): DoubleBet & { payout: number } {
  if (bet.status !== 'open') throw new RangeError(`${bet.id} is ${bet.status}`);
  const won = roundOutcome(table, bet.round).color === bet.color;
  return { ...bet, status: won ? 'won' : 'lost', payout: won ? cents(bet.amount * payoutFactor(bet.color)) : 0 };
}

/** Sums the stakes of bets by colour, without returned ones. The caller passes those of one round. */
export function sumByColor(bets: Iterable<DoubleBet>): DoubleTotals {
  const totals = { ...NO_TOTALS };
  for (const { color, amount, status } of bets) {
    if (status !== 'cancelled' && status !== 'voided') totals[color] = cents(totals[color] + amount);
  }
  return totals;
}

/** Maps a bet to the contract, with a signed receipt. */
export function toDoubleBetDto(bet: DoubleBet): Schemas['DoubleBet'] {
  const { id, playerId, round, color, amount, status, payout, placedAt, cancelledAt } = bet;
  const stated = { id, round_id: roundId(round), color, amount, status, payout, placed_at: isoDateTime(placedAt) };
  return { ...stated, receipt: signBetReceipt(stated, playerId, isoDateTime(cancelledAt ?? placedAt)) };
}
