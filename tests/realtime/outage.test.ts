import { describe, expect, test } from 'vitest';

import { POLL_INTERVAL_MS } from '../../src/realtime/realtime';
import { STALE_AFTER_MS } from '../../src/realtime/stale-balance';

import { advance, errorStyles, MAX_BACKOFF_MS, setUpTime, uncaught, waitUntil } from './page.fixture';
import { logIn, player, site } from './site.fixture';

setUpTime();

describe.each(errorStyles)('%s', (errorStyle) => {
  describe('while real time is down', () => {
    test('the balance is stale after 3 s and polled every 20 s until the connection is back', async () => {
      const it = await logIn(errorStyle);
      it.wire.line = 'refused';
      it.hub.cutAll();
      expect([STALE_AFTER_MS, POLL_INTERVAL_MS]).toEqual([3000, 20_000]);
      await advance(STALE_AFTER_MS - 100);
      expect(it.now().stale).toBe(false);
      await advance(200);
      expect(it.now().stale).toBe(true);
      const before = it.playerFetches();
      await advance(POLL_INTERVAL_MS * 5);
      expect(it.playerFetches() - before).toBe(5);
      it.wire.line = 'up';
      await waitUntil(() => !it.now().stale, MAX_BACKOFF_MS + 2500);
      await advance(3000);
      const after = it.playerFetches();
      await advance(POLL_INTERVAL_MS * 5);
      expect(it.playerFetches()).toBe(after);
    });

    test('a short loss of the connection does not make the balance stale', async () => {
      const it = await logIn(errorStyle);
      it.hub.cutAll();
      await advance(10_000);
      expect(it.snapshots.some(({ stale }) => stale)).toBe(false);
      expect(it.now().state).toBe('connected');
    });

    test('an unauthorized channel counts as down, even on an open socket', async () => {
      const it = site(errorStyle);
      it.responses.authorize = () => Response.json({ message: 'No' }, { status: 500 });
      it.switchTo(player('7'));
      await waitUntil(() => it.now().stale, 5000);
      expect(it.now().state).toBe('connected');
      const before = it.playerFetches();
      await advance(POLL_INTERVAL_MS * 3);
      expect(it.playerFetches() - before).toBe(3);
      it.responses.authorize = it.signed;
      await waitUntil(() => !it.now().stale, 61_000);
    });

    test('changes during a gap are fetched when the channel is confirmed again', async () => {
      const it = await logIn(errorStyle);
      it.wire.line = 'refused';
      it.hub.cutAll();
      it.account.balance = 900;
      it.balanceEvent(900);
      await advance(2000);
      expect(it.me()?.balance).toBe(100);
      it.wire.line = 'up';
      await waitUntil(() => it.me()?.balance === 900, 6000);
    });

    test('a failed poll keeps the last balance', async () => {
      const it = await logIn(errorStyle);
      it.account.answer = () => Response.json({ message: 'Server Error' }, { status: 500 });
      it.wire.line = 'refused';
      it.hub.cutAll();
      await advance(120_000);
      expect(it.me()?.balance).toBe(100);
      expect(uncaught).toEqual([]);
    });
  });

  test('without a key no socket is opened and the balance is polled every 20 s', async () => {
    const it = await logIn(errorStyle, '');
    const before = it.playerFetches();
    await advance(POLL_INTERVAL_MS * 3);
    expect(it.playerFetches() - before).toBe(3);
    expect(it.wire.attempts).toEqual([]);
    expect(it.now().stale).toBe(false);
  });

  test('the player is fetched until a fetch succeeds', async () => {
    const it = site(errorStyle);
    it.account.answer = () => Response.json({ message: 'Server Error' }, { status: 500 });
    it.switchTo(player('7'));
    await advance(30_000);
    expect(it.channelsOpen()).toEqual([]);
    it.account.answer = (me) => Response.json(me);
    await it.untilSubscribed('7', POLL_INTERVAL_MS + 5000);
  });
});
