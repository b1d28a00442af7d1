import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

import type { RefreshOutcome } from './refresh-call';
import { COOKIE_POLL_MS } from './tab-sync';
import { testToken } from './tokens.fixture';
import {
  cookie,
  HOUR,
  storeToken,
  MINUTE,
  NEW,
  OLD,
  openTab,
  OTHER,
  rejected,
  refreshed,
  sent,
  setUpSessions,
  hangNextAttempt,
  tearDownSessions,
  tokenInUse,
} from './session.fixture';

beforeEach(setUpSessions);
afterEach(tearDownSessions);

const settle = () => vi.advanceTimersByTimeAsync(0);

test('a stored token makes the visitor a player (SPEC L1)', () => {
  expect(tokenInUse(openTab())).toBe(OLD);
});

describe('before a request', () => {
  test('a token with more than five minutes left is used as it is', async () => {
    storeToken(OLD, 5 * MINUTE + 1);
    const { port, postRefresh } = openTab();
    expect(await port.prepare()).toBe(OLD);
    expect(postRefresh).not.toHaveBeenCalled();
  });

  test('one refresh serves 1,000 requests, five minutes before the expiry (L3, L4)', async () => {
    storeToken(OLD, 5 * MINUTE);
    const { port, postRefresh } = openTab([refreshed]);
    const tokens = await Promise.all(Array.from({ length: 1000 }, () => port.prepare()));
    expect(new Set(tokens)).toEqual(new Set([NEW]));
    expect(postRefresh).toHaveBeenCalledTimes(1);
    expect(cookie.token).toMatchObject({ value: NEW, endsAt: Date.now() + HOUR });
  });

  test('waiting requests continue as soon as the refresh ends (L4)', async () => {
    storeToken(OLD, 1000);
    const { port, postRefresh } = openTab();
    const respond = hangNextAttempt(postRefresh);
    const prepared = Promise.all([port.prepare(), port.prepare(), port.prepare()]);
    await vi.advanceTimersByTimeAsync(3000);
    const before = Date.now();
    respond(refreshed);
    expect(await prepared).toEqual([NEW, NEW, NEW]);
    expect(Date.now() - before).toBeLessThanOrEqual(100);
  });

  test('a token that another tab has refreshed is used without a refresh (L4)', async () => {
    storeToken(OLD, 1000);
    const { port, postRefresh } = openTab();
    storeToken(NEW, HOUR);
    expect(await port.prepare()).toBe(NEW);
    expect(postRefresh).not.toHaveBeenCalled();
  });

  test('a request is never sent as another player who logged in while it waited', async () => {
    storeToken(OLD, 1000);
    const { port, postRefresh, session } = openTab();
    const respond = hangNextAttempt(postRefresh);
    const prepared = port.prepare();
    await settle();
    storeToken(OTHER, HOUR);
    respond(rejected);
    await expect(prepared).rejects.toMatchObject({ status: 401 });
    expect(tokenInUse({ session })).toBe(OTHER);
  });

  test('tokens that are valid for two minutes cause no refresh loop', async () => {
    storeToken(OLD, 1000);
    const { port, postRefresh } = openTab([{ ...refreshed, expiresIn: 120 }]);
    for (let n = 0; n < 20; n += 1) await port.prepare();
    expect(postRefresh).toHaveBeenCalledTimes(1);
  });
});

