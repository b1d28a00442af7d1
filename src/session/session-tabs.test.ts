import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

import { COOKIE_POLL_MS } from './tab-sync';
import {
  cookie,
  hangNextAttempt,
  HOUR,
  MINUTE,
  storeToken,
  NEW,
  OLD,
  openTab,
  OTHER,
  refreshed,
  sent,
  setUpSessions,
  tearDownSessions,
  tokenInUse,
} from './session.fixture';

beforeEach(setUpSessions);
afterEach(tearDownSessions);

test('tabs share the channel and the lock of SPEC N9', async () => {
  const channels: string[] = [];
  vi.stubGlobal(
    'BroadcastChannel',
    class extends BroadcastChannel {
      constructor(name: string) {
        super(name);
        channels.push(name);
      }
    },
  );
  const locked = vi.spyOn(navigator.locks, 'request');
  const { port } = openTab([refreshed]);
  await port.renew(OLD);
  expect(channels).toEqual(['session']);
  expect(locked.mock.calls.map(([name]) => name)).toEqual(['session-refresh']);
});

describe('a logout', () => {
  test('clears the token and the player data, goes to / and notifies the server with the old token (L2)', async () => {
    const { session, clearPlayerData, navigate } = openTab();
    await session.logout();
    expect(cookie.token).toBeNull();
    expect(clearPlayerData).toHaveBeenCalledExactlyOnceWith('visitor', false);
    expect(navigate).toHaveBeenCalledExactlyOnceWith('/');
    const request = sent.mock.calls[0]?.[0];
    expect(request?.headers.get('Authorization')).toBe(`Bearer ${OLD}`);
    expect(request?.keepalive).toBe(true);
  });

  test('in one tab logs out the others, even while they still see the cookie', async () => {
    const here = openTab();
    const there = openTab();
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

  test('is noticed within a second without BroadcastChannel, by polling the cookie', async () => {
    vi.stubGlobal('BroadcastChannel', undefined);
    const { name, clearPlayerData } = openTab();
    cookie.token = null;
    await vi.advanceTimersByTimeAsync(999);
    expect(name()).toBe('visitor');
    expect(clearPlayerData).toHaveBeenCalledOnce();
  });

  test('of one player does not end the session that another player starts immediately after', async () => {
    const here = openTab();
    const there = openTab();
    await here.session.logout();
    here.session.receive(OTHER, 3600);
    await vi.waitFor(() => expect(tokenInUse(there)).toBe(OTHER));
    expect(cookie.token).toMatchObject({ value: OTHER });
  });
});

test("another player's login in another tab clears the data here and notifies the listeners", async () => {
  const { session, clearPlayerData, navigate } = openTab();
  const tokens: (string | null)[] = [];
  session.subscribe(() => tokens.push(tokenInUse({ session })));
  storeToken(OTHER, HOUR);
  await vi.advanceTimersByTimeAsync(COOKIE_POLL_MS);
  expect(clearPlayerData).toHaveBeenCalledExactlyOnceWith('player', false);
  expect(tokens).toEqual([OTHER]);
  expect(navigate).not.toHaveBeenCalled();
});

test('a login in another tab logs in here', async () => {
  cookie.token = null;
  const here = openTab();
  const there = openTab();
  here.session.receive(OLD, 3600);
  await vi.waitFor(() => expect(there.name()).toBe('player'));
  expect(there.clearPlayerData).not.toHaveBeenCalled();
});

describe('the back/forward cache', () => {
  const turn = (type: 'pagehide' | 'pageshow') => window.dispatchEvent(new PageTransitionEvent(type, { persisted: true }));

  test('rechecks the session on return before it notifies listeners', () => {
    const { session, name, clearPlayerData } = openTab();
    const calls: string[] = [];
    session.onFreeze(() => calls.push('freeze'));
    session.onRestore(() => calls.push(`restore as ${name()}`));
    turn('pagehide');
    cookie.token = null;
    expect(clearPlayerData).not.toHaveBeenCalled();
    turn('pageshow');
    expect(calls).toEqual(['freeze', 'restore as visitor']);
    expect(clearPlayerData).toHaveBeenCalledOnce();
  });

  test('lets the first request after the expiry of the token wait for a new one', async () => {
    const { port, postRefresh } = openTab([refreshed]);
    turn('pagehide');
    vi.setSystemTime(Date.now() + 2 * HOUR);
    turn('pageshow');
    expect(await port.prepare()).toBe(NEW);
    expect(postRefresh).toHaveBeenCalledTimes(1);
  });

  // The timeout is shorter than the cookie's poll.
  const soon = { timeout: COOKIE_POLL_MS - 100 };

  test('holds no page with an open channel, because a message would evict it', async () => {
    const [here, there] = [openTab(), openTab()];
    turn('pagehide');
    await here.session.logout();
    await expect(vi.waitFor(() => expect(there.name()).toBe('visitor'), soon)).rejects.toThrow();
  });

  test('lets a restored page receive messages of other tabs again', async () => {
    const [here, there] = [openTab(), openTab()];
    turn('pagehide');
    turn('pageshow');
    await here.session.logout();
    await vi.waitFor(() => expect(there.name()).toBe('visitor'), soon);
  });

  test('does not call freeze listeners when the page is left for good', () => {
    const { session } = openTab();
    const away = vi.fn();
    session.onFreeze(away);
    window.dispatchEvent(new PageTransitionEvent('pagehide', { persisted: false }));
    expect(away).not.toHaveBeenCalled();
  });
});

describe('the response to a refresh whose tab is closed', () => {
  /** Sends the message of the service worker. */
  const announce = (message: object) => {
    const channel = new BroadcastChannel('session');
    channel.postMessage({ name: 'refreshed', used: OLD, value: NEW, expiresIn: 3600, ...message });
    channel.close();
  };

  test('renews the session of the other tabs', async () => {
    const tab = openTab();
    announce({});
    await vi.waitFor(() => expect(tokenInUse(tab)).toBe(NEW));
    expect(cookie.token).toMatchObject({ value: NEW });
    expect(tab.clearPlayerData).not.toHaveBeenCalled();
  });

  test.each([
    ['of another token', { used: OTHER }],
    ['that no header can carry', { value: 'a b' }],
    ['without an end', { expiresIn: null }],
  ])('%s changes nothing', async (_, message) => {
    const tab = openTab();
    announce(message);
    announce({ used: 'another' });
    storeToken(OLD, HOUR);
    await vi.advanceTimersByTimeAsync(COOKIE_POLL_MS);
    expect(tokenInUse(tab)).toBe(OLD);
  });

  test('does not end the token of the tab that has sent it', async () => {
    const tab = openTab();
    const respond = hangNextAttempt(tab.postRefresh);
    const renewed = tab.port.renew(OLD);
    await vi.advanceTimersByTimeAsync(0);
    announce({});
    await vi.waitFor(() => expect(tokenInUse(tab)).toBe(NEW));
    respond(refreshed);
    expect(await renewed).toBe(NEW);
    expect(sent).not.toHaveBeenCalled();
  });
});

describe('a page that never releases the lock', () => {
  beforeEach(() => {
    const request = (name: string, { steal }: LockOptions, task: (lock: object) => Promise<unknown>) =>
      steal === true ? task({ name }) : new Promise(() => undefined);
    Object.defineProperty(navigator, 'locks', { configurable: true, value: { request } });
  });

  test.each([
    ['has five minutes left', 5 * MINUTE],
    ['has ten seconds left', 10_000],
    ['is expired', 0],
  ])('does not end the session of a token that %s', async (_, leftMs) => {
    storeToken(OLD, leftMs);
    const tab = openTab([refreshed]);
    await vi.advanceTimersByTimeAsync(leftMs + 4000);
    expect(tokenInUse(tab)).toBe(NEW);
    expect(tab.navigate).not.toHaveBeenCalled();
  });

  test('does not hold back a request whose token the server has ended', async () => {
    const { port, name } = openTab();
    const ended = port.expired(OLD);
    await vi.advanceTimersByTimeAsync(11_000);
    expect(await ended).toBeNull();
    expect(name()).toBe('visitor');
  });
});
