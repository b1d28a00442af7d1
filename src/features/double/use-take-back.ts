import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';

import { cancelDoubleBet, getListDoubleBetsQueryKey, listDoubleBets } from '@generated/api/double';
import type { DoubleBet } from '@generated/api/model/double-bet';

import { OfflineError, UnknownOutcomeError } from '@/shared/lib/money-intent';
import { effectOf, refreshMoney } from '@/shell/money';

import { keepBet, MOST_LISTED } from './queries';

/** Before each look at a bet, in ms: one that may still leave the table is waited for longer than an answer may take. */
const LOOKS = { ended: [0, 1000, 3000], late: [0, 1000, 2000, 4000, 8000, 15_000, 15_000] } as const;

/** It was looked for: the bet is still on the table, or was played. */
export class StillThereError extends Error {
  constructor(readonly bet: DoubleBet) {
    super();
  }
}

/**
 * Takes a bet back while its round takes bets: asked for once. Where the answer is lost, the list of bets tells what came
 * of it.
 *
 * @param round the id of the round at the table: what was said of a bet does not outlive its round
 */
export function useTakeBack(round: string | undefined) {
  const client = useQueryClient();
  const isUnderWay = useRef(false);
  const [isLost, setLost] = useState(false);
  const { mutate, isPending, variables, error, reset } = useMutation({
    mutationFn: async (bet: DoubleBet) => {
      if (!navigator.onLine) throw new OfflineError();
      try {
        return (await cancelDoubleBet(bet.id)).data;
      } catch (failure) {
        const effect = effectOf(failure);
        if (effect === 'unsent' || effect === 'refused') throw failure;
        setLost(true);
        return lookFor(bet, LOOKS[effect]);
      }
    },
    networkMode: 'always',
    retry: 0,
    onSuccess: (bet) => keepBet(client, bet),
    onSettled: () => {
      isUnderWay.current = false;
      setLost(false);
      void client.invalidateQueries({ queryKey: getListDoubleBetsQueryKey() });
      refreshMoney(client);
    },
  });

  useEffect(() => {
    // One that is under way is not forgotten.
    if (!isUnderWay.current) reset();
  }, [round, reset]);

  return {
    takeBack: (bet: DoubleBet) => {
      if (isUnderWay.current) return;
      isUnderWay.current = true;
      mutate(bet);
    },
    /** The bet that is being taken back. */
    leaving: isPending ? variables.id : undefined,
    /** Whether its answer was lost and it is being looked for. */
    isLost: isPending && isLost,
    /** Why the last one stayed. */
    failure: error,
    /** Forgets that. */
    forget: () => {
      if (!isUnderWay.current) reset();
    },
  };
}

/**
 * Looks what came of a bet that was asked back.
 *
 * @returns the bet, back with the player
 * @throws {StillThereError | UnknownOutcomeError}
 */
async function lookFor({ id, round_id }: DoubleBet, looks: readonly number[]): Promise<DoubleBet> {
  let seen: DoubleBet | undefined;
  for (const ms of looks) {
    if (ms > 0) await new Promise((done) => setTimeout(done, ms));
    seen = await listDoubleBets({ round_id, per_page: MOST_LISTED }).then(
      ({ data }) => data.find((bet) => bet.id === id),
      () => undefined,
    );
    if (seen?.status === 'cancelled') return seen;
    // What was played does not come back any more.
    if (seen !== undefined && seen.status !== 'open') break;
  }
  // Only what was answered at the very end says that it is there.
  throw seen === undefined ? new UnknownOutcomeError() : new StillThereError(seen);
}
