import { describe, expect, test, vi } from 'vitest';

import type { Amount } from '../../src/shared/format/money';
import { advance, errorStyles, setUpTime, settle, uncaught, waitUntil } from './page.fixture';
import { logIn, RENDER_MS, visitor } from './site.fixture';

setUpTime();

describe.each(errorStyles)('%s', (errorStyle) => {
  describe('another listener', () => {
    test('shares the subscription, which ends with the last listener', async () => {
      const it = await logIn(errorStyle);
      const received: [string, number][] = [];
      const listen = (who: string) =>
        it.channels.listen('DoubleTotalsUpdated', {}, { onEvent: () => received.push([who, received.length]) });
      const [endA, endB] = [listen('a'), listen('b')];
      await waitUntil(() => it.channelsOpen().includes('games.double'));
      expect(it.hub.channels().find(({ name }) => name === 'games.double')?.subscriptions).toBe(1);
      endA();
      await advance(200);
      expect(it.channelsOpen()).toContain('games.double');
      endB();
      await waitUntil(() => !it.channelsOpen().includes('games.double'));
    });

    test('receives each event in order and each gap, despite a failing listener', async () => {
      const it = await logIn(errorStyle);
      const received: Amount[] = [];
      const onGap = vi.fn<() => void>();
      const end = it.channels.listen('UserUpdateEvent', { userId: '7' }, { onEvent: ({ balance }) => received.push(balance), onGap });
      const endBroken = it.channels.listen(
        'UserUpdateEvent',
        { userId: '7' },
        {
          onEvent: () => {
            throw new Error('broken');
          },
        },
      );
      await settle();
      expect(onGap).toHaveBeenCalledTimes(1);
      for (const balance of [1, 2, 3]) it.balanceEvent(balance);
      await advance(RENDER_MS);
      expect(received).toEqual([1, 2, 3]);
      expect(it.me()?.balance).toBe(100);
      it.hub.cutAll();
      await waitUntil(() => onGap.mock.calls.length === 2, 5000);
      end();
      endBroken();
      expect(uncaught).toEqual([]);
    });

    test('keeps the socket open after a logout', async () => {
      const it = await logIn(errorStyle);
      const end = it.channels.listen('DoubleTotalsUpdated', {}, { onEvent: () => {} });
      await waitUntil(() => it.channelsOpen().includes('games.double'));
      it.switchTo(visitor);
      await waitUntil(() => it.channelsOpen().length === 1);
      expect(it.channelsOpen()).toEqual(['games.double']);
      end();
      await waitUntil(() => it.channelsOpen().length === 0);
      expect(it.hub.connections()).toHaveLength(1);
    });
  });

  describe('a burst of events', () => {
    test('at 3,000 a second is applied ten times a second and fetched once a second', async () => {
      const it = await logIn(errorStyle);
      const [writes, requests] = [it.shown.length, it.playerFetches()];
      for (let tick = 0; tick < 200; tick += 1) {
        for (let count = 0; count < 15; count += 1) it.balanceEvent(tick * 15 + count + 1000);
        await vi.advanceTimersByTimeAsync(5);
      }
      expect(it.shown.length - writes).toBeLessThanOrEqual(12);
      expect(it.playerFetches() - requests).toBeLessThanOrEqual(2);
      it.account.balance = 3999;
      await advance(2500);
      expect(it.shown.at(-1)).toBe(3999);
    });

    test('on a sleeping page keeps the newest thousand and reports a gap', async () => {
      const it = await logIn(errorStyle);
      const received: Amount[] = [];
      const onGap = vi.fn<() => void>();
      const end = it.channels.listen('UserUpdateEvent', { userId: '7' }, { onEvent: ({ balance }) => received.push(balance), onGap });
      await settle();
      for (let balance = 1; balance <= 50_000; balance += 1) it.balanceEvent(balance);
      await advance(RENDER_MS);
      end();
      expect(received.length).toBeLessThanOrEqual(1000);
      expect(received.at(-1)).toBe(50_000);
      expect(onGap).toHaveBeenCalledTimes(2);
    });
  });
});
