import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

import { NetworkError } from '@/api/errors';

import { MAX_WAIT_MS } from './token-refresher';
import { EXPIRED_GRACE_MS } from './refresh-schedule';
import type { RefreshOutcome } from './refresh-call';
import {
  cookie,
  HOUR,
  storeToken,
  MINUTE,
  NEW,
  OLD,
  openTab,
  rejected,
  refreshed,
  sent,
  setUpSessions,
  hangNextAttempt,
  tearDownSessions,
} from './session.fixture';

beforeEach(setUpSessions);
afterEach(tearDownSessions);

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);
const retryAfter = (ms: number): RefreshOutcome => ({ name: 'transient', retryAfterMs: ms });
const settled = async (promise: Promise<unknown>) => {
  let isSettled = false;
  void promise.then(
    () => (isSettled = true),
    () => (isSettled = true),
  );
  await pass(0);
  return isSettled;
};

describe('while the server cannot refresh and the token is still valid (D4, L5)', () => {
  test('four minutes of maintenance log no player out and end with one new token', async () => {
    storeToken(OLD, 5 * MINUTE);
    const { postRefresh, session, navigate } = openTab();
    await pass(4 * MINUTE);
    expect(session.state()).toMatchObject({ name: 'player', token: { value: OLD }, rejections: 0 });
    postRefresh.mockResolvedValue(refreshed);
    await pass(MINUTE - 1);
    expect(session.state()).toMatchObject({ name: 'player', token: { value: NEW } });
    expect(navigate).not.toHaveBeenCalled();
  });

  test('the attempts back off exponentially with jitter', async () => {
    storeToken(OLD, 5 * MINUTE);
    const { postRefresh } = openTab();
    const times: number[] = [];
    postRefresh.mockImplementation(() => {
      times.push(Date.now());
      return Promise.resolve({ name: 'transient' });
    });
    await pass(4 * MINUTE);
    const gaps = times.slice(1).map((time, index) => time - (times[index] ?? 0));
    expect(times.length).toBeLessThanOrEqual(13);
    expect(gaps.slice(0, 5).every((gap, index) => gap >= 500 * 2 ** index && gap <= 1000 * 2 ** index + 250)).toBe(true);
    expect(Math.max(...gaps)).toBeLessThanOrEqual(60_250);
  });

  test('a request is sent with the old token at once, without waiting for the backoff', async () => {
    storeToken(OLD, 5 * MINUTE);
    const { postRefresh, port } = openTab();
    await pass(10_000);
    const attempts = postRefresh.mock.calls.length;
    const before = Date.now();
    expect(await Promise.all(Array.from({ length: 100 }, () => port.prepare()))).toEqual(Array.from({ length: 100 }, () => OLD));
    expect(Date.now()).toBe(before);
    expect(postRefresh.mock.calls.length - attempts).toBeLessThanOrEqual(1);
  });

  test('a refresh that hangs delays the first requests by a few seconds, and no later one', async () => {
    storeToken(OLD, 5 * MINUTE);
    const { postRefresh, port } = openTab();
    hangNextAttempt(postRefresh);
    const prepared = port.prepare();
    await pass(MAX_WAIT_MS - 1);
    expect(await settled(prepared)).toBe(false);
    await pass(1);
    expect(await prepared).toBe(OLD);
    expect(await settled(port.prepare())).toBe(true);
  });

  test('a Retry-After is respected', async () => {
    storeToken(OLD, 5 * MINUTE);
    const { postRefresh } = openTab([retryAfter(90_000)]);
    await pass(89_000);
    expect(postRefresh).toHaveBeenCalledTimes(1);
    await pass(2000);
    expect(postRefresh).toHaveBeenCalledTimes(2);
  });

  test('rejections between transient failures are counted, three end the session (L3)', async () => {
    storeToken(OLD, 5 * MINUTE);
    const { postRefresh, name } = openTab([rejected, retryAfter(1), rejected, retryAfter(1), rejected]);
    await pass(MINUTE);
    expect(name()).toBe('visitor');
    expect(postRefresh).toHaveBeenCalledTimes(5);
  });

  test('a request whose token the server rejected does not wait for the backoff', async () => {
    const { port, postRefresh } = openTab();
    expect(await port.renew(OLD)).toBeNull();
    expect(await settled(port.renew(OLD))).toBe(true);
    expect(postRefresh).toHaveBeenCalledTimes(1);
    postRefresh.mockResolvedValue(refreshed);
    await pass(1250);
    expect(await port.renew(OLD)).toBe(NEW);
  });

  test('a refresh that the player starts skips the backoff (M4)', async () => {
    const { session, port, postRefresh } = openTab();
    await port.renew(OLD);
    postRefresh.mockResolvedValue(refreshed);
    await session.refresh();
    expect(session.state()).toMatchObject({ token: { value: NEW } });
  });
});

