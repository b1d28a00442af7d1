import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

import { SLOW_LATENCY_MS } from '../scenarios/network';
import { testApp } from './app.fixture';

type App = ReturnType<typeof testApp>;
const put = async ({ control }: App, fault: object) => expect((await control('PUT /faults', fault)).status).toBe(200);
const noted = async ({ control }: App) => ((await control('GET /calls')).body as { data: Record<string, unknown>[] }).data;

describe('a fault', () => {
  test('returns the contract’s example for a status without executing the call', async () => {
    const app = testApp();
    await put(app, { operation: 'login', status: 429 });
    const answer = await app.call('login');
    expect(answer).toMatchObject({ status: 429, body: { message: 'Muitas tentativas. Aguarde um momento.' } });
    expect(answer.headers.get('Retry-After')).toBe('5');
    expect(app.world.sessions.all()).toEqual([]);
    expect((await app.call('listGames')).status).toBe(200);
    expect(app.reports).toEqual([]);
    expect((await noted(app))[1]).toMatchObject({ operation: 'login', status: 429, injected: 'fault of login: 429', answer: null });
  });

  test.each([
    [418, { message: 'Ocorreu um erro tente novamente.' }],
    [204, undefined],
  ])('returns %s although it is undocumented, and marks it as injected', async (status, body) => {
    const app = testApp();
    await put(app, { operation: '*', status });
    expect(await app.call('getSettings')).toMatchObject({ status, body });
    expect(app.reports).toEqual([]);
    expect((await noted(app))[0]).toMatchObject({ status, answer: expect.stringContaining('is not a documented status') });
  });

  test('applies the given number of times', async () => {
    const app = testApp();
    await put(app, { operation: 'getSettings', status: 503, times: 2 });
    const statuses: number[] = [];
    for (let index = 0; index < 3; index += 1) statuses.push((await app.call('getSettings')).status);
    expect(statuses).toEqual([503, 503, 200]);
    expect((await app.control('GET /faults')).body).toEqual({ data: [] });
  });

  test('of one operation takes precedence over that of all', async () => {
    const app = testApp();
    await put(app, { operation: '*', status: 503 });
    await put(app, { operation: 'getSettings', status: 500 });
    expect([(await app.call('getSettings')).status, (await app.call('getPlatform')).status]).toEqual([500, 503]);
  });

  test('replaces the previous one, and can be cleared', async () => {
    const app = testApp();
    await put(app, { operation: 'getSettings', status: 503 });
    await put(app, { operation: 'getSettings', status: 500 });
    expect((await app.control('GET /faults')).body).toEqual({ data: [{ operation: 'getSettings', status: 500 }] });
    expect((await app.control('DELETE /faults')).body).toEqual({ data: [] });
    expect((await app.call('getSettings')).status).toBe(200);
  });

  test('cut: drops the connection without executing the call', async () => {
    const app = testApp();
    await put(app, { operation: 'login', cut: true });
    expect((await app.call('login')).status).toBe(0);
    expect(app.world.sessions.all()).toEqual([]);
    expect((await noted(app))[0]).toMatchObject({ status: 0, injected: 'fault of login: cut' });
  });

  test('lost: executes the call and drops the connection, and the same key returns the response later', async () => {
    const app = testApp();
    const token = await app.logIn();
    const deposits = () => app.world.accounts.get('usr_1').deposits.size;
    const before = deposits();
    await put(app, { operation: 'createDeposit', lost: true, times: 1 });
    const deposit = {
      token,
      body: { amount: 2000, method: 'pix' },
      headers: { 'Idempotency-Key': 'a3b0f5c6-0000-4000-8000-000000000001' },
    };
    expect((await app.call('createDeposit', deposit)).status).toBe(0);
    expect(deposits()).toBe(before + 1);
    expect((await app.call('createDeposit', deposit)).status).toBe(201);
    expect(deposits()).toBe(before + 1);
  });

  test('combines with a scenario', async () => {
    const app = testApp();
    const headers = { 'X-Mock-Scenario': 'maintenance' };
    await put(app, { operation: 'getSettings', status: 500 });
    expect((await app.call('getSettings', { headers })).status).toBe(500);
    expect((await app.call('getSeo', { headers, query: 'url=/' })).status).toBe(503);
    expect((await noted(app)).map(({ injected }) => injected)).toEqual([
      'scenario maintenance',
      'scenario maintenance; fault of getSettings: 500',
    ]);
  });

  test.each([
    {},
    { operation: 'getSettings' },
    { operation: 'getSettings', latency: 0 },
    { operation: 'noSuchOperation', status: 500 },
    { operation: 'getSettings', status: 100 },
    { operation: 'getSettings', status: 600 },
    { operation: 'getSettings', latency: 60_001 },
    { operation: 'getSettings', cut: true, lost: true },
    { operation: 'getSettings', cut: true, times: 0 },
    { operation: 'getSettings', cut: true, more: 1 },
  ])('that is invalid is rejected: %j', async (fault) => {
    const app = testApp();
    expect(await app.control('PUT /faults', fault)).toMatchObject({ status: 422, body: { message: expect.any(String) } });
    expect((await app.control('GET /faults')).body).toEqual({ data: [] });
  });
});

describe('a delayed response', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  /** Expects that the response arrives only after the delay. */
  async function comesAfter(milliseconds: number, ask: () => Promise<unknown>): Promise<void> {
    let answered = false;
    const answer = ask().then(() => (answered = true));
    await vi.advanceTimersByTimeAsync(milliseconds - 1);
    expect(answered).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    await answer;
  }

  test('is delayed by a fault, although the call was executed at once', async () => {
    const app = testApp();
    await put(app, { operation: 'login', latency: 700 });
    await comesAfter(700, async () => {
      const login = app.logIn();
      await vi.waitFor(() => expect(app.world.sessions.all()).toHaveLength(1));
      return login;
    });
    expect((await noted(app))[0]).toMatchObject({ status: 200, injected: 'fault of login: latency 700 ms' });
  });

  test('is delayed on a slow network, images included', async () => {
    const app = testApp();
    const headers = { 'X-Mock-Scenario': 'slow-network' };
    await comesAfter(SLOW_LATENCY_MS, () => app.call('getSettings', { headers }));
    await comesAfter(SLOW_LATENCY_MS, async () =>
      app.app.fetch(new Request('http://stand-in.invalid/storage/games/1001.webp', { headers })),
    );
  });

  test('also delays before the connection is dropped', async () => {
    const app = testApp();
    await put(app, { operation: 'getSettings', latency: 300, cut: true });
    await comesAfter(300, async () => expect((await app.call('getSettings')).status).toBe(0));
  });
});
