import type { DoubleBet } from '@generated/api/model/double-bet';
import type { PlaceDoubleBetRequest } from '@generated/api/model/place-double-bet-request';

import { parseJson } from '@/api/body';
import { betLog, chainLog } from '@/fairness/double/logs/page-logs';
import type { MoneyRequests } from '@/product/money/money-requests';

import type { Cancellation } from './bet-operation';
import { cancelBetRequests, placeBetRequests } from './bet-operation';

/** Returns bet requests that also store each acknowledgement, which later lists are compared with. */
export function recordedBetRequests(player: string): MoneyRequests<PlaceDoubleBetRequest, DoubleBet> {
  const record = (asked: PlaceDoubleBetRequest, bet: DoubleBet) => betLog.recordPlaced(player, asked, bet, chainLog.keys());
  return {
    knownIds: placeBetRequests.knownIds,
    send: async (key, body) => {
      const bet = await placeBetRequests.send(key, body);
      record(body, bet);
      return bet;
    },
    lookUp: async (operation) => {
      const found = await placeBetRequests.lookUp(operation);
      if (found.status === 'applied') record(parseJson(operation.body) as PlaceDoubleBetRequest, found.outcome);
      return found;
    },
  };
}

/** Returns cancel requests that also store the player's own cancellations. */
export function recordedCancelRequests(player: string): MoneyRequests<Cancellation, DoubleBet> {
  return {
    knownIds: cancelBetRequests.knownIds,
    send: async (key, body) => {
      // Recorded before the request is sent, because its response may be lost.
      betLog.recordCancelRequest(player, body.bet_id);
      const bet = await cancelBetRequests.send(key, body);
      betLog.recordCancelled(player, bet);
      return bet;
    },
    lookUp: async (operation) => {
      const found = await cancelBetRequests.lookUp(operation);
      if (found.status === 'applied') betLog.recordCancelled(player, found.outcome);
      return found;
    },
  };
}
