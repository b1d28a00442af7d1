import type { QueryClient } from '@tanstack/react-query';
import { queryOptions } from '@tanstack/react-query';

import type { CreateDepositRequest } from '@generated/api/model/create-deposit-request';
import type { Deposit } from '@generated/api/model/deposit';
import type { Id } from '@generated/api/model/id';
import { createDeposit, getDeposit, getGetDepositQueryKey, listTransactions } from '@generated/api/wallet';

import { getProp, parseJson } from '@/api/body';
import { HttpError } from '@/api/errors';
import { sumOf } from '@/shared/format/amount-math';
import type { MoneyRequests } from '@/product/money/money-requests';
import { appliedIf, findCreated } from '@/product/money/money-requests';

import { openCharge } from './open-charge';

/** Number of latest deposits that are fetched, for example to find the outcome of a lost response. */
const LOOKUP_COUNT = 20;

const latestDeposits = async () => (await listTransactions({ source: 'Deposit', per_page: LOOKUP_COUNT })).data;

/**
 * Returns the requests that create a deposit. The lookup searches the latest 20 deposits for a new one of the same amount, and rejects with
 * `UnknownOutcomeError` if none fits but a new one has an unknown value. A created deposit is cached.
 */
export function depositRequests(client: QueryClient): MoneyRequests<CreateDepositRequest, Deposit> {
  const cache = (deposit: Deposit) => {
    client.setQueryData(getGetDepositQueryKey(deposit.transaction_id), { data: deposit });
    return deposit;
  };
  return {
    knownIds: async () => (await latestDeposits()).map(({ id }) => id),
    send: async (key, body) => cache((await createDeposit(body, { headers: { 'Idempotency-Key': key } })).data),
    lookUp: async ({ body, knownIds }) => {
      const amount = getProp(parseJson(body), 'amount');
      const created = findCreated(await latestDeposits(), knownIds, (entry) => entry.amount === amount);
      return appliedIf(created && cache((await getDeposit(created.id)).data));
    },
  };
}

/** Query of the known amounts of the latest 20 paid deposits (status 2) in cents, newest first. */
export const usedAmountsQuery = queryOptions({
  // An approval invalidates the deposits' key.
  queryKey: ['/api/deposits', 'used'],
  queryFn: async () => {
    const { data } = await listTransactions({ source: 'Deposit', type: 1, status: 2, per_page: LOOKUP_COUNT });
    return data.map(({ amount }) => amount).filter((amount) => amount !== 'unknown');
  },
  staleTime: 60_000,
});

/** Query, polled, of the sum in cents of the PIX codes that can still be paid, among the latest 20; `unknown` if one of the amounts is. */
export const unpaidTotalQuery = queryOptions({
  // An approval invalidates the deposits' key.
  queryKey: ['/api/deposits', 'unpaid'],
  queryFn: async ({ client }) => {
    const { data } = await listTransactions({ source: 'Deposit', status: 1, per_page: LOOKUP_COUNT });
    // Only the deposit, not its transaction, shows whether its code has expired. One that is not found can no longer be paid.
    const deposits = await Promise.all(data.map(({ id }) => fetchDeposit(client, id)));
    return sumOf(...deposits.flatMap((deposit) => (deposit?.status === 'pending' ? deposit.amount : [])));
  },
  staleTime: 0,
  refetchInterval: 30_000,
});

/**
 * Fetches and caches the deposit to show: the charge that was open in this tab, also if it was paid or failed. If it has expired
 * or there is none, the newest unpaid deposit (status 1) takes its place. Without one, the expired charge remains.
 *
 * @returns null if there is neither
 * @throws {ApiError} if a request fails; a deposit that is not found (404) counts as none
 */
export async function fetchOpenDeposit(client: QueryClient): Promise<Deposit | null> {
  const id = openCharge();
  const open = id === null ? null : await fetchDeposit(client, id);
  // A newer code, perhaps of another device, can be paid.
  if (open !== null && open.status !== 'expired') return open;
  const [newest] = (await listTransactions({ source: 'Deposit', status: 1, per_page: 1 })).data;
  const unpaid = newest === undefined ? null : await fetchDeposit(client, newest.id);
  return unpaid?.status === 'pending' ? unpaid : open;
}

/** Fetches and caches a deposit. Returns null if the player has no such deposit (404), throws for every other error. */
async function fetchDeposit(client: QueryClient, id: Id): Promise<Deposit | null> {
  try {
    const response = await getDeposit(id);
    client.setQueryData(getGetDepositQueryKey(id), response);
    return response.data;
  } catch (error) {
    if (error instanceof HttpError && error.status === 404) return null;
    throw error;
  }
}