describe('once the token has expired and the server still cannot refresh (D4)', () => {
  const failures: [string, (postRefresh: ReturnType<typeof openTab>['postRefresh']) => void][] = [
    ['fails', () => undefined],
    ['hangs', (postRefresh) => postRefresh.mockReturnValue(new Promise(() => undefined))],
  ];

  test.each(failures)(
    'a refresh that %s ends requests within seconds and sends the player to the login with their drafts',
    async (_, fail) => {
      storeToken(OLD, 0);
      const { port, postRefresh, name, navigate, clearPlayerData } = openTab();
      fail(postRefresh);
      const prepared = port.prepare();
      await pass(EXPIRED_GRACE_MS - 300);
      expect(name()).toBe('player');
      await pass(600);
      expect(await prepared).toBeNull();
      expect(name()).toBe('visitor');
      expect(navigate).toHaveBeenCalledExactlyOnceWith('/login');
      expect(clearPlayerData).toHaveBeenCalledExactlyOnceWith('visitor', true);
      expect(cookie.token).toBeNull();
    },
  );

  test.each(failures)('a refresh that %s sends an idle page to the login', async (_, fail) => {
    storeToken(OLD, 5 * MINUTE);
    const { postRefresh, name, navigate } = openTab();
    fail(postRefresh);
    await pass(5 * MINUTE - 1);
    expect(name()).toBe('player');
    await pass(EXPIRED_GRACE_MS + 500);
    expect([name(), navigate.mock.calls]).toEqual(['visitor', [['/login']]]);
  });

  test('a single failure does not end the session: the server has some seconds to recover', async () => {
    storeToken(OLD, 0);
    const { port } = openTab([{ name: 'transient' }, refreshed]);
    const prepared = port.prepare();
    await pass(2000);
    expect(await prepared).toBe(NEW);
  });

  test('a Retry-After beyond the grace period ends the session without another attempt', async () => {
    storeToken(OLD, 0);
    const { port, postRefresh, name } = openTab([retryAfter(120_000)]);
    expect(await settled(port.prepare())).toBe(true);
    expect([name(), postRefresh.mock.calls.length]).toEqual(['visitor', 1]);
  });

  test('offline a request fails at once, and the session waits for the connection', async () => {
    storeToken(OLD, 0);
    const isOnline = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const { port, postRefresh, name } = openTab();
    await expect(port.prepare()).rejects.toThrow(NetworkError);
    await pass(MINUTE);
    expect(name()).toBe('player');
    isOnline.mockReturnValue(true);
    postRefresh.mockResolvedValue(refreshed);
    await pass(500);
    expect(await port.prepare()).toBe(NEW);
  });

  test('a token that arrives after the session ended is revoked on the server', async () => {
    storeToken(OLD, 0);
    const { postRefresh, name } = openTab();
    postRefresh.mockResolvedValue({ name: 'transient' });
    const other = openTab();
    const respond = hangNextAttempt(other.postRefresh);
    await pass(EXPIRED_GRACE_MS + 1000);
    expect([name(), other.name()]).toEqual(['visitor', 'visitor']);
    respond(refreshed);
    await pass(0);
    await vi.waitFor(() => expect(sent.mock.calls.map(([request]) => request.headers.get('Authorization'))).toContain(`Bearer ${NEW}`));
    expect(other.name()).toBe('visitor');
  });

  test('another tab keeps its page and its drafts', async () => {
    const [here, there] = [openTab(), openTab()];
    here.postRefresh.mockResolvedValue(rejected);
    const done = here.port.expired(OLD);
    await pass(100);
    await done;
    await vi.waitFor(() => expect(there.name()).toBe('visitor'));
    expect(there.clearPlayerData).toHaveBeenCalledExactlyOnceWith('visitor', true);
    expect(there.navigate).not.toHaveBeenCalled();
  });
});

describe('a device that slept', () => {
  const sleepFor = (ms: number) => vi.setSystemTime(Date.now() + ms);

  test('past the expiry of its token does not send the token and refreshes once', async () => {
    const { port, postRefresh } = openTab([refreshed]);
    sleepFor(2 * HOUR);
    expect(await Promise.all([port.prepare(), port.prepare()])).toEqual([NEW, NEW]);
    expect(postRefresh).toHaveBeenCalledTimes(1);
  });

  test('until shortly before the expiry refreshes the token without a request', async () => {
    const { postRefresh, session } = openTab([refreshed]);
    sleepFor(HOUR - 2 * MINUTE);
    await pass(500);
    expect(postRefresh).toHaveBeenCalledTimes(1);
    expect(session.state()).toMatchObject({ token: { value: NEW } });
  });

  test('during a backoff retries before it sends the player to the login', async () => {
    storeToken(OLD, 5 * MINUTE);
    const { postRefresh, session } = openTab([retryAfter(100), retryAfter(100)]);
    await pass(1000);
    postRefresh.mockResolvedValue(refreshed);
    sleepFor(HOUR);
    await pass(500);
    expect(session.state()).toMatchObject({ token: { value: NEW } });
  });
});
