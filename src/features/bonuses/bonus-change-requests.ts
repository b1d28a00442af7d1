import type { QueryClient } from '@tanstack/react-query';

import { activateBonus, deleteBonus } from '@generated/api/bonus';
import type { Id } from '@generated/api/model/id';
import { listTransactions } from '@generated/api/wallet';

import { getProp, parseJson } from '@/api/body';
import type { MoneyRequests } from '@/product/money/money-requests';
import { appliedIf, findCreated, NOT_APPLIED, NOT_FOUND } from '@/product/money/money-requests';

import { assertSuccess } from './assert-success';
import { bonusesQuery, fetchActiveBonuses } from './reward-queries';

/** Number of latest transactions that a lookup compares. */
const LOOKUP_COUNT = 20;
/** Type of a transaction that adds money to the balance. */
const CREDIT = 1;

/** Body of the activation or deletion of a bonus. The bonus also disappears after `expires_at` (ISO 8601). */
export interface BonusChange {
  readonly bonus: Id;
  readonly expires_at?: string | null;
  /** Name of the bonus for the message about the outcome, when the bonus itself may be gone. */
  readonly name?: string;
}

const latestEntries = async () => (await listTransactions({ source: 'Bonus', per_page: LOOKUP_COUNT })).data;

/**
 * Returns the requests that activate a bonus (SPEC A3). They send no idempotency key. The lookup accepts a bonus that is active; any
 * other counts as not found.
 */
export function activateRequests(): MoneyRequests<BonusChange, true> {
  return {
    knownIds: () => Promise.resolve([]),
    send: async (_key, { bonus }) => {
      assertSuccess(await activateBonus(bonus));
      return true;
    },
    lookUp: async ({ body }) => {
      const id = getProp(parseJson(body), 'bonus');
      return appliedIf((await fetchActiveBonuses()).some((bonus) => bonus.id === id && bonus.active === 1) || undefined);
    },
  };
}

/**
 * Returns the requests that give up a bonus (SPEC A5). They send no idempotency key. The lookup refetches the cached bonuses. It accepts a
 * missing bonus that was neither redeemed nor has expired. Any other missing one counts as not applied, and one that is there as not found.
 */
export function excludeRequests(client: QueryClient): MoneyRequests<BonusChange, true> {
  return {
    knownIds: async () => (await latestEntries()).map(({ id }) => id),
    send: async (_key, { bonus }) => {
      assertSuccess(await deleteBonus(bonus));
      return true;
    },
    lookUp: async ({ body, knownIds }) => {
      const change = parseJson(body);
      const id = getProp(change, 'bonus');
      const bonuses = await client.fetchQuery({ ...bonusesQuery(), staleTime: 0, retry: false });
      if (bonuses.some((bonus) => bonus.id === id)) return NOT_FOUND;
      const expiresAt = getProp(change, 'expires_at');
      const entries = await latestEntries();
      const isRedeemed = findCreated(entries, knownIds, (entry) => entry.type === CREDIT && entry.reference === id) !== undefined;
      const isExpired = typeof expiresAt === 'string' && Date.parse(expiresAt) <= Date.now();
      return isRedeemed || isExpired ? NOT_APPLIED : appliedIf(true);
    },
  };
}
