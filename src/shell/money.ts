import type { QueryClient } from '@tanstack/react-query';

import { getGetMeQueryKey } from '@generated/api/auth';
import { getListBonusesQueryKey } from '@generated/api/bonus';
import { getGetProtectionQueryKey } from '@generated/api/protection';
import { getGetWalletQueryKey, getListTransactionsQueryKey, getListWithdrawalsQueryKey } from '@generated/api/wallet';

import { HttpError, isApiError } from '@/api/errors';
import type { IntentSurroundings } from '@/shared/lib/money-intent';
import { createMoneyIntents } from '@/shared/lib/money-intent';

import { askAnew } from './ask-anew';

/**
 * What a failed call says of its effect. A server that failed may have moved the money before; a gateway or a network
 * that gave up says nothing of a server that is still at it.
 */
export function effectOf(error: unknown): ReturnType<IntentSurroundings['judge']> {
  if (!isApiError(error)) return 'refused';
  switch (error.kind) {
    case 'network':
      return error.sent ? 'late' : 'unsent';
    case 'contract':
      return 'ended';
    case 'ip_blocked':
      return 'refused';
    case 'http':
      return error instanceof HttpError && error.status >= 500 ? (isGateway(error) ? 'late' : 'ended') : 'refused';
  }
}

const isGateway = ({ status }: HttpError) => status === 502 || status === 504;

/** Under which intents are remembered; other tabs hear of a change of it. */
export const STORED = 'money ';
/** Where storage is blocked or full it lasts as long as the page. */
const memory = new Map<string, string>();

const storage: IntentSurroundings['storage'] = {
  read: (name) => {
    // What is in memory is there because storage did not take it, and is newer.
    const unstored = memory.get(name);
    if (unstored !== undefined) return unstored;
    try {
      return localStorage.getItem(STORED + name);
    } catch {
      return null;
    }
  },
  write: (name, value) => {
    memory.delete(name);
    try {
      if (value === null) localStorage.removeItem(STORED + name);
      else localStorage.setItem(STORED + name, value);
    } catch {
      if (value !== null) memory.set(name, value);
    }
  },
};

/** Where the browser has no locks, or gives none because storage is blocked, tabs know nothing of each other. */
async function alone<T>(name: string, task: () => Promise<T>): Promise<T | undefined> {
  let isBegun = false;
  const begin = () => {
    isBegun = true;
    return task();
  };
  try {
    if (navigator.locks !== undefined)
      return (await navigator.locks.request(STORED + name, { ifAvailable: true }, async (lock) =>
        lock === null ? undefined : begin(),
      )) as T | undefined;
  } catch (error) {
    if (isBegun) throw error;
  }
  return begin();
}

/** The money intents of this page. */
export const moneyIntents = createMoneyIntents({
  storage,
  alone,
  judge: effectOf,
  isOnline: () => navigator.onLine,
  wait: (ms) => new Promise((done) => setTimeout(done, ms)),
  newKey: () => crypto.randomUUID(),
});

/** Under what the player's coupons are kept: they are read by a POST, for which nothing is generated (SPEC A7). */
export const COUPONS_KEY = ['/api/coupons/list'] as const;

/** Asks again for all that tells of the player's money, bonuses and coupons. */
export function refreshMoney(client: QueryClient): void {
  void askAnew(client, [
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
