import type { QueryClient } from '@tanstack/react-query';

import { getGetMeQueryKey } from '@generated/api/auth';
import { getListBonusesQueryKey } from '@generated/api/bonus';
import { getListSportsBetsQueryKey } from '@generated/api/sports';
import { getGetWalletQueryKey, getListTransactionsQueryKey } from '@generated/api/wallet';

import { askAnew } from '@/shell/ask-anew';
import { isAuthOpen, openModal, useModalStore } from '@/shell/modal-store';

/** The login is opened for a frame no more often, in ms. */
const MIN_LOGIN_INTERVAL_MS = 3000;

let lastLoginAt = Number.NEGATIVE_INFINITY;

/**
 * Opens the login for a visitor who wants to bet (SPEC D11): at a press of the player alone, or a hostile frame could keep
 * it open for ever.
 */
export function openLoginForBet(): void {
  const now = performance.now();
  if (!hasUserActivation() || now - lastLoginAt < MIN_LOGIN_INTERVAL_MS || isAuthOpen(useModalStore.getState())) return;
  lastLoginAt = now;
  openModal({ name: 'login' });
}

/** Whether the player has pressed something just now, in the page or in a frame of it; true where a browser cannot tell. */
export function hasUserActivation(): boolean {
  return 'userActivation' in navigator ? navigator.userActivation.isActive : true;
}

/** Asks again for all that a bet may have changed. */
export function invalidateAfterBet(client: QueryClient): void {
  const changed = [
    getGetMeQueryKey(),
    getGetWalletQueryKey(),
    getListTransactionsQueryKey(),
    getListBonusesQueryKey(),
    getListSportsBetsQueryKey(),
  ];
  void askAnew(client, changed);
}
