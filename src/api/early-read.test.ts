import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { me } from '../../mocks/factories/account.fixture';

import { MAX_EARLY_READ_AGE_MS } from './early-read';
import { ContractError, NetworkError } from './errors';
import { mutator } from './mutator';
import type { SessionPort } from './session-port';
import { registerSession } from './session-port';
import { specifiedRequest } from './specified-request';
import { READ_TIMEOUT_MS } from './transport';

const ME = '/api/auth/me';
const sent = vi.fn<(request: Request) => Promise<Response>>();
const abort = vi.fn();
const renew = vi.fn<SessionPort['renew']>();

/** Lets the page's head begin a read. @param token of the page's head */
function readEarly(response: Promise<Response>, token = 'token', startedAt = Date.now()): void {
  const request = specifiedRequest(new Request(new URL(ME, location.origin)), new Headers(), token);
  window.earlyRead = { request, token, startedAt, response, abort, isCurrent: () => true };
}

const answer = (body: unknown, status = 200) => Promise.resolve(Response.json(body, { status }));
const get = (path = ME) => mutator<{ balance: number }>(path, { method: 'GET' });

beforeEach(() => {
  registerSession({
    prepare: () => Promise.resolve('token'),
    renew: renew.mockResolvedValue(null),
    expired: () => Promise.resolve(null),
    isOwn: () => true,
    ipBlocked: vi.fn(),
    userIp: () => null,
  });
  sent.mockImplementation(() => answer(me({ balance: 2 })));
  vi.stubGlobal('fetch', sent);
});

afterEach(() => {
  delete window.earlyRead;
  registerSession(null);
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  vi.resetAllMocks();
  vi.useRealTimers();
});

test('the first call takes the response of the page’s head, and the next one is sent', async () => {
  readEarly(answer(me({ balance: 1 })));
  expect(await get()).toMatchObject({ balance: 1 });
  expect(sent).not.toHaveBeenCalled();
  expect(await get()).toMatchObject({ balance: 2 });
  expect(sent).toHaveBeenCalledOnce();
});

test('another call does not take it', async () => {
  readEarly(answer(me({ balance: 1 })));
  await get('/v2/get-ip').catch(() => undefined);
  expect(sent).toHaveBeenCalledOnce();
  expect(window.earlyRead).toBeDefined();
});

test.each([
  ['of another token', 'other', 0],
  ['that is too old', 'token', MAX_EARLY_READ_AGE_MS + 1],
  ['of a clock that was set back', 'token', -1],
])('a response %s is given up, and the call is sent', async (_, token, age) => {
  const now = Date.now();
  vi.spyOn(Date, 'now').mockReturnValue(now);
  readEarly(answer(me({ balance: 1 })), token, now - age);
  expect(await get()).toMatchObject({ balance: 2 });
  expect(abort).toHaveBeenCalledOnce();
});

test('a rejected token is handled as that of any call (SPEC L7)', async () => {
  readEarly(answer({ message: 'Unauthenticated.' }, 401));
  await expect(get()).rejects.toMatchObject({ status: 401 });
  expect(renew).toHaveBeenCalledWith('token');
});

test('a response that violates the contract is no success', async () => {
  readEarly(answer({ balance: 1 }));
  await expect(get()).rejects.toBeInstanceOf(ContractError);
});

test('a lost response is a lost connection, which the query repeats', async () => {
  readEarly(Promise.reject(new TypeError('Failed to fetch')));
  await expect(get()).rejects.toBeInstanceOf(NetworkError);
  expect(await get()).toMatchObject({ balance: 2 });
});

test('a response that does not come is aborted in time', async () => {
  vi.useFakeTimers();
  readEarly(
    new Promise((_, reject) => {
      abort.mockImplementation(() => reject(new DOMException('Aborted', 'AbortError')));
    }),
  );
  const call = get().catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(READ_TIMEOUT_MS);
  expect(await call).toBeInstanceOf(NetworkError);
});
