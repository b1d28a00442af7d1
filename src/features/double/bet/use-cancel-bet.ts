import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';

import type { DoubleBet } from '@generated/api/model/double-bet';

import { useMoneyOperation } from '@/product/money/use-money-operation';

import { cacheBet } from '../queries';
import { recordedCancelRequests } from './recorded-requests';

/**
 * Returns `cancel`, which cancels one bet at a time and ignores a call meanwhile, with its state. A cancelled bet is cached, and the lists
 * of bets are refetched. `clear` removes the error, but not an operation that runs.
 *
 * @param round id of the current round; the next round clears the error
 */
export function useCancelBet(round: string | undefined) {
  const client = useQueryClient();
  const { start, stage, unresolved, repeat, failure, reset } = useMoneyOperation({
    kind: 'double cancel',
    requests: recordedCancelRequests(),
    onDone: (bet) => cacheBet(client, bet),
  });

  const clear = () => {
    if (stage === 'idle') reset();
  };
  const clearAtEnd = useEffectEvent(clear);
  useEffect(() => clearAtEnd(), [round]);

  return {
    cancel: ({ id, round_id, color, amount }: DoubleBet) => void start({ bet_id: id, round_id, color, amount }),
    stage,
    unresolved,
    repeat,
    failure,
    clear,
  };
}
