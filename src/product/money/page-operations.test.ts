import { afterEach, expect, test, vi } from 'vitest';

import { NetworkError } from '@/api/errors';
import { onIncident } from '@/shared/lib/incidents';
import { ANSWER_LIMIT_MS } from '@/shared/lib/with-lock';

import { NOT_FOUND } from './money-requests';
import { UnknownOutcomeError } from './operation-errors';
import { moneyOperations, STORAGE_PREFIX } from './page-operations';

afterEach(() => {
  vi.useRealTimers();
  Reflect.deleteProperty(navigator, 'locks');
  vi.restoreAllMocks();
  localStorage.clear();
});

const NAME = 'deposit usr_1';

/** Sends an operation whose response arrives when `respond` is called. */
async function send() {
  let respond = () => {};
  const answer = new Promise<string>((resolve) => {
    respond = () => resolve('done');
  });
  const sent = vi.fn<(key: string) => void>();
  const requests = {
    knownIds: () => Promise.resolve([]),
    send: (key: string) => {
      sent(key);
      return answer;
    },
    lookUp: () => Promise.resolve(NOT_FOUND),
  };
  const outcome = moneyOperations.begin(NAME)?.send({ amount: 1000 }, requests, () => undefined);
  await vi.waitUntil(() => sent.mock.calls.length > 0);
  return { respond, outcome, key: sent.mock.calls[0]?.[0] };
}

test('a press sends its operation although the browser never grants its lock, once', async () => {
  vi.useFakeTimers();
  const grants: ((lock: object) => Promise<unknown>)[] = [];
  const request = (_name: string, _options: LockOptions, grant: (lock: object) => Promise<unknown>) => {
    grants.push(grant);
    return new Promise(() => undefined);
  };
  Object.defineProperty(navigator, 'locks', { configurable: true, value: { request } });
  const sent = vi.fn<(key: string) => Promise<string>>().mockResolvedValue('done');
  const requests = { knownIds: () => Promise.resolve([]), send: sent, lookUp: () => Promise.resolve(NOT_FOUND) };
  const outcome = moneyOperations.begin(NAME)?.send({ amount: 1000 }, requests, () => undefined);
  await vi.advanceTimersByTimeAsync(ANSWER_LIMIT_MS);
  expect(await outcome).toEqual({ outcome: 'done', isEarlier: false });
  await grants[0]?.({ name: NAME });
  expect(sent).toHaveBeenCalledTimes(1);
});

test('an unknown outcome is an incident with the kind of the operation, without the ids of its name', async () => {
  vi.useFakeTimers();
  const incidents = vi.fn<(kind: string, subject: string) => void>();
  const stop = onIncident(incidents);
  const requests = {
    knownIds: () => Promise.resolve([]),
    send: () => Promise.reject(new NetworkError(true)),
    lookUp: () => Promise.resolve(NOT_FOUND),
  };
  const outcome = moneyOperations.begin('coupon PRIMEIRO usr_1')?.send({}, requests, () => undefined);
  await Promise.all([expect(outcome).rejects.toBeInstanceOf(UnknownOutcomeError), vi.runAllTimersAsync()]);
  expect(incidents.mock.calls).toEqual([['money.unknown', 'coupon']]);
  stop();
});

test('if storage is full, a pending operation lasts as long as the page, and is removed by its response', async () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  const { respond, outcome } = await send();
  expect([moneyOperations.isPending(NAME), moneyOperations.pendingNames()]).toEqual([true, [NAME]]);
  respond();
  expect(await outcome).toEqual({ outcome: 'done', isEarlier: false });
  expect(moneyOperations.pendingNames()).toEqual([]);
  expect(moneyOperations.isPending(NAME)).toBe(false);
});

test('a response removes the stored operation even if storage became full meanwhile', async () => {
  const before = { key: 'k1', body: '{"amount":1000}', knownIds: [], sentAt: Date.now(), state: 'unresolved' };
  localStorage.setItem(STORAGE_PREFIX + NAME, JSON.stringify(before));
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  const { respond, outcome, key } = await send();
  expect(key).toBe('k1');
  respond();
  await outcome;
  expect(moneyOperations.isPending(NAME)).toBe(false);
});

test('if storage is blocked, a pending operation lasts as long as the page', async () => {
  for (const method of ['getItem', 'setItem', 'removeItem'] as const)
    vi.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError');
    });
  const { respond, outcome } = await send();
  expect(moneyOperations.isPending(NAME)).toBe(true);
  respond();
  await outcome;
  expect(moneyOperations.isPending(NAME)).toBe(false);
});
