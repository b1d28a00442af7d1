import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

import {
  cookie,
  HOUR,
  keep,
  MINUTE,
  NEW,
  OLD,
  open,
  OTHER,
  rejected,
  renewed,
  sent,
  setUpSessions,
  slow,
  tearDownSessions,
  tokenOf,
} from './session.fixture';
import { COOKIE_POLL_MS } from './tab-sync';
import { testToken } from './tokens.fixture';

beforeEach(setUpSessions);
afterEach(tearDownSessions);

const settle = () => vi.advanceTimersByTimeAsync(0);

test('a stored token makes a player of the visitor', () => {
  expect(tokenOf(open())).toBe(OLD);
});

describe('before a postRefresh', () => {
  test('a token with more than five minutes left is used as it is', async () => {
    keep(OLD, 5 * MINUTE + 1);
    const { port, postRefresh } = open();
    expect(await port.prepare()).toBe(OLD);
    expect(postRefresh).not.toHaveBeenCalled();
  });

  test('one refresh serves 1,000 calls, five minutes before the end (L3, L4)', async () => {
    keep(OLD, 5 * MINUTE);
    const { port, postRefresh } = open([renewed]);
    const tokens = await Promise.all(Array.from({ length: 1000 }, () => port.prepare()));
    expect(new Set(tokens)).toEqual(new Set([NEW]));
    expect(postRefresh).toHaveBeenCalledTimes(1);
    expect(cookie.token).toMatchObject({ value: NEW, endsAt: Date.now() + HOUR });
  });

  test('whoever waits goes on as soon as the refresh ends (L4)', async () => {
    keep(OLD, 1000);
    const { port, postRefresh } = open();
    const answer = slow(postRefresh);
    const waits = Promise.all([port.prepare(), port.prepare(), port.prepare()]);
    await vi.advanceTimersByTimeAsync(3000);
    const before = Date.now();
    answer(renewed);
    expect(await waits).toEqual([NEW, NEW, NEW]);
    expect(Date.now() - before).toBeLessThanOrEqual(100);
  });

  test('what another tab renewed meanwhile is taken, without a refresh (L4)', async () => {
    keep(OLD, 1000);
    const { port, postRefresh } = open();
    keep(NEW, HOUR);
    expect(await port.prepare()).toBe(NEW);
    expect(postRefresh).not.toHaveBeenCalled();
  });

  test('a postRefresh is never sent as another player who logged in while it waited', async () => {
    keep(OLD, 1000);
    const { port, postRefresh, session } = open();
    const answer = slow(postRefresh);
    const waits = port.prepare();
    await settle();
    keep(OTHER, HOUR);
    answer(rejected);
    await expect(waits).rejects.toMatchObject({ status: 401 });
    expect(tokenOf({ session })).toBe(OTHER);
  });

  test('a server of tokens that live two minutes makes no loop of refreshes', async () => {
    keep(OLD, 1000);
    const { port, postRefresh } = open([{ ...renewed, expiresIn: 120 }]);
    for (let n = 0; n < 20; n += 1) await port.prepare();
    expect(postRefresh).toHaveBeenCalledTimes(1);
  });
});

