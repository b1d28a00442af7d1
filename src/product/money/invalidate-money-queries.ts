import type { QueryClient } from '@tanstack/react-query';

import { getGetMeQueryKey } from '@generated/api/auth';
import { getListBonusesQueryKey } from '@generated/api/bonus';
import { getGetProtectionQueryKey } from '@generated/api/protection';
import { getGetWalletQueryKey, getListTransactionsQueryKey, getListWithdrawalsQueryKey } from '@generated/api/wallet';

import { invalidateInTasks } from '../invalidate-in-tasks';

/** Key of the coupons, which are read by a POST without a generated key (SPEC A7). */
export const COUPONS_KEY = ['/api/coupons/list'] as const;

/**
 * Invalidates the queries of the player, wallet, transactions, withdrawals, limits, bonuses, coupons and statement, one per task. Does not
 * wait for them.
 */
export function invalidateMoneyQueries(client: QueryClient): void {
  void invalidateInTasks(client, [
    getGetMeQueryKey(),
    getGetWalletQueryKey(),
    getListTransactionsQueryKey(),
    getListWithdrawalsQueryKey(),
    getGetProtectionQueryKey(),
    getListBonusesQueryKey(),
    COUPONS_KEY,
    ['/api/statement'],
  ]);
}
