import type { QueryClient } from '@tanstack/react-query';

import { getGetMeQueryKey } from '@generated/api/auth';
import { getListBonusesQueryKey } from '@generated/api/bonus';
import { getListSportsBetsQueryKey } from '@generated/api/sports';
import { getGetWalletQueryKey, getListTransactionsQueryKey } from '@generated/api/wallet';

import { invalidateInTasks } from '@/product/invalidate-in-tasks';
import { isAuthOpen, openModal, useModalStore } from '@/product/modal-store';

/** Minimum time between logins opened for the iframe. */
const MIN_LOGIN_INTERVAL_MS = 3000;

let lastLoginAt = Number.NEGATIVE_INFINITY;

/**
 * Opens the login for a visitor who wants to bet (SPEC D11), only after a recent press and at most every three seconds: a hostile
 * iframe could open it repeatedly. Does nothing while login, registration or recovery is open.
 */
export function openLoginForBet(): void {
  const now = performance.now();
  if (!hasUserActivation() || now - lastLoginAt < MIN_LOGIN_INTERVAL_MS || isAuthOpen(useModalStore.getState())) return;
  lastLoginAt = now;
  openModal({ name: 'login' });
}

/** Returns true after a recent press in the page or an iframe, or if the browser lacks the API. */
export function hasUserActivation(): boolean {
  return 'userActivation' in navigator ? navigator.userActivation.isActive : true;
}

/** Invalidates the queries that a bet can change: player, wallet, transactions, bonuses and sports bets. */
export function invalidateAfterBet(client: QueryClient): void {
  const affected = [
    getGetMeQueryKey(),
    getGetWalletQueryKey(),
    getListTransactionsQueryKey(),
    getListBonusesQueryKey(),
    getListSportsBetsQueryKey(),
  ];
  void invalidateInTasks(client, affected);
}
