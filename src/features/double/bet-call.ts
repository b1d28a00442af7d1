import { listDoubleBets, placeDoubleBet } from '@generated/api/double';
import type { DoubleBet } from '@generated/api/model/double-bet';
import type { PlaceDoubleBetRequest } from '@generated/api/model/place-double-bet-request';

import { getProp, parseJson } from '@/api/body';
import type { MoneyCall } from '@/shared/lib/money-intent';

import { MOST_LISTED } from './queries';

/** A bet as an intent: found again among the player's bets on its round. */
export const betCall: MoneyCall<PlaceDoubleBetRequest, DoubleBet> = {
  known: async () => (await listDoubleBets({ per_page: MOST_LISTED })).data.map(({ id }) => id),
  send: async (key, body) => (await placeDoubleBet(body, { headers: { 'Idempotency-Key': key } })).data,
  find: async ({ body, known }) => {
    const wish = parseJson(body);
    const roundId = getProp(wish, 'round_id');
    if (typeof roundId !== 'string') return undefined;
    const { data } = await listDoubleBets({ round_id: roundId, per_page: MOST_LISTED });
    return data.find(
      ({ id, color, amount }) => color === getProp(wish, 'color') && amount === getProp(wish, 'amount') && !known.includes(id),
    );
  },
};
