import type { DoubleBet } from '@generated/api/model/double-bet';
import type { Id } from '@generated/api/model/id';
import type { PlaceDoubleBetRequest } from '@generated/api/model/place-double-bet-request';

import type { DoubleAct, PlacedBet } from '@/fairness/double/journal';
import { recordBetAct, recordBetAnswer } from '@/fairness/double/journal';
import type { MoneyRequests } from '@/product/money/money-requests';
import { sendRecorded } from '@/product/money/send-recorded';

import type { Cancellation } from './bet-operation';
import { cancelBetRequests, placeBetRequests } from './bet-operation';

/**
 * Returns bet requests that write each act into this browser's journal before it is sent, then its answer, or the bet that a lookup found.
 * Payouts are not written.
 *
 * @param player undefined while loading, when no bet can be placed
 */
export const recordedBetRequests = (player: Id | undefined): MoneyRequests<PlaceDoubleBetRequest, DoubleBet> =>
  recorded(placeBetRequests, (asked) => ({ type: 'bet', player, asked }));

/**
 * Returns cancel requests that write acts and answers into the journal as well. A lookup that shows that the bet was not cancelled counts
 * as a refusal; one that finds out nothing is not written.
 */
export const recordedCancelRequests = (): MoneyRequests<Cancellation, DoubleBet> =>
  recorded(cancelBetRequests, ({ bet_id }) => ({ type: 'cancel', bet_id }));

function withoutPayout(bet: DoubleBet): PlacedBet {
  const { payout: _, ...placed } = bet;
  return placed;
}

function recorded<Body extends { readonly round_id: Id }>(
  requests: MoneyRequests<Body, DoubleBet>,
  toAct: (body: Body) => DoubleAct,
): MoneyRequests<Body, DoubleBet> {
  return {
    knownIds: requests.knownIds,
    send: (key, body) => {
      const act = toAct(body);
      recordBetAct(body.round_id, act);
      return sendRecorded(
        () => requests.send(key, body),
        (how, bet) => recordBetAnswer(body.round_id, { to: act.type, how, ...(bet && { bet: withoutPayout(bet) }) }),
      );
    },
    lookUp: async (operation) => {
      const found = await requests.lookUp(operation);
      const body = JSON.parse(operation.body) as Body;
      const to = toAct(body).type;
      if (found.status === 'applied') recordBetAnswer(body.round_id, { to, how: 'found', bet: withoutPayout(found.outcome) });
      // The page then says that the bet stays on the table. A bet may still appear, because lists lag.
      if (found.status === 'not-applied' && to === 'cancel') recordBetAnswer(body.round_id, { to, how: 'refused' });
      return found;
    },
  };
}
