import { describe, expect, test, vi } from 'vitest';

import { POLL_INTERVAL_MS } from '../../src/realtime/realtime';

import { advance, errorStyles, setUpTime, settle, waitUntil } from './page.fixture';
import { CHANNEL_COUNT, logIn, player, RENDER_MS, site, visitor } from './site.fixture';

setUpTime();

describe.each(errorStyles)('%s', (errorStyle) => {
  describe('after another user has logged in', () => {
    test("no event of the previous player's channels reaches the page", async () => {
      const it = await logIn(errorStyle);
      // An event waits for the next flush when the player changes.
      it.balanceEvent(666);
      it.account.id = '8';
      it.account.balance = 40;
      it.switchTo(player('8'));
      it.balanceEvent(777);
      it.depositEvent(`tx-6-${errorStyle}`);
      await it.untilSubscribed('8');
      it.balanceEvent(888);
      await advance(RENDER_MS);
      expect(it.channelsOpen().every((name) => name.endsWith('.8'))).toBe(true);
      expect(it.shown.filter((balance) => Number(balance) > 600)).toEqual([]);
      expect([it.me()?.balance, it.notifications]).toEqual([40, []]);
    });

    test('the page keeps its single instance of pusher-js', async () => {
      const { default: Pusher } = await import('pusher-js');
      const before = Pusher.instances.length;
      const it = await logIn(errorStyle);
      for (const id of ['8', '9', '10']) {
        it.account.id = id;
        it.switchTo(visitor);
        await advance(500);
        it.switchTo(player(id));
        await it.untilSubscribed(id);
      }
      expect(Pusher.instances.length - before).toBe(1);
      expect(it.hub.connections()).toHaveLength(1);
    });

    test('a logout closes the socket at once, opens one without channels and stops all fetches', async () => {
      const it = await logIn(errorStyle);
      const [{ socketId = '' } = {}] = it.hub.connections();
      it.switchTo(visitor);
      await settle();
      expect(it.hub.connections().filter((socket) => socket.socketId === socketId)).toEqual([]);
      const before = it.playerFetches();
      await advance(60_000);
      expect(it.playerFetches()).toBe(before);
      expect([it.now(), it.channelsOpen()]).toEqual([{ state: 'connected', stale: false }, []]);
    });

    test('a refreshed token of the same player keeps socket and channels', async () => {
      const it = await logIn(errorStyle);
      const before = it.playerFetches();
      it.switchTo(player('7', '2'), false);
      await advance(5000);
      expect(it.wire.attempts).toHaveLength(1);
      expect(it.authRequests).toHaveLength(CHANNEL_COUNT);
      expect(it.playerFetches()).toBe(before);
    });

    test('a refreshed token retries a rejected channel at once', async () => {
      const it = site(errorStyle);
      it.responses.authorize = () => Response.json({ message: 'No' }, { status: 403 });
      it.switchTo(player('7'));
      await advance(100_000);
      it.responses.authorize = it.signed;
      it.switchTo(player('7', '2'), false);
      await it.untilSubscribed('7', 200);
    });
  });

  describe('a connection that the server refused for good (SPEC T4)', () => {
    test('is replaced by polling, and a refreshed token does not repeat it', async () => {
      const it = await logIn(errorStyle);
      it.hub.setFaults({ refuse: { code: 4009, message: 'No' } });
      it.end(4009);
      await advance(1000);
      const before = it.playerFetches();
      await advance(POLL_INTERVAL_MS * 3);
      expect(it.now()).toEqual({ state: 'failed', stale: true });
      expect(it.playerFetches() - before).toBe(3);
      it.switchTo(player('7', '2'), false);
      document.dispatchEvent(new Event('visibilitychange'));
      await advance(60_000);
      expect(it.wire.attempts).toHaveLength(1);
    });

    test.each([
      ['the device is online again', () => window.dispatchEvent(new Event('online'))],
      [
        'the page is restored from the back/forward cache',
        () => window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true })),
      ],
    ])('is repeated when %s', async (name, happen) => {
      const it = await logIn(errorStyle);
      it.end(4009);
      await advance(60_000);
      expect(it.wire.attempts).toHaveLength(1);
      if (name.includes('restored')) window.dispatchEvent(Object.assign(new Event('pagehide'), { persisted: true }));
      happen();
      await it.untilSubscribed();
    });

    test('is repeated after a login', async () => {
      const it = site(errorStyle);
      await waitUntil(() => it.now().state === 'connected');
      it.end(4300);
      await advance(60_000);
      expect(it.now().state).toBe('failed');
      it.switchTo(player('7'));
      await it.untilSubscribed();
    });

    test('is not repeated by a logout, but by the next login, also of another player without a logout', async () => {
      const it = await logIn(errorStyle);
      it.end(4300);
      await advance(60_000);
      it.switchTo(visitor);
      await advance(60_000);
      expect([it.now().state, it.wire.attempts.length]).toEqual(['failed', 1]);
      it.account.id = '8';
      it.switchTo(player('8'));
      await it.untilSubscribed('8');
      it.end(4300);
      await advance(60_000);
      it.account.id = '9';
      it.switchTo(player('9'));
      await it.untilSubscribed('9');
      expect(it.channelsOpen().every((name) => name.endsWith('.9'))).toBe(true);
    });
  });

  describe('a page that returns', () => {
    const dispatchPageEvent = (type: string) => window.dispatchEvent(Object.assign(new Event(type), { persisted: true }));

    test('from the back/forward cache reconnects and refetches', async () => {
      const it = await logIn(errorStyle);
      dispatchPageEvent('pagehide');
      await settle();
      expect(it.hub.connections()).toEqual([]);
      await advance(600_000);
      expect(it.wire.attempts).toHaveLength(1);
      it.account.balance = 55;
      dispatchPageEvent('pageshow');
      await it.untilSubscribed('7', 1000);
      await waitUntil(() => it.me()?.balance === 55, 1500);
    });

    test('from another tab notices that its connection is dead', async () => {
      const it = await logIn(errorStyle);
      it.hub.setFaults({ dropIncoming: true });
      it.wire.toPage = () => null;
      document.dispatchEvent(new Event('visibilitychange'));
      await advance(2000);
      it.hub.setFaults({});
      it.wire.toPage = (text) => text;
      await waitUntil(() => it.wire.attempts.length === 2, 1500);
      await it.untilSubscribed();
    });

    test('polled nothing while it was hidden', async () => {
      const it = await logIn(errorStyle, '');
      const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
      const before = it.playerFetches();
      await advance(POLL_INTERVAL_MS * 5);
      expect(it.playerFetches()).toBe(before);
      hidden.mockReturnValue(false);
      document.dispatchEvent(new Event('visibilitychange'));
      await settle();
      expect(it.playerFetches()).toBe(before + 1);
    });
  });
});
