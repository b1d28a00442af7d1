import type { BrowserContext } from '@playwright/test';

import type { Bonus } from '../../mocks/domain/money/bonus';
import type { Entry } from '../../mocks/domain/money/ledger';
import { sumTransactions } from '../../mocks/domain/money/ledger';
import { tests } from '../../scripts/addresses';
import { worldCookie, worldHeaders } from '../e2e/world';

export const PLAYER = 'usr_1';
const BASE = `http://localhost:${String(tests.standIn)}`;
const SITE = `http://localhost:${String(tests.site)}`;
/** First part of a round of Double, when bets are open. */
const WAITING_MS = 15_000;
const ROUND_MS = 25_000;
/** Time from the start of the round. */
const INTO_ROUND_MS = 300;
const DOUBLE = '/v2/mini-games/double/current';

/** Compared part of the snapshot. */
interface Account {
  readonly playerId: string;
  readonly wallet: {
    readonly balances: { readonly real: number };
    readonly bonuses: readonly Bonus[];
  };
  readonly journal: readonly Entry[];
  readonly deposits: readonly { readonly id: string }[];
  readonly withdrawals: readonly { readonly id: string; readonly playerId: string; readonly status: string }[];
  readonly coupons: readonly { readonly coupon: { readonly code: string }; readonly appliedAt: number | null }[];
}

interface Snapshot {
  readonly accounts: readonly Account[];
}

export async function callStandIn(method: string, path: string, body?: object, token?: string): Promise<unknown> {
  const headers = new Headers({ ...worldHeaders, Accept: 'application/json', 'Content-Type': 'application/json' });
  if (token !== undefined) headers.set('Authorization', `Bearer ${token}`);
  const response = await fetch(BASE + path, { method, headers, body: body === undefined ? null : JSON.stringify(body) });
  if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`);
  const text = await response.text();
  // The body is empty without an open round (204).
  return text === '' ? null : (JSON.parse(text) as unknown);
}

export const advance = (ms: number) => callStandIn('POST', '/__mock/clock', { advance: ms });

/** Moves the clock to the next round of Double. */
export async function enterDoubleRound(): Promise<void> {
  const { data } = (await callStandIn('GET', DOUBLE)) as { data: { betting_ends_at: string; server_time: string } };
  const opened = Date.parse(data.betting_ends_at) - WAITING_MS;
  await advance(opened + ROUND_MS - Date.parse(data.server_time) + INTO_ROUND_MS);
}

/**
 * Resets the stand-in and logs in the demo player, with a PIX key and bonuses to change. Returns the API as the player.
 */
export async function openSession(context: BrowserContext) {
  await callStandIn('POST', '/__mock/reset');
  const { access_token: token, expires_in: seconds } = (await callStandIn('POST', '/__mock/visit', { player: PLAYER })) as {
    access_token: string;
    expires_in: number;
  };
  const api = (method: string, path: string, body?: object) => callStandIn(method, path, body, token);
  await context.clearCookies();
  await context.addCookies([
    worldCookie,
    ...[
      { name: '__Host-access_token', value: token },
      { name: '__Host-access_token_ends', value: String(Date.now() + seconds * 1000) },
    ].map((cookie) => ({ ...cookie, url: SITE.replace('http:', 'https:') })),
  ]);
  return {
    get: (path: string) => api('GET', path),
    post: (path: string, body: object) => api('POST', path, body),
    addPixKey: () => api('POST', '/api/pix-keys', { type: 'cpf', key: '529.982.247-25' }),
    grantBonus: (name: string, amount: number) => callStandIn('POST', '/__mock/bonus', { playerId: PLAYER, name, amount, multiplier: 0 }),
    async account(): Promise<Account> {
      const { accounts } = (await callStandIn('GET', '/__mock/snapshot')) as Snapshot;
      const own = accounts.find(({ playerId }) => playerId === PLAYER);
      if (own === undefined) throw new Error('The stand-in has no account of the player.');
      return own;
    },
  };
}

export type Session = Awaited<ReturnType<typeof openSession>>;

/** Returns balance and sum of transactions, in cents. They must be equal. */
export function balanceOf({ wallet, journal }: Account) {
  return { balance: wallet.balances.real, transactions: sumTransactions(journal) };
}
