import { expect, test, vi } from 'vitest';

import type { Api } from './api';
import { createCallLog } from './call-log';

const call = (n: number, part: object = {}) => ({
  n,
  at: new Date(0).toISOString(),
  method: 'GET',
  operation: 'listGames',
  path: `/v2/${String(n)}`,
  status: 200,
  ms: 1,
  request: null,
  answer: null,
  ...part,
});
const wrong = { answer: 'body /id is missing' };

/** Creates a backend with calls, newest first, as in `GET /calls?after=`. */
function backend(...first: object[]) {
  const calls = { all: first };
  const get = vi.fn();
  get.mockImplementation((path: string) => {
    const after = Number(new URL(path, 'http://x').searchParams.get('after') ?? -1);
    return Promise.resolve({ data: calls.all.filter((known) => 'n' in known && Number(known.n) > after) });
  });
  const never = () => Promise.reject(new Error('not asked for'));
  const api: Api = { get, post: never, put: never, remove: never };
  return { calls, get, api };
}

test('violations before the page are shown and not counted', async () => {
  const { api } = backend(call(2, wrong), call(1));
  const log = createCallLog(api, null);
  await log.poll();
  expect(log.all().map(({ n }) => n)).toEqual([2, 1]);
  expect(log.violations()).toBe(0);
});

test('calls of this page before the panel loaded are counted', async () => {
  const { api } = backend(call(2, { ...wrong, at: new Date().toISOString() }), call(1, wrong));
  const log = createCallLog(api, null);
  await log.poll();
  expect(log.violations()).toBe(1);
});

test('calls since the tab’s last page are counted', async () => {
  const { api } = backend(call(9, wrong), call(8), call(7, wrong));
  const log = createCallLog(api, 8);
  await log.poll();
  expect(log.violations()).toBe(1);
});

test('later polls fetch new calls and count each once', async () => {
  const { api, calls, get } = backend(call(1));
  const log = createCallLog(api, null);
  await log.poll();
  calls.all.unshift(call(2, { request: 'query page: minimum 1' }));
  await Promise.all([log.poll(), log.poll()]);
  expect(get).toHaveBeenLastCalledWith('/calls?after=0');
  expect(log.all().map(({ n }) => n)).toEqual([2, 1]);
  expect(log.violations()).toBe(1);
  expect(log.unseen()).toBe(1);
  log.markSeen();
  expect(log.unseen()).toBe(0);
});

test('a call that is not in the contract is a violation', async () => {
  const { api, calls } = backend(call(1));
  const log = createCallLog(api, null);
  await log.poll();
  calls.all.unshift(call(2, { operation: null, status: 404 }));
  await log.poll();
  expect(log.violations()).toBe(1);
});

test('a restarted backend is detected', async () => {
  const { api, calls } = backend(call(50));
  const log = createCallLog(api, null);
  await log.poll();
  calls.all = [call(2, wrong), call(1)];
  await log.poll();
  expect(log.all().map(({ n }) => n)).toEqual([2, 1]);
  expect(log.violations()).toBe(1);
  calls.all = [];
  await log.poll();
  calls.all = [call(1, wrong)];
  await log.poll();
  expect(log.all().map(({ n }) => n)).toEqual([1]);
  expect(log.violations()).toBe(2);
});

test('a cleared list fills with new calls', async () => {
  const { api, calls } = backend(call(1));
  const log = createCallLog(api, null);
  await log.poll();
  log.clear();
  calls.all.unshift(call(2));
  await log.poll();
  expect(log.all().map(({ n }) => n)).toEqual([2]);
});
