import type { BrowserContext } from '@playwright/test';

import type { Bonus } from '../../mocks/domain/money/bonus';
import type { Entry } from '../../mocks/domain/money/ledger';
import { sumTransactions } from '../../mocks/domain/money/invariants.fixture';
import { tests } from '../../scripts/addresses';
import { worldCookie, worldHeaders } from '../e2e/world';

/** Id of the demo player who plays. */
export const PLAYER = 'usr_1';
const BASE = `http://localhost:${String(tests.standIn)}`;
const SITE = `http://localhost:${String(tests.site)}`;
/** First part of a round of Double, in which bets are open; and the whole round. */
const WAITING_MS = 15_000;
const ROUND_MS = 25_000;
/** Time after the start of the round to which the clock is moved. */
const INTO_ROUND_MS = 300;
const DOUBLE = '/v2/mini-games/double/current';

/** Account in a snapshot of the stand-in, as far as the tests read it. */
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

/** Sends a request to this worker's world of the stand-in. Returns the parsed body, null for an empty one. @throws for an error status */
export async function callStandIn(method: string, path: string, body?: object, token?: string): Promise<unknown> {
  const headers = new Headers({ ...worldHeaders, Accept: 'application/json', 'Content-Type': 'application/json' });
  if (token !== undefined) headers.set('Authorization', `Bearer ${token}`);
  const response = await fetch(BASE + path, { method, headers, body: body === undefined ? null : JSON.stringify(body) });
  if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`);
  const text = await response.text();
  // The response is a 204 without a body if no round is open.
  return text === '' ? null : (JSON.parse(text) as unknown);
}

/** Moves the clock of the stand-in by `ms`; back if they are negative. */
export const advance = (ms: number) => callStandIn('POST', '/__mock/clock', { advance: ms });

/** Moves the clock to the next round of Double. */
export async function enterDoubleRound(): Promise<void> {
  const { data } = (await callStandIn('GET', DOUBLE)) as { data: { betting_ends_at: string; server_time: string } };
  const opened = Date.parse(data.betting_ends_at) - WAITING_MS;
  await advance(opened + ROUND_MS - Date.parse(data.server_time) + INTO_ROUND_MS);
}

/**
 * Resets the stand-in, replaces all cookies of the context, and logs the demo player in. Amounts are in cents.
 *
 * @returns functions that call the API as the player, with a token that is not refreshed, and throw for an error status. `account` reads
 * all that the stand-in knows of the player
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
    delete: (path: string) => api('DELETE', path),
    addPixKey: () => api('POST', '/api/pix-keys', { type: 'cpf', key: '529.982.247-25' }),
    /** Grants a bonus of `amount` cents without a rollover. */
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

/** Returns the real balance, and the sum of all transactions, in cents. They must be equal. */
export function balanceOf({ wallet, journal }: Account) {
  return { balance: wallet.balances.real, transactions: sumTransactions(journal) };
}
