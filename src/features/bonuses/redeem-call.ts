import { redeemBonus } from '@generated/api/bonus';
import type { Id } from '@generated/api/model/id';
import { listTransactions } from '@generated/api/wallet';

import { getString, parseJson } from '@/api/body';
import { formatMoney } from '@/shared/format/money';
import type { MoneyCall } from '@/shared/lib/money-intent';
import { showAlert } from '@/shell/alert-store';

import { judgeAnswer } from './use-bonus-write';

/** The intents of redemptions, one at a time. */
export const REDEEM_INTENT = 'redeem';

/** How many of the latest entries are looked through. */
const LATEST = 20;
const IN = 1;
const APPROVED = 2;

/** A bonus that became real money. */
export interface Redeemed {
  readonly bonus: Id;
  /** Cents. */
  readonly amount: number;
}

const latestEntries = async () => (await listTransactions({ source: 'Bonus', per_page: LATEST })).data;

/**
 * A redemption as an intent: found again among the player's transactions, as a bonus can be gone for other reasons.
 *
 * @param worth what the bonus is worth as it is sent, in cents; not needed to look for one
 */
export function redeemCall(worth = 0): MoneyCall<{ bonus: Id }, Redeemed> {
  return {
    known: async () => (await latestEntries()).map(({ id }) => id),
    send: async (key, { bonus }) => {
      judgeAnswer(await redeemBonus(bonus, { headers: { 'Idempotency-Key': key } }));
      return { bonus, amount: worth };
    },
    find: async ({ body, known }) => {
      const bonus = getString(parseJson(body), 'bonus');
      const entry = (await latestEntries()).find(
        // A backend need not say what an entry came from.
        ({ id, type, status, reference }) => !known.includes(id) && type === IN && status === APPROVED && (reference ?? bonus) === bonus,
      );
      return entry === undefined ? undefined : { bonus, amount: entry.amount };
    },
  };
}

/** Tells the player what came of it. */
export function tellRedeemed({ amount }: Redeemed): void {
  showAlert('success', `${formatMoney(amount)} foram para o seu saldo.`);
}
