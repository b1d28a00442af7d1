import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';

import type { Deposit } from '@generated/api/model/deposit';
import { getGetDepositQueryOptions, listTransactions } from '@generated/api/wallet';

import { enterDepositScreen, publishApprovedDeposit, onDepositApproved } from '@/product/approved-deposits';
import { useStaleBalance } from '@/realtime/use-realtime';
import type { Amount } from '@/shared/format/money';

import { logFailure } from '@/shared/lib/log';
import { invalidateMoneyQueries } from '@/product/money/invalidate-money-queries';

import { forgetCharge, rememberCharge } from './open-charge';

/**
 * Poll intervals of a deposit: two while it is pending or unknown, one after its code has expired, one while a refund is pending. In other
 * states it is not polled. Polling also covers events that are lost while real time is up.
 */
const POLL_INTERVAL_MS = { realtimeDown: 4000, realtimeUp: 10_000, expired: 20_000, refund: 20_000 } as const;

/**
 * Follows a deposit by events and polling, also after its code has expired, because a late payment is credited. An approval is
 * published, and the money queries are fetched again. The charge is remembered until its outcome was shown. While the component is mounted,
 * the deposit counts as on the screen (`isDepositOnScreen`).
 *
 * @returns `fetchedAt`: the device's time of the last response, in epoch ms; before one, the time of the first render
 */
export function useDeposit(created: Deposit): { deposit: Deposit; fetchedAt: number } {
  const client = useQueryClient();
  const isStale = useStaleBalance();
  const [createdAt] = useState(() => Date.now());
  const { data, dataUpdatedAt, refetch } = useQuery({
    ...getGetDepositQueryOptions(created.transaction_id),
    staleTime: 0,
    refetchInterval: ({ state }) => pollInterval(state.data?.data ?? created, isStale),
  });
  const deposit = data?.data ?? created;
  const { transaction_id: id, status, amount } = deposit;

  const onApproved = useEffectEvent((approvedId: string) => {
    if (approvedId === id) void refetch();
  });
  useEffect(() => enterDepositScreen(id), [id]);
  useEffect(() => {
    rememberCharge(id);
    // A reload does not get here: the page says the same again.
    return () => {
      if (status !== 'pending' && status !== 'unknown') forgetCharge(id);
    };
  }, [id, status]);
  useEffect(() => onDepositApproved(({ transaction_id: approvedId }) => onApproved(approvedId)), []);

  useEffect(() => {
    if (status === 'approved') {
      publishApproval(id, amount).catch((error: unknown) => logFailure('An approved deposit was not published.', error));
      invalidateMoneyQueries(client);
    }
  }, [client, id, amount, status]);

  return { deposit, fetchedAt: dataUpdatedAt || createdAt };
}

function pollInterval({ status, refund }: Deposit, isStale: boolean): number | false {
  if (refund?.status === 'pending') return POLL_INTERVAL_MS.refund;
  if (status === 'pending' || status === 'unknown') return isStale ? POLL_INTERVAL_MS.realtimeDown : POLL_INTERVAL_MS.realtimeUp;
  return status === 'expired' ? POLL_INTERVAL_MS.expired : false;
}

/** Publishes an approved deposit that polling has found, as a real-time event would. Receivers ignore duplicates. */
async function publishApproval(id: string, amount: Amount): Promise<void> {
  // The occurrence is the number of approved deposits, this one included (SPEC A22).
  const { data, meta } = await listTransactions({ source: 'Deposit', type: 1, status: 2 });
  publishApprovedDeposit({ transaction_id: id, amount, deposit_occurrence: Math.max(1, meta?.total ?? data.length) });
}
