import type { CreateWithdrawalRequest } from '@generated/api/model/create-withdrawal-request';
import type { Id } from '@generated/api/model/id';
import type { Withdrawal } from '@generated/api/model/withdrawal';
import { cancelWithdrawal, createWithdrawal, getWithdrawal, listWithdrawals } from '@generated/api/wallet';

import { getProp, parseJson } from '@/api/body';
import type { MoneyCall } from '@/shared/lib/money-intent';

/** As many as one page holds: the latest ones. */
const LATEST = 60;

/** The query of the player's withdrawals that all of this feature share. */
export const LATEST_WITHDRAWALS = { per_page: LATEST } as const;

const latestWithdrawals = async () => (await listWithdrawals(LATEST_WITHDRAWALS)).data;

/** A withdrawal as an intent: found again among the player's withdrawals. */
export const withdrawCall: MoneyCall<CreateWithdrawalRequest, Withdrawal> = {
  known: async () => (await latestWithdrawals()).map(({ id }) => id),
  send: async (key, body) => (await createWithdrawal(body, { headers: { 'Idempotency-Key': key } })).data,
  find: async ({ body, known }) => {
    const amount = getProp(parseJson(body), 'amount');
    return (await latestWithdrawals()).find((one) => one.amount === amount && !known.includes(one.id));
  },
};

/** Taking a withdrawal back as an intent: its status says whether it was. */
export const cancelCall = (id: Id): MoneyCall<object, Withdrawal> => ({
  known: () => Promise.resolve([]),
  send: async (key) => (await cancelWithdrawal(id, { headers: { 'Idempotency-Key': key } })).data,
  find: async () => {
    const { data } = await getWithdrawal(id);
    return data.status === 'cancelled' ? data : undefined;
  },
});
