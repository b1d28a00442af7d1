import { cancelDoubleBet, getCurrentDoubleRound, listDoubleBets, placeDoubleBet } from '@generated/api/double';
import type { DoubleBet } from '@generated/api/model/double-bet';
import type { Id } from '@generated/api/model/id';
import type { PlaceDoubleBetRequest } from '@generated/api/model/place-double-bet-request';

import { getProp, parseJson, getString } from '@/api/body';
import type { MoneyRequests } from '@/product/money/money-requests';
import { appliedIf, findCreated, NOT_APPLIED, NOT_FOUND } from '@/product/money/money-requests';

import { MAX_PER_PAGE } from '../queries';

/** Requests that place a bet. A lost response is looked up in the round's bets, by colour and amount. */
export const placeBetRequests: MoneyRequests<PlaceDoubleBetRequest, DoubleBet> = {
  knownIds: async () => (await listDoubleBets({ per_page: MAX_PER_PAGE })).data.map(({ id }) => id),
  send: async (key, body) => (await placeDoubleBet(body, { headers: { 'Idempotency-Key': key } })).data,
  lookUp: async ({ body, knownIds }) => {
    const bet = parseJson(body);
    const roundId = getString(bet, 'round_id');
    const isClosed = await isBettingClosed(roundId);
    const fits = ({ color, amount }: DoubleBet) => color === getProp(bet, 'color') && amount === getProp(bet, 'amount');
    const placed = findCreated(await betsOnRound(roundId), knownIds, fits);
    // Betting was checked before the bets: if it is closed and the bet is missing, it can no longer be placed.
    return placed === undefined && isClosed ? NOT_APPLIED : appliedIf(placed);
  },
};

/** Request to cancel a bet. Colour and amount are for the messages. */
export interface Cancellation extends Pick<DoubleBet, 'color' | 'amount'> {
  readonly bet_id: Id;
  readonly round_id: Id;
}

/** Requests that cancel a bet. A lost response is looked up in the round's bets. The call has no idempotency key. */
export const cancelBetRequests: MoneyRequests<Cancellation, DoubleBet> = {
  knownIds: () => Promise.resolve([]),
  send: async (_key, body) => (await cancelDoubleBet(body.bet_id)).data,
  lookUp: async ({ body }) => {
    const cancellation = parseJson(body);
    const roundId = getString(cancellation, 'round_id');
    const isClosed = await isBettingClosed(roundId);
    const bet = (await betsOnRound(roundId)).find(({ id }) => id === getProp(cancellation, 'bet_id'));
    if (bet?.status === 'cancelled') return { status: 'applied', outcome: bet };
    const isPlayed = bet !== undefined && bet.status !== 'unknown' && (bet.status !== 'open' || isClosed);
    return isPlayed ? NOT_APPLIED : NOT_FOUND;
  },
};

const betsOnRound = async (roundId: Id) => (await listDoubleBets({ round_id: roundId, per_page: MAX_PER_PAGE })).data;

/** Returns true if betting is closed, which is final. */
async function isBettingClosed(roundId: Id): Promise<boolean> {
  const { id, status } = (await getCurrentDoubleRound()).data;
  return id !== roundId || (status !== 'waiting' && status !== 'unknown');
}
