import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';

import type { Deposit } from '@generated/api/model/deposit';
import { getGetDepositQueryOptions, listTransactions } from '@generated/api/wallet';

import { publishApprovedDeposit, onDepositApproved } from '@/realtime/approved-deposits';
import { useStaleBalance } from '@/realtime/use-realtime';

import { logFailure } from '@/shared/lib/log';
import { invalidateMoneyQueries } from '@/shell/money/invalidate-money-queries';

/** How often a deposit is asked for: while real time is down, as a watch on it, and once its code has run out. In ms. */
const EVERY = { alone: 4000, beside: 10_000, expired: 20_000 } as const;

/**
 * A deposit as it stands: told by real time, and asked for again as long as a payment can still come. Late payments are
 * credited too, so an expired one is still watched.
 *
 * @returns the deposit, and when the answer came, in ms
 */
export function useDeposit(started: Deposit): { deposit: Deposit; at: number } {
  const client = useQueryClient();
  const stale = useStaleBalance();
  const [since] = useState(() => Date.now());
  const { data, dataUpdatedAt, refetch } = useQuery({
    ...getGetDepositQueryOptions(started.transaction_id),
    staleTime: 0,
    refetchInterval: ({ state }) => pollEvery(state.data?.data.status ?? started.status, stale),
  });
  const deposit = data?.data ?? started;
  const { transaction_id: id, status, amount } = deposit;

  const look = useEffectEvent((approved: string) => {
    if (approved === id) void refetch();
  });
  useEffect(() => onDepositApproved(({ transaction_id: approved }) => look(approved)), []);

  useEffect(() => {
    if (status === 'approved') {
      tellApproved(id, amount).catch((error: unknown) => logFailure('An approved deposit was not told of.', error));
      invalidateMoneyQueries(client);
    }
  }, [client, id, amount, status]);

  return { deposit, at: dataUpdatedAt || since };
}

function pollEvery(status: Deposit['status'], stale: boolean): number | false {
  if (status === 'pending') return stale ? EVERY.alone : EVERY.beside;
  return status === 'expired' ? EVERY.expired : false;
}

/** Tells who listens for approved deposits, where real time has not: once for each transaction. */
async function tellApproved(id: string, amount: number): Promise<void> {
  // The how-manieth it is: of the approved ones so far it is the last (SPEC A22).
  const { data, meta } = await listTransactions({ source: 'Deposit', type: 1, status: 2 });
  publishApprovedDeposit({ transaction_id: id, amount, deposit_occurrence: Math.max(1, meta?.total ?? data.length) });
}