describe('a refresh', () => {
  test('is tried three times, one second apart, before the session ends at /login (L3)', async () => {
    const { port, postRefresh, name, navigate, clearPlayerData } = openTab([rejected, rejected, rejected]);
    const done = port.renew(OLD);
    await vi.advanceTimersByTimeAsync(1999);
    expect(postRefresh).toHaveBeenCalledTimes(2);
    expect(name()).toBe('player');
    await vi.advanceTimersByTimeAsync(1001);
    expect(await done).toBeNull();
    expect(postRefresh).toHaveBeenCalledTimes(3);
    expect(name()).toBe('visitor');
    expect(cookie.token).toBeNull();
    expect(clearPlayerData).toHaveBeenCalledExactlyOnceWith('visitor', true);
    expect(navigate).toHaveBeenCalledExactlyOnceWith('/login');
  });

  test('runs in time without a request, and its failure does not leave the page (L3, L5, D4)', async () => {
    const { postRefresh, name, navigate } = openTab([rejected, rejected, rejected]);
    await vi.advanceTimersByTimeAsync(55 * MINUTE - 1);
    expect(postRefresh).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(3001);
    expect(postRefresh).toHaveBeenCalledTimes(3);
    expect(name()).toBe('visitor');
    expect(navigate).not.toHaveBeenCalled();
  });

  test('of an idle page that a request joins ends at /login if it fails', async () => {
    const { port, postRefresh, navigate } = openTab();
    const respond = hangNextAttempt(postRefresh);
    postRefresh.mockResolvedValue(rejected);
    await vi.advanceTimersByTimeAsync(55 * MINUTE);
    const prepared = port.renew(OLD);
    respond(rejected);
    await vi.advanceTimersByTimeAsync(3000);
    expect(await prepared).toBeNull();
    expect(navigate).toHaveBeenCalledExactlyOnceWith('/login');
  });

  test('of a replaced token sends no request', async () => {
    const { port, session, postRefresh } = openTab();
    session.receive(NEW, 3600);
    expect(await port.renew(OLD)).toBe(NEW);
    expect(postRefresh).not.toHaveBeenCalled();
  });

  test("never returns another player's token to an earlier request", async () => {
    const { port, session } = openTab();
    session.receive(OTHER, 3600);
    expect(await port.renew(OLD)).toBeNull();
    expect(port.isOwn(OLD)).toBe(false);
  });

  test('that ends after the logout logs no player in, and its token is revoked on the server', async () => {
    const { port, session, postRefresh, name } = openTab();
    const respond = hangNextAttempt(postRefresh);
    const done = port.renew(OLD);
    await settle();
    await session.logout();
    respond(refreshed);
    expect(await done).toBeNull();
    expect(name()).toBe('visitor');
    expect(cookie.token).toBeNull();
    const ended = () => sent.mock.calls.map(([request]) => request.headers.get('Authorization'));
    await vi.waitFor(() => expect(ended()).toEqual([`Bearer ${OLD}`, `Bearer ${NEW}`]));
  });

  test('works without Web Locks if the browser denies them, as it does with blocked storage', async () => {
    vi.stubGlobal('navigator', { ...navigator, locks: { request: () => Promise.reject(new DOMException('denied', 'SecurityError')) } });
    const { port, postRefresh } = openTab([refreshed]);
    expect(await Promise.all([port.renew(OLD), port.renew(OLD)])).toEqual([NEW, NEW]);
    expect(postRefresh).toHaveBeenCalledTimes(1);
  });
});

describe('"Token expirado ou inválido"', () => {
  test('ends the session at /login (L7)', async () => {
    const { port, name, navigate } = openTab();
    const done = port.expired(OLD);
    await vi.advanceTimersByTimeAsync(100);
    expect(await done).toBeNull();
    expect(name()).toBe('visitor');
    expect(navigate).toHaveBeenCalledExactlyOnceWith('/login');
  });

  test('in response to a refresh counts like any other rejection, and the third one leads to /login (L3, L7, D4)', async () => {
    const over: RefreshOutcome = { name: 'rejected', isOver: true };
    const { port, name, postRefresh, navigate } = openTab([over, over, over]);
    const done = port.renew(OLD);
    await vi.advanceTimersByTimeAsync(2900);
    expect([name(), postRefresh.mock.calls.length]).toEqual(['player', 3]);
    await vi.advanceTimersByTimeAsync(100);
    expect(await done).toBeNull();
    expect(postRefresh).toHaveBeenCalledTimes(3);
    expect(navigate).toHaveBeenCalledExactlyOnceWith('/login');
  });

  test('keeps the session if another tab has refreshed the token meanwhile', async () => {
    const { port, name, navigate } = openTab();
    const done = port.expired(OLD);
    // The other tab's cookie arrives later.
    await vi.advanceTimersByTimeAsync(50);
    storeToken(NEW, HOUR);
    await vi.advanceTimersByTimeAsync(50);
    expect(await done).toBe(NEW);
    expect([name(), navigate.mock.calls]).toEqual(['player', []]);
  });

  test('waits for the refresh in flight in the same page', async () => {
    const { port, postRefresh, navigate } = openTab();
    const respond = hangNextAttempt(postRefresh);
    const renewing = port.renew(OLD);
    const expired = port.expired(OLD);
    await vi.advanceTimersByTimeAsync(5000);
    respond(refreshed);
    expect(await Promise.all([renewing, expired])).toEqual([NEW, NEW]);
    expect(navigate).not.toHaveBeenCalled();
  });
});

