import type { QueryClient } from '@tanstack/react-query';
import { queryOptions } from '@tanstack/react-query';

import type { CreateDepositRequest } from '@generated/api/model/create-deposit-request';
import type { Deposit } from '@generated/api/model/deposit';
import { createDeposit, getDeposit, getGetDepositQueryKey, listTransactions } from '@generated/api/wallet';

import { getProp, parseJson } from '@/api/body';
import type { MoneyCall } from '@/shared/lib/money-intent';

/** How many of the latest deposits are looked through. */
const LATEST = 20;

const latestDeposits = async () => (await listTransactions({ source: 'Deposit', per_page: LATEST })).data;

/** A deposit as an intent: found again among the player's transactions. */
export function depositCall(client: QueryClient): MoneyCall<CreateDepositRequest, Deposit> {
  const keep = (deposit: Deposit) => {
    client.setQueryData(getGetDepositQueryKey(deposit.transaction_id), { data: deposit });
    return deposit;
  };
  return {
    known: async () => (await latestDeposits()).map(({ id }) => id),
    send: async (key, body) => keep((await createDeposit(body, { headers: { 'Idempotency-Key': key } })).data),
    find: async ({ body, known }) => {
      const amount = getProp(parseJson(body), 'amount');
      const made = (await latestDeposits()).find((one) => one.amount === amount && !known.includes(one.id));
      return made === undefined ? undefined : keep((await getDeposit(made.id)).data);
    },
  };
}

/** The query of what the codes that wait for their payment come to, in cents: a deposit limit counts them too. */
export const unpaidQuery = queryOptions({
  // Under the key that an approval makes old.
  queryKey: ['/api/deposits', 'unpaid'],
  queryFn: async () => {
    const { data } = await listTransactions({ source: 'Deposit', status: 1, per_page: LATEST });
    // Only the deposit itself says whether its code has run out.
    const deposits = await Promise.all(data.map(({ id }) => getDeposit(id)));
    return deposits.reduce((sum, { data: { status, amount } }) => (status === 'pending' ? sum + amount : sum), 0);
  },
  staleTime: 0,
  refetchInterval: 30_000,
});

/** The deposit that waits for its payment, the newest; null where none does. */
export async function pendingDeposit(client: QueryClient): Promise<Deposit | null> {
  const { data } = await listTransactions({ source: 'Deposit', status: 1, per_page: 1 });
  const [newest] = data;
  if (newest === undefined) return null;
  const answer = await getDeposit(newest.id);
  client.setQueryData(getGetDepositQueryKey(newest.id), answer);
  return answer.data.status === 'pending' ? answer.data : null;
}