describe('a refresh', () => {
  test('is tried three times, a second apart, then the session ends at /login (L3)', async () => {
    const { port, postRefresh, name, navigate, clearPlayerData } = open([rejected, rejected, rejected]);
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

  test('is made in time though nobody calls, and its failure moves nobody (L3, L5, D4)', async () => {
    const { postRefresh, name, navigate } = open([rejected, rejected, rejected]);
    await vi.advanceTimersByTimeAsync(55 * MINUTE - 1);
    expect(postRefresh).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(3001);
    expect(postRefresh).toHaveBeenCalledTimes(3);
    expect(name()).toBe('visitor');
    expect(navigate).not.toHaveBeenCalled();
  });

  test('of an idle page that a postRefresh joins ends at /login when it fails', async () => {
    const { port, postRefresh, navigate } = open();
    const answer = slow(postRefresh);
    postRefresh.mockResolvedValue(rejected);
    await vi.advanceTimersByTimeAsync(55 * MINUTE);
    const waits = port.renew(OLD);
    answer(rejected);
    await vi.advanceTimersByTimeAsync(3000);
    expect(await waits).toBeNull();
    expect(navigate).toHaveBeenCalledExactlyOnceWith('/login');
  });

  test('of a token that is no longer in use is not made', async () => {
    const { port, session, postRefresh } = open();
    session.receive(NEW, 3600);
    expect(await port.renew(OLD)).toBe(NEW);
    expect(postRefresh).not.toHaveBeenCalled();
  });

  test("gives no other player's token for a postRefresh that was made before", async () => {
    const { port, session } = open();
    session.receive(OTHER, 3600);
    expect(await port.renew(OLD)).toBeNull();
    expect(port.isOwn(OLD)).toBe(false);
  });

  test('that comes after the logout logs nobody in, and its token does not live on at the server', async () => {
    const { port, session, postRefresh, name } = open();
    const answer = slow(postRefresh);
    const done = port.renew(OLD);
    await settle();
    await session.logout();
    answer(renewed);
    expect(await done).toBeNull();
    expect(name()).toBe('visitor');
    expect(cookie.token).toBeNull();
    const ended = () => sent.mock.calls.map(([request]) => request.headers.get('Authorization'));
    await vi.waitFor(() => expect(ended()).toEqual([`Bearer ${OLD}`, `Bearer ${NEW}`]));
  });

  test('goes without locks where the browser denies them, as it does with storage blocked', async () => {
    vi.stubGlobal('navigator', { ...navigator, locks: { request: () => Promise.reject(new DOMException('denied', 'SecurityError')) } });
    const { port, postRefresh } = open([renewed]);
    expect(await Promise.all([port.renew(OLD), port.renew(OLD)])).toEqual([NEW, NEW]);
    expect(postRefresh).toHaveBeenCalledTimes(1);
  });
});

describe('"Token expirado ou inválido"', () => {
  test('ends the session at /login (L7)', async () => {
    const { port, name, navigate } = open();
    const done = port.expired(OLD);
    await vi.advanceTimersByTimeAsync(100);
    expect(await done).toBeNull();
    expect(name()).toBe('visitor');
    expect(navigate).toHaveBeenCalledExactlyOnceWith('/login');
  });

  test('as the answer to a refresh ends it at once, without two more tries', async () => {
    const { port, postRefresh, navigate } = open([{ name: 'expired' }]);
    const done = port.renew(OLD);
    await vi.advanceTimersByTimeAsync(100);
    expect(await done).toBeNull();
    expect(postRefresh).toHaveBeenCalledTimes(1);
    expect(navigate).toHaveBeenCalledExactlyOnceWith('/login');
  });

  test('before declaring a logout the cookie is read again: a token that another tab renewed goes on', async () => {
    const { port, name, navigate } = open();
    const done = port.expired(OLD);
    // The other tab's cookie takes its time to arrive.
    await vi.advanceTimersByTimeAsync(50);
    keep(NEW, HOUR);
    await vi.advanceTimersByTimeAsync(50);
    expect(await done).toBe(NEW);
    expect([name(), navigate.mock.calls]).toEqual(['player', []]);
  });

  test('waits for the refresh that is under way in the same page', async () => {
    const { port, postRefresh, navigate } = open();
    const answer = slow(postRefresh);
    const renewing = port.renew(OLD);
    const judged = port.expired(OLD);
    await vi.advanceTimersByTimeAsync(5000);
    answer(renewed);
    expect(await Promise.all([renewing, judged])).toEqual([NEW, NEW]);
    expect(navigate).not.toHaveBeenCalled();
  });
});

describe('the device clock an hour off', () => {
  const setClock = (by: number) => vi.setSystemTime(Date.now() + by);

  test.each([
    ['ahead of the server all the time', [HOUR, 0, 0], 0],
    ['behind the server all the time', [-HOUR, 0, 0], 0],
    ['set an hour ahead after the login', [0, HOUR, 0], 1],
    ['set an hour back after the login', [0, -HOUR, 0], 0],
    ['set ahead, then back again', [0, HOUR, -HOUR], 1],
    ['set back, then ahead again', [0, -HOUR, HOUR], 1],
  ])('%s makes no loop, nor does a reload (L6)', async (_case, [first = 0, second = 0, third = 0], most) => {
    setClock(first);
    cookie.token = null;
    const { session, postRefresh, port, name } = open([renewed]);
    session.receive(OLD, 3600);
    setClock(second);
    for (let n = 0; n < 20; n += 1) await port.prepare();
    setClock(third);
    for (let n = 0; n < 20; n += 1) await port.prepare();
    expect(postRefresh.mock.calls.length).toBeLessThanOrEqual(most);
    expect(name()).toBe('player');
    session.dispose();
    const reloaded = open([renewed]);
    for (let n = 0; n < 20; n += 1) await reloaded.port.prepare();
    expect(reloaded.postRefresh.mock.calls.length).toBeLessThanOrEqual(1);
    expect(reloaded.name()).toBe('player');
  });

  test.each([HOUR, -HOUR])('set by %i ms while the page is open: no token is used past its end', async (by) => {
    const { port, postRefresh } = open([renewed, { ...renewed, value: testToken('ana', 2) }]);
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

  test('a cookie that the browser dropped with its token is no logout: the token is renewed', async () => {
    const { port, postRefresh, name } = open([renewed]);
    setClock(HOUR);
    cookie.token = null;
    await vi.advanceTimersByTimeAsync(COOKIE_POLL_MS);
    expect(name()).toBe('player');
    expect(await port.prepare()).toBe(NEW);
    expect(postRefresh).toHaveBeenCalledTimes(1);
    expect(cookie.token).toMatchObject({ value: NEW });
  });
});

describe('a logout', () => {
  test('clears the token, forgets the player, goes to / and tells the server with the old token (L2)', async () => {
    const { session, clearPlayerData, navigate } = open();
    await session.logout();
    expect(cookie.token).toBeNull();
    expect(clearPlayerData).toHaveBeenCalledExactlyOnceWith('visitor', false);
    expect(navigate).toHaveBeenCalledExactlyOnceWith('/');
    const request = sent.mock.calls[0]?.[0];
    expect(request?.headers.get('Authorization')).toBe(`Bearer ${OLD}`);
    expect(request?.keepalive).toBe(true);
  });

  test('in one tab is one in the others, even while those still see the cookie', async () => {
    const here = open();
    const there = open();
    const seen = cookie.token;
    here.session.subscribe(() => {
      cookie.token = seen;
    });
    await here.session.logout();
    await vi.waitFor(() => expect(there.name()).toBe('visitor'));
    expect(there.clearPlayerData).toHaveBeenCalledExactlyOnceWith('visitor', false);
    expect(there.navigate).toHaveBeenCalledExactlyOnceWith('/');
    expect(cookie.token).toBeNull();
  });

  test('is seen within a second where no channel tells of it: the cookie is looked at', async () => {
    vi.stubGlobal('BroadcastChannel', undefined);
    const { name, clearPlayerData } = open();
    cookie.token = null;
    await vi.advanceTimersByTimeAsync(999);
    expect(name()).toBe('visitor');
    expect(clearPlayerData).toHaveBeenCalledOnce();
  });

  test('of one player does not end what another began at once', async () => {
    const here = open();
    const there = open();
    await here.session.logout();
    here.session.receive(OTHER, 3600);
    await vi.waitFor(() => expect(tokenOf(there)).toBe(OTHER));
    expect(cookie.token).toMatchObject({ value: OTHER });
  });
});

test('another player in another tab: this one forgets the first, and is told who is here', async () => {
  const { session, clearPlayerData, navigate } = open();
  const told: (string | null)[] = [];
  session.subscribe(() => told.push(tokenOf({ session })));
  keep(OTHER, HOUR);
  await vi.advanceTimersByTimeAsync(COOKIE_POLL_MS);
  expect(clearPlayerData).toHaveBeenCalledExactlyOnceWith('player', false);
  expect(told).toEqual([OTHER]);
  expect(navigate).not.toHaveBeenCalled();
});

test('a login in another tab is one here', async () => {
  cookie.token = null;
  const here = open();
  const there = open();
  here.session.receive(OLD, 3600);
  await vi.waitFor(() => expect(there.name()).toBe('player'));
  expect(there.clearPlayerData).not.toHaveBeenCalled();
});

describe('the back-forward cache', () => {
  const turn = (type: 'pagehide' | 'pageshow') => window.dispatchEvent(new PageTransitionEvent(type, { persisted: true }));

  test('on return the session is looked at before anybody is told', () => {
    const { session, name, clearPlayerData } = open();
    const told: string[] = [];
    session.onFreeze(() => told.push('away'));
    session.onRestore(() => told.push(`back as ${name()}`));
    turn('pagehide');
    cookie.token = null;
    expect(clearPlayerData).not.toHaveBeenCalled();
    turn('pageshow');
    expect(told).toEqual(['away', 'back as visitor']);
    expect(clearPlayerData).toHaveBeenCalledOnce();
  });

  test('on return after the token expired, the first request waits for a new one', async () => {
    const { port, postRefresh } = open([renewed]);
    turn('pagehide');
    vi.setSystemTime(Date.now() + 2 * HOUR);
    turn('pageshow');
    expect(await port.prepare()).toBe(NEW);
    expect(postRefresh).toHaveBeenCalledTimes(1);
  });

  // Sooner than the cookie is looked at again.
  const soon = { timeout: COOKIE_POLL_MS - 100 };

  test('a page in it holds no channel: a message would throw it out', async () => {
    const [here, there] = [open(), open()];
    turn('pagehide');
    await here.session.logout();
    await expect(vi.waitFor(() => expect(there.name()).toBe('visitor'), soon)).rejects.toThrow();
  });

  test('a page that came back hears the other tabs again', async () => {
    const [here, there] = [open(), open()];
    turn('pagehide');
    turn('pageshow');
    await here.session.logout();
    await vi.waitFor(() => expect(there.name()).toBe('visitor'), soon);
  });

  test('a page that is only left is not told', () => {
    const { session } = open();
    const away = vi.fn();
    session.onFreeze(away);
    window.dispatchEvent(new PageTransitionEvent('pagehide', { persisted: false }));
    expect(away).not.toHaveBeenCalled();
  });
});

describe('what no header can carry', () => {
  test.each(['', 'a b', 'tokén', 'a\nb'])('%j is no token', (text) => {
    cookie.token = null;
    const { session, name } = open();
    expect(() => session.receive(text, 3600)).toThrow('access_token');
    expect(name()).toBe('visitor');
  });

  test('is no address either: User-Ip keeps the last that was one (A14)', () => {
    const { session, port } = open();
    expect(port.userIp()).toBeNull();
    session.setUserIp('2001:db8::7');
    session.setUserIp('203.0.113.7\nX-Evil: 1');
    session.setUserIp('<html>');
    expect(port.userIp()).toBe('2001:db8::7');
  });
});