describe('a device clock that is an hour off', () => {
  const setClock = (by: number) => vi.setSystemTime(Date.now() + by);

  test.each([
    ['always ahead of the server', [HOUR, 0, 0], 0],
    ['always behind the server', [-HOUR, 0, 0], 0],
    ['set an hour ahead after the login', [0, HOUR, 0], 1],
    ['set an hour back after the login', [0, -HOUR, 0], 0],
    ['set ahead, then back again', [0, HOUR, -HOUR], 1],
    ['set back, then ahead again', [0, -HOUR, HOUR], 1],
  ])('(%s) causes no refresh loop, nor does a reload (L6)', async (_case, [first = 0, second = 0, third = 0], most) => {
    setClock(first);
    cookie.token = null;
    const { session, postRefresh, port, name } = openTab([refreshed]);
    session.receive(OLD, 3600);
    setClock(second);
    for (let n = 0; n < 20; n += 1) await port.prepare();
    setClock(third);
    for (let n = 0; n < 20; n += 1) await port.prepare();
    expect(postRefresh.mock.calls.length).toBeLessThanOrEqual(most);
    expect(name()).toBe('player');
    session.dispose();
    const reloaded = openTab([refreshed]);
    for (let n = 0; n < 20; n += 1) await reloaded.port.prepare();
    expect(reloaded.postRefresh.mock.calls.length).toBeLessThanOrEqual(1);
    expect(reloaded.name()).toBe('player');
  });

  test.each([HOUR, -HOUR])('that is set by %i ms while the page is open lets no token be used past its expiry', async (by) => {
    const { port, postRefresh } = openTab([refreshed, { ...refreshed, value: testToken('ana', 2) }]);
    await vi.advanceTimersByTimeAsync(10 * MINUTE);
    setClock(by);
    let lastUse = 0;
    for (let n = 0; n < 80; n += 1) {
      await vi.advanceTimersByTimeAsync(MINUTE);
      if ((await port.prepare()) === OLD) lastUse = 10 + n;
    }
    expect(lastUse).toBeLessThan(60);
    expect(postRefresh.mock.calls.length).toBeLessThanOrEqual(2);
  });

  test('that lets the cookie expire causes a refresh and no logout', async () => {
    const { port, postRefresh, name } = openTab([refreshed]);
    setClock(HOUR);
    cookie.token = null;
    await vi.advanceTimersByTimeAsync(COOKIE_POLL_MS);
    expect(name()).toBe('player');
    expect(await port.prepare()).toBe(NEW);
    expect(postRefresh).toHaveBeenCalledTimes(1);
    expect(cookie.token).toMatchObject({ value: NEW });
  });
});

describe('a value that no header can carry', () => {
  test.each(['', 'a b', 'tokén', 'a\nb'])('is rejected as a token: %j', (text) => {
    cookie.token = null;
    const { session, name } = openTab();
    expect(() => session.receive(text, 3600)).toThrow('access_token');
    expect(name()).toBe('visitor');
  });

  test('is ignored as an address: User-Ip keeps the last valid one (A14)', () => {
    const { session, port } = openTab();
    expect(port.userIp()).toBeNull();
    session.setUserIp('2001:db8::7');
    session.setUserIp('203.0.113.7\nX-Evil: 1');
    session.setUserIp('<html>');
    expect(port.userIp()).toBe('2001:db8::7');
  });
});
