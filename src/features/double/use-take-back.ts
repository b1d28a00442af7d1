import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';

import { cancelDoubleBet, getListDoubleBetsQueryKey } from '@generated/api/double';
import type { DoubleBet } from '@generated/api/model/double-bet';

import { NetworkError } from '@/api/errors';
import { refreshMoney } from '@/shell/money';

import { keepBet } from './queries';

/**
 * Takes a bet back while its round takes bets: asked for once. Where the answer is lost, the list of bets tells what came
 * of it.
 */
export function useTakeBack() {
  const client = useQueryClient();
  const isUnderWay = useRef(false);
  const { mutate, isPending, variables, error } = useMutation({
    mutationFn: async (bet: DoubleBet) => {
      if (!navigator.onLine) throw new NetworkError(false);
      return (await cancelDoubleBet(bet.id)).data;
    },
    networkMode: 'always',
    retry: 0,
    onSuccess: (bet) => keepBet(client, bet),
    onSettled: () => {
      isUnderWay.current = false;
      void client.invalidateQueries({ queryKey: getListDoubleBetsQueryKey() });
      refreshMoney(client);
    },
  });
  return {
    takeBack: (bet: DoubleBet) => {
      if (isUnderWay.current) return;
      isUnderWay.current = true;
      mutate(bet);
    },
    /** The bet that is being taken back. */
    leaving: isPending ? variables.id : undefined,
    /** Why the last one stayed. */
    failure: error,
  };
}
