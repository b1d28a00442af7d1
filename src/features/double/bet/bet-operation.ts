import { cancelDoubleBet, getCurrentDoubleRound, listDoubleBets, placeDoubleBet } from '@generated/api/double';
import type { DoubleBet } from '@generated/api/model/double-bet';
import type { Id } from '@generated/api/model/id';
import type { PlaceDoubleBetRequest } from '@generated/api/model/place-double-bet-request';

import type { MoneyRequests } from '@/product/money/money-requests';
import { appliedIf, findCreated, NOT_APPLIED, NOT_FOUND } from '@/product/money/money-requests';

import { SECOND_LOOK_MS } from '@/fairness/double/gather-inputs';
import { sleep } from '@/shared/lib/sleep';

import { MAX_PER_PAGE } from '../queries';

/**
 * Requests that place a bet. A lost response is looked up in the round's bets, by colour and amount. The lookup may wait some seconds. A
 * missing bet counts as not placed once betting is closed.
 */
export const placeBetRequests: MoneyRequests<PlaceDoubleBetRequest, DoubleBet> = {
  knownIds: async () => (await listDoubleBets({ per_page: MAX_PER_PAGE })).data.map(({ id }) => id),
  send: async (key, body) => (await placeDoubleBet(body, { headers: { 'Idempotency-Key': key } })).data,
  lookUp: async ({ body, knownIds }) => {
    const asked = JSON.parse(body) as PlaceDoubleBetRequest;
    const fits = ({ color, amount }: DoubleBet) => color === asked.color && amount === asked.amount;
    const { found: placed, isClosed } = await findBet(
      asked.round_id,
      (bets) => findCreated(bets, knownIds, fits),
      (one) => one === undefined,
    );
    // Betting was checked before the bets: if it is closed and the bet is missing, it can no longer be placed.
    return placed === undefined && isClosed ? NOT_APPLIED : appliedIf(placed);
  },
};

/** Request to cancel a bet. Colour and amount are for the messages. */
export interface Cancellation extends Pick<DoubleBet, 'color' | 'amount'> {
  readonly bet_id: Id;
  readonly round_id: Id;
}

/**
 * Requests that cancel a bet. A lost response is looked up in the round's bets. A bet that is settled, or open after betting, counts as not
 * cancelled. The call has no idempotency key.
 */
export const cancelBetRequests: MoneyRequests<Cancellation, DoubleBet> = {
  knownIds: () => Promise.resolve([]),
  send: async (_key, body) => (await cancelDoubleBet(body.bet_id)).data,
  lookUp: async ({ body }) => {
    const asked = JSON.parse(body) as Cancellation;
    const { found: bet, isClosed } = await findBet(
      asked.round_id,
      (bets) => bets.find(({ id }) => id === asked.bet_id),
      (one) => one?.status === 'open',
    );
    if (bet?.status === 'cancelled') return { status: 'applied', outcome: bet };
    const isPlayed = bet !== undefined && bet.status !== 'unknown' && (bet.status !== 'open' || isClosed);
    return isPlayed ? NOT_APPLIED : NOT_FOUND;
  },
};

/**
 * Finds a bet among the newest 60 of its round. Lists may lag, so that a list without the effect of the request is read a second time when
 * it is final. `isClosed` is false while the round takes bets, when no list is final.
 *
 * @param isUnchanged returns true if the found bet does not show the effect of the request
 */
async function findBet(
  roundId: Id,
  find: (bets: readonly DoubleBet[]) => DoubleBet | undefined,
  isUnchanged: (bet: DoubleBet | undefined) => boolean,
): Promise<{ found: DoubleBet | undefined; isClosed: boolean }> {
  const finalIn = await timeToFinalList(roundId);
  const isClosed = finalIn !== null;
  const found = find(await betsOnRound(roundId));
  if (!isClosed || finalIn <= 0 || !isUnchanged(found)) return { found, isClosed };
  await sleep(finalIn);
  return { found: find(await betsOnRound(roundId)), isClosed };
}

const betsOnRound = async (roundId: Id) => (await listDoubleBets({ round_id: roundId, per_page: MAX_PER_PAGE })).data;

/**
 * Returns the ms until the list of bets shows all requests before the end of betting, which is final. 0 or less if it shows them already,
 * null if the round still takes bets or has an unknown status.
 */
async function timeToFinalList(roundId: Id): Promise<number | null> {
  const { id, status, betting_ends_at, server_time } = (await getCurrentDoubleRound()).data;
  if (id !== roundId) return 0;
  if (status === 'waiting' || status === 'unknown') return null;
  return Math.min(SECOND_LOOK_MS, Date.parse(betting_ends_at) + SECOND_LOOK_MS - Date.parse(server_time));
}
