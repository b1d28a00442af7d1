import { redeemBonus } from '@generated/api/bonus';
import type { Id } from '@generated/api/model/id';
import { listTransactions } from '@generated/api/wallet';

import { getString, parseJson } from '@/api/body';
import type { Amount } from '@/shared/format/money';
import { formatMoney } from '@/shared/format/money';
import { showAlert } from '@/product/alert-store';
import type { MoneyRequests } from '@/product/money/money-requests';
import { appliedIf, findCreated } from '@/product/money/money-requests';

import { assertSuccess } from './assert-success';

/** Kind of the operation that redeems a bonus. All bonuses share it, so that only one at a time is redeemed. */
export const REDEEM_KIND = 'redeem';

/** Number of latest transactions that a lookup compares. */
const LOOKUP_COUNT = 20;
/** Type and status of the transaction that a redemption creates: money added, approved. */
const CREDIT = 1;
const APPROVED = 2;

/** Outcome of a redemption. */
export interface Redeemed {
  readonly bonus: Id;
  /** Amount in cents; undefined if the request was repeated after a reload, without the data of the bonus. */
  readonly amount: Amount | undefined;
}

const latestEntries = async () => (await listTransactions({ source: 'Bonus', per_page: LOOKUP_COUNT })).data;

/**
 * Returns the requests that redeem a bonus. The lookup searches the transactions, because a missing bonus can also have expired. A new
 * credit without a reference counts as that of the bonus.
 *
 * @param amount amount of the bonus in cents, if known
 */
export function redeemRequests(amount?: Amount): MoneyRequests<{ bonus: Id }, Redeemed> {
  return {
    knownIds: async () => (await latestEntries()).map(({ id }) => id),
    send: async (key, { bonus }) => {
      assertSuccess(await redeemBonus(bonus, { headers: { 'Idempotency-Key': key } }));
      return { bonus, amount };
    },
    lookUp: async ({ body, knownIds }) => {
      const bonus = getString(parseJson(body), 'bonus');
      const entry = findCreated(
        await latestEntries(),
        knownIds,
        // A backend may leave out the reference.
        ({ type, status, reference }) => type === CREDIT && status === APPROVED && (reference ?? bonus) === bonus,
      );
      return appliedIf(entry && { bonus, amount: entry.amount });
    },
  };
}

/** Shows the alert about a successful redemption, without an amount that is not known. */
export function showRedeemed({ amount }: Redeemed): void {
  showAlert(
    'success',
    amount === undefined || amount === 'unknown'
      ? 'Bônus resgatado. O valor está no seu saldo.'
      : `${formatMoney(amount)} foram para o seu saldo.`,
  );
}
