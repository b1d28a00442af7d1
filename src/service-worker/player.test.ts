import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { playerRequest } from '@/api/player-request';
import { testToken } from '@/session/tokens.fixture';

import { beginPlayerRead, MAX_PLAYER_READ_AGE_MS, respondWithPlayer } from './player';

const CLIENT = 'page-1';
const CONFIG = JSON.stringify({ apiBase: 'https://api.example/v' });
const TOKEN = testToken('ana');
const server = vi.fn<(request: Request, init?: { readonly signal: AbortSignal }) => Promise<Response>>();

const page = () => new Response(`<head><script nonce="n" type="application/json" id="config">${CONFIG}</script></head>`);

const cookiesOf = (token: string, remainingMs: number) => ({
  getAll: () =>
    Promise.resolve([
      { name: 'a', value: '1' },
      { name: '__Host-access_token', value: token },
      { name: '__Host-access_token_ends', value: `${String(Date.now() + remainingMs)}.3600000` },
    ]),
});

const fresh = () => cookiesOf(TOKEN, 3_600_000);

/** The request that the head of a page sends. */
function headRequest(token = TOKEN): Request {
  const request = playerRequest(CONFIG, token);
  if (request === undefined) throw new Error('no request');
  return request;
}

const ask = (request = headRequest(), clientId = CLIENT) => respondWithPlayer({ request, clientId });

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', server);
  server.mockReset().mockImplementation(() => Promise.resolve(Response.json({ balance: 1 })));
});

afterEach(async () => {
  await vi.advanceTimersByTimeAsync(MAX_PLAYER_READ_AGE_MS);
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('the player of a page from the cache is requested once, as its head does', async () => {
  void beginPlayerRead(CLIENT, page(), fresh());
  const response = await ask();
  expect(await response?.json()).toEqual({ balance: 1 });
  expect(server).toHaveBeenCalledOnce();
  const sent = server.mock.calls[0]?.[0];
  expect(sent).toMatchObject({ url: 'https://api.example/v/api/auth/me', credentials: 'omit', cache: 'no-store', redirect: 'manual' });
  expect([...(sent?.headers ?? [])]).toEqual([...headRequest().headers]);
});

test('the second request of the page goes to the server', async () => {
  void beginPlayerRead(CLIENT, page(), fresh());
  await ask();
  expect(ask()).toBeUndefined();
});

test('another player, who has logged in meanwhile, gets a response of his own', async () => {
  void beginPlayerRead(CLIENT, page(), fresh());
  await ask(headRequest(testToken('bia')));
  expect(server).toHaveBeenCalledTimes(2);
  expect(server.mock.calls[0]?.[1]?.signal.aborted).toBe(true);
  expect(server.mock.calls[1]?.[0].headers.get('Authorization')).toBe(`Bearer ${testToken('bia')}`);
});

test('a response that the page has not asked for in time is not kept', async () => {
  void beginPlayerRead(CLIENT, page(), fresh());
  await vi.advanceTimersByTimeAsync(MAX_PLAYER_READ_AGE_MS);
  expect(ask()).toBeUndefined();
  expect(server.mock.calls[0]?.[1]?.signal.aborted).toBe(true);
});

test('other pages and other requests get nothing of it', () => {
  void beginPlayerRead(CLIENT, page(), fresh());
  expect(ask(headRequest(), 'page-2')).toBeUndefined();
  expect(ask(new Request('https://api.example/v/api/wallet'))).toBeUndefined();
  expect(ask(new Request(headRequest(), { method: 'POST' }))).toBeUndefined();
});

test.each([
  ['without a token', () => ({ getAll: () => Promise.resolve([]) })],
  ['with a token that the session refreshes first (SPEC L3)', () => cookiesOf(TOKEN, 5 * 60_000)],
  ['if the cookies cannot be read', () => ({ getAll: () => Promise.reject(new Error('denied')) })],
])('%s only the page asks', async (_, cookieStore) => {
  await vi.runAllTimersAsync();
  void beginPlayerRead(CLIENT, page(), cookieStore());
  await ask();
  expect(server).toHaveBeenCalledOnce();
  expect(server.mock.calls[0]).toHaveLength(1);
});

test('a browser without a cookie store asks as before', () => {
  void beginPlayerRead(CLIENT, page(), undefined);
  expect(ask()).toBeUndefined();
});

test('a failure reaches the page, which reports it', async () => {
  server.mockRejectedValue(new TypeError('Failed to fetch'));
  void beginPlayerRead(CLIENT, page(), fresh());
  await expect(ask()).rejects.toThrow('Failed to fetch');
});
