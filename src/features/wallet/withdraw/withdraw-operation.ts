import type { CreateWithdrawalRequest } from '@generated/api/model/create-withdrawal-request';
import type { Id } from '@generated/api/model/id';
import type { Withdrawal } from '@generated/api/model/withdrawal';
import { cancelWithdrawal, createWithdrawal, getWithdrawal, listWithdrawals } from '@generated/api/wallet';

import { getProp, parseJson } from '@/api/body';
import { formatMoney } from '@/shared/format/money';
import type { MoneyRequests } from '@/product/money/money-requests';
import { appliedIf, findCreated, NOT_APPLIED, NOT_FOUND } from '@/product/money/money-requests';
import { UnknownOutcomeError } from '@/product/money/operation-errors';

/** Number of latest withdrawals that a lookup compares: the API's largest page. */
const LOOKUP_COUNT = 60;

/** Prefix of the kind of an operation that cancels a withdrawal, before the id of the withdrawal. */
export const CANCELLATION_PREFIX = 'cancel ';

/** Returns the text about a cancelled withdrawal. */
export const cancellationDone = ({ amount }: Pick<Withdrawal, 'amount'>): string =>
  amount === 'unknown'
    ? 'Saque cancelado. O valor voltou para o seu saldo.'
    : `Saque cancelado. ${formatMoney(amount)} voltaram para o seu saldo.`;

/** Parameters shared by all queries of the list, so that they use one cache entry. */
export const WITHDRAWALS_PARAMS = { per_page: LOOKUP_COUNT } as const;

const latestWithdrawals = async () => (await listWithdrawals(WITHDRAWALS_PARAMS)).data;

/**
 * Requests of a withdrawal. The lookup searches the latest 60 withdrawals for a new one of the same amount, and rejects with
 * `UnknownOutcomeError` if none fits but a new one has an unknown value.
 */
export const withdrawalRequests: MoneyRequests<CreateWithdrawalRequest, Withdrawal> = {
  knownIds: async () => (await latestWithdrawals()).map(({ id }) => id),
  send: async (key, body) => (await createWithdrawal(body, { headers: { 'Idempotency-Key': key } })).data,
  lookUp: async ({ body, knownIds }) => {
    const amount = getProp(parseJson(body), 'amount');
    return appliedIf(findCreated(await latestWithdrawals(), knownIds, (entry) => entry.amount === amount));
  },
};

/**
 * Returns the requests that cancel a withdrawal. The lookup reads the outcome from its status: `applied` if it is cancelled, `not-applied`
 * if it is paid or rejected, otherwise `not-found`. It rejects with `UnknownOutcomeError` if the status is unknown.
 */
export const cancellationRequests = (id: Id): MoneyRequests<object, Withdrawal> => ({
  knownIds: () => Promise.resolve([]),
  send: async (key) => (await cancelWithdrawal(id, { headers: { 'Idempotency-Key': key } })).data,
  lookUp: async () => {
    const { data } = await getWithdrawal(id);
    if (data.status === 'unknown') throw new UnknownOutcomeError();
    if (data.status === 'cancelled') return { status: 'applied', outcome: data };
    // Paid and rejected withdrawals can no longer be cancelled.
    return data.status === 'paid' || data.status === 'rejected' ? NOT_APPLIED : NOT_FOUND;
  },
});
