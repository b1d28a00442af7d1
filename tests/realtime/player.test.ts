import { beforeAll, describe, expect, test, vi } from 'vitest';

import { getGetMeQueryKey } from '../../generated/api/auth';
import { events } from '../../generated/events';
import type { EventName } from '../../generated/events';
import { POLL_INTERVAL_MS } from '../../src/realtime/realtime';
import { STALE_AFTER_MS } from '../../src/realtime/stale-balance';

import { player, site, visitor } from './site';
import { manners, pass, setUpTime, settle, uncaught, until } from './world';

setUpTime();

// Loaded beforehand: what comes from a disk takes time that no clock here rules.
beforeAll(async () => {
  await import('../../src/api/validate');
  await import('../../src/realtime/connection');
  for (const name of Object.keys(events) as EventName[]) await events[name].validator();
  const { validators } = await import('../../generated/validators');
  for (const operation of [validators.getMe, validators.authorizeChannel]) for (const load of Object.values(operation)) await load?.();
});

/** Enough for whatever comes to be drawn. */
const FRAMES = 300;

describe.each(manners)('%s', (manner) => {
  const logIn = async (key?: string) => {
    const it = site(manner, key);
    it.become(player('7'));
    if (key !== '') await it.hears();
    await pass(2500);
    return it;
  };

  test('a visitor needs no socket', async () => {
    const it = site(manner);
    await pass(60_000);
    expect(it.wire.attempts).toEqual([]);
    expect(it.asks()).toBe(0);
  });

  test('a player is heard on the own channels alone', async () => {
    const it = await logIn();
    expect(it.channelsOpen().toSorted()).toEqual([
      'private-deposits.approved.7',
      'private-protection.7',
      'private-users.7',
      'private-withdrawals.7',
    ]);
    expect(it.now()).toEqual({ state: 'connected', stale: false });
  });

  test('a player is heard though the question who it is was called off with the part of the page that asked it too', async () => {
    const it = site(manner);
    it.become(player('7'));
    await it.client.cancelQueries({ queryKey: getGetMeQueryKey() });
    await it.hears();
  });

  test('a bonus’ channel is heard while there is one', async () => {
    const it = await logIn();
    it.account.rollover = { id: '3', active: 1, amount_current: 5, amount_rollover: 9, amount_won: 0, balance: 5 };
    it.balanceEvent(105);
    await until(() => it.channelsOpen().includes('private-bonus.3'));
    it.hub.broadcast('private-bonus.3', 'UserRolloverUpdateEvent', { ...it.account.rollover, amount_current: 8 });
    await until(() => it.me()?.user_rollover?.amount_current === 8, FRAMES);
    it.account.rollover = null;
    await until(() => !it.channelsOpen().includes('private-bonus.3'));
  });

  test('a balance event is shown with the next frame, and confirmed by an answer', async () => {
    const it = await logIn();
    const before = it.asks();
    it.account.balance = 250;
    it.balanceEvent(250);
    expect(await until(() => it.me()?.balance === 250)).toBeLessThanOrEqual(50);
    await pass(1500);
    expect(it.asks()).toBe(before + 1);
    expect(it.shown).toEqual([100, 250]);
  });

  test('an event that was overtaken by an answer is corrected by the next one', async () => {
    const it = await logIn();
    it.account.balance = 300;
    it.balanceEvent(250);
    await until(() => it.me()?.balance === 300, 1500);
  });

  test('an answer that was asked for before the event does not take its place', async () => {
    const it = await logIn();
    let answer = () => {};
    it.account.answer = (me) => new Promise((resolve) => (answer = () => resolve(Response.json(me))));
    void it.client.refetchQueries();
    await settle();
    it.account.answer = (me) => Response.json(me);
    it.account.balance = 250;
    it.balanceEvent(250);
    await until(() => it.me()?.balance === 250, FRAMES);
    answer();
    await pass(3000);
    expect(it.shown).toEqual([100, 250]);
  });

  test('an event that waits to be judged does not take the place of an answer that was asked for after it', async () => {
    const it = await logIn();
    let judge = () => {};
    const { validator } = events.DepositApprovedEvent;
    vi.spyOn(events.DepositApprovedEvent, 'validator').mockImplementation(
      () => new Promise((resolve) => (judge = () => void validator().then(resolve))),
    );
    // With an event whose judge is not here yet: both wait.
    it.balanceEvent(250);
    it.depositEvent(`tx-held-${manner}`);
    await pass(150);
    expect(it.shown).toEqual([100]);
    it.account.balance = 300;
    void it.client.refetchQueries();
    await until(() => it.me()?.balance === 300);
    judge();
    await pass(50);
    expect(it.shown).toEqual([100, 300]);
  });

  test('nor does it call one off that is under way and was asked for after it', async () => {
    const it = await logIn();
    let judge = () => {};
    const { validator } = events.DepositApprovedEvent;
    vi.spyOn(events.DepositApprovedEvent, 'validator').mockImplementation(
      () => new Promise((resolve) => (judge = () => void validator().then(resolve))),
    );
    it.balanceEvent(250);
    it.depositEvent(`tx-under-way-${manner}`);
    await pass(150);
    const answers: (() => void)[] = [];
    it.account.answer = (me) => new Promise((resolve) => answers.push(() => resolve(Response.json(me))));
    it.account.balance = 300;
    void it.client.refetchQueries();
    await settle();
    judge();
    await until(() => it.me()?.balance === 250, 50);
    answers[0]?.();
    await until(() => it.me()?.balance === 300, 50);
  });

  test('of answers that overtake each other that of the latest asked counts', async () => {
    const it = await logIn();
    const answers: (() => void)[] = [];
    it.account.answer = (me) => new Promise((resolve) => answers.push(() => resolve(Response.json(me))));
    it.account.balance = 200;
    it.depositEvent('a');
    await pass(1200);
    it.account.balance = 300;
    it.depositEvent('b');
    await pass(1200);
    expect(answers).toHaveLength(2);
    answers[1]?.();
    await pass(100);
    answers[0]?.();
    await pass(100);
    expect(it.shown).toEqual([100, 300]);
  });

  describe('while real time is down', () => {
    test('the balance is stale after 3 s and asked for every 20 s; up again it is neither', async () => {
      const it = await logIn();
      it.wire.line = 'refused';
      it.hub.cutAll();
      await pass(STALE_AFTER_MS - 100);
      expect(it.now().stale).toBe(false);
      await pass(200);
      expect(it.now().stale).toBe(true);
      const before = it.asks();
      await pass(POLL_INTERVAL_MS * 5);
      expect(it.asks() - before).toBe(5);
      it.wire.line = 'up';
      // After a minute of outage attempts are rarer.
      await until(() => !it.now().stale, 8100);
      await pass(3000);
      const after = it.asks();
      await pass(POLL_INTERVAL_MS * 5);
      expect(it.asks()).toBe(after);
    });

    test('a short loss is no news: the balance is never called stale', async () => {
      const it = await logIn();
      it.hub.cutAll();
      await pass(10_000);
      expect(it.snapshots.some(({ stale }) => stale)).toBe(false);
      expect(it.now().state).toBe('connected');
    });

    test('a channel that is not authorized is down, too, whatever the socket says', async () => {
      const it = site(manner);
      it.answers.authorize = () => Response.json({ message: 'No' }, { status: 500 });
      it.become(player('7'));
      await until(() => it.now().stale, 5000);
      expect(it.now().state).toBe('connected');
      const before = it.asks();
      await pass(POLL_INTERVAL_MS * 3);
      expect(it.asks() - before).toBe(3);
      it.answers.authorize = it.signed;
      await until(() => !it.now().stale, 61_000);
    });

    test('what happened in a gap is asked for when the channel is heard again', async () => {
      const it = await logIn();
      it.wire.line = 'refused';
      it.hub.cutAll();
      it.account.balance = 900;
      it.balanceEvent(900);
      await pass(2000);
      expect(it.me()?.balance).toBe(100);
      it.wire.line = 'up';
      await until(() => it.me()?.balance === 900, 6000);
    });

    test('a poll that fails keeps the last balance', async () => {
      const it = await logIn();
      it.account.answer = () => Response.json({ message: 'Server Error' }, { status: 500 });
      it.wire.line = 'refused';
      it.hub.cutAll();
      await pass(120_000);
      expect(it.me()?.balance).toBe(100);
      expect(uncaught).toEqual([]);
    });
  });

  test('without a key there is no socket; the balance is asked for every 20 s', async () => {
    const it = await logIn('');
    const before = it.asks();
    await pass(POLL_INTERVAL_MS * 3);
    expect(it.asks() - before).toBe(3);
    expect(it.wire.attempts).toEqual([]);
    expect(it.now().stale).toBe(false);
  });

  test('who is logged in is asked for until it is known', async () => {
    const it = site(manner);
    it.account.answer = () => Response.json({ message: 'Server Error' }, { status: 500 });
    it.become(player('7'));
    await pass(30_000);
    expect(it.wire.attempts).toEqual([]);
    it.account.answer = (me) => Response.json(me);
    await it.hears('7', POLL_INTERVAL_MS + 5000);
  });

  describe('a deposit', () => {
    test('that is approved is told once, however often it is sent', async () => {
      const it = await logIn();
      it.hub.setFaults({ duplicate: true });
      it.depositEvent(`tx-1-${manner}`);
      it.depositEvent(`tx-1-${manner}`);
      await pass(FRAMES);
      it.hub.cutAll();
      await it.hears();
      it.depositEvent(`tx-1-${manner}`);
      it.depositEvent(`tx-2-${manner}`, 1999);
      await pass(FRAMES);
      expect(it.told.map((text) => text.replaceAll('\u00a0', ' '))).toEqual([
        'Depósito de R$ 50,00 aprovado.',
        'Depósito de R$ 19,99 aprovado.',
      ]);
      expect(it.deposits.map(({ transaction_id: id }) => id)).toEqual([`tx-1-${manner}`, `tx-2-${manner}`]);
    });

    test('asks for the balance again', async () => {
      const it = await logIn();
      it.account.balance = 5100;
      it.depositEvent(`tx-3-${manner}`);
      await until(() => it.me()?.balance === 5100, 1500);
    });

    test('that departs from the contract is told to nobody, and asked for instead', async () => {
      const it = await logIn();
      it.account.balance = 7;
      it.hub.broadcast('private-deposits.approved.7', 'DepositApprovedEvent', {
        transaction_id: `tx-4-${manner}`,
        amount: -1,
        deposit_occurrence: 1,
      });
      await until(() => it.me()?.balance === 7, 1500);
      expect(it.told).toEqual([]);
      expect(it.deposits).toEqual([]);
    });
  });

  test.each([[null], [{}], [{ balance: '1e3' }], [{ balance: -1 }], [{ balance: 1.5 }], [[]], ['x'], [{ balance: { __proto__: 1 } }]])(
    'a balance event of %j is left out and the balance asked for',
    async (payload) => {
      const it = await logIn();
      it.account.balance = 333;
      it.hub.publish('private-users.7', 'UserUpdateEvent', payload);
      await until(() => it.me()?.balance === 333, 1500);
      expect(it.shown).toEqual([100, 333]);
      expect(console.warn).toHaveBeenCalledTimes(1);
    },
  );

  test('an event on a channel that is not its own changes nothing', async () => {
    const it = await logIn();
    it.hub.broadcast('private-deposits.approved.7', 'UserUpdateEvent', { balance: 1 });
    it.hub.broadcast('private-users.7', 'DepositApprovedEvent', { transaction_id: `tx-5-${manner}`, amount: 1, deposit_occurrence: 1 });
    await pass(FRAMES);
    expect([it.shown, it.told]).toEqual([[100], []]);
  });

  describe('after a switch', () => {
    test('no frame from the channels of the player before reaches the page', async () => {
      const it = await logIn();
      // One has come in and waits for the next frame when the player changes.
      it.balanceEvent(666);
      it.account.id = '8';
      it.account.balance = 40;
      it.become(player('8'));
      it.balanceEvent(777);
      it.depositEvent(`tx-6-${manner}`);
      await it.hears('8');
      it.balanceEvent(888);
      await pass(FRAMES);
      expect(it.channelsOpen().every((name) => name.endsWith('.8'))).toBe(true);
      expect(it.shown.filter((balance) => balance > 600)).toEqual([]);
      expect([it.me()?.balance, it.told]).toEqual([40, []]);
    });

    test('the page keeps its one instance of pusher-js', async () => {
      const { default: Pusher } = await import('pusher-js');
      const before = Pusher.instances.length;
      const it = await logIn();
      for (const id of ['8', '9', '10']) {
        it.account.id = id;
        it.become(visitor);
        await pass(500);
        it.become(player(id));
        await it.hears(id);
      }
      expect(Pusher.instances.length - before).toBe(1);
      expect(it.hub.connections()).toHaveLength(1);
    });

    test('a logout closes the socket at once, and nothing is asked for', async () => {
      const it = await logIn();
      it.become(visitor);
      await settle();
      expect(it.hub.connections()).toEqual([]);
      const before = it.asks();
      await pass(60_000);
      expect(it.asks()).toBe(before);
      expect(it.now()).toEqual({ state: 'initialized', stale: false });
    });

    test('a renewed token of the same player keeps socket and channels', async () => {
      const it = await logIn();
      const before = it.asks();
      it.become(player('7', '2'), false);
      await pass(5000);
      expect(it.wire.attempts).toHaveLength(1);
      expect(it.asked).toHaveLength(4);
      expect(it.asks()).toBe(before);
    });

    test('a renewed token lets a refused channel in at once', async () => {
      const it = site(manner);
      it.answers.authorize = () => Response.json({ message: 'No' }, { status: 403 });
      it.become(player('7'));
      await pass(100_000);
      it.answers.authorize = it.signed;
      it.become(player('7', '2'), false);
      await it.hears('7', 200);
    });
  });

  describe('a page that returns', () => {
    const pageEvent = (type: string) => window.dispatchEvent(Object.assign(new Event(type), { persisted: true }));

    test('from the back-forward cache connects anew and asks for what it missed', async () => {
      const it = await logIn();
      pageEvent('pagehide');
      await settle();
      expect(it.hub.connections()).toEqual([]);
      await pass(600_000);
      expect(it.wire.attempts).toHaveLength(1);
      it.account.balance = 55;
      pageEvent('pageshow');
      await it.hears('7', 1000);
      await until(() => it.me()?.balance === 55, 1500);
    });

    test('from another tab finds out that its connection is dead', async () => {
      const it = await logIn();
      it.hub.setFaults({ dropIncoming: true });
      it.wire.toPage = () => null;
      document.dispatchEvent(new Event('visibilitychange'));
      await pass(2000);
      it.hub.setFaults({});
      it.wire.toPage = (text) => text;
      await until(() => it.wire.attempts.length === 2, 1500);
      await it.hears();
    });

    test('is not asked for while nobody looks at it', async () => {
      const it = await logIn('');
      const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
      const before = it.asks();
      await pass(POLL_INTERVAL_MS * 5);
      expect(it.asks()).toBe(before);
      hidden.mockReturnValue(false);
      document.dispatchEvent(new Event('visibilitychange'));
      await settle();
      expect(it.asks()).toBe(before + 1);
    });
  });

  describe('who else listens', () => {
    test('shares the channel, and it is left with the last one', async () => {
      const it = await logIn();
      const heard: [string, number][] = [];
      const listen = (who: string) => it.channels.listen('DoubleTotalsUpdated', {}, { onEvent: () => heard.push([who, heard.length]) });
      const [endA, endB] = [listen('a'), listen('b')];
      await until(() => it.channelsOpen().includes('games.double'));
      expect(it.hub.channels().find(({ name }) => name === 'games.double')?.subscriptions).toBe(1);
      endA();
      await pass(200);
      expect(it.channelsOpen()).toContain('games.double');
      endB();
      await until(() => !it.channelsOpen().includes('games.double'));
    });

    test('is told of each event in order, of gaps, and does not break the others', async () => {
      const it = await logIn();
      const heard: number[] = [];
      const missed = vi.fn<() => void>();
      const end = it.channels.listen('UserUpdateEvent', { userId: '7' }, { onEvent: ({ balance }) => heard.push(balance), onGap: missed });
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
      expect(missed).toHaveBeenCalledTimes(1);
      for (const balance of [1, 2, 3]) it.balanceEvent(balance);
      await pass(FRAMES);
      expect(heard).toEqual([1, 2, 3]);
      expect(it.me()?.balance).toBe(100);
      it.hub.cutAll();
      await until(() => missed.mock.calls.length === 2, 5000);
      end();
      endBroken();
      expect(uncaught).toEqual([]);
    });

    test('keeps the socket open after a logout as long as it listens', async () => {
      const it = await logIn();
      const end = it.channels.listen('DoubleTotalsUpdated', {}, { onEvent: () => {} });
      await until(() => it.channelsOpen().includes('games.double'));
      it.become(visitor);
      await until(() => it.channelsOpen().length === 1);
      expect(it.channelsOpen()).toEqual(['games.double']);
      end();
      await until(() => it.hub.connections().length === 0);
    });
  });

  describe('a storm', () => {
    test('of 3,000 events a second is written ten times a second and asked for once a second', async () => {
      const it = await logIn();
      const [writes, asks] = [it.shown.length, it.asks()];
      for (let tick = 0; tick < 200; tick += 1) {
        for (let count = 0; count < 15; count += 1) it.balanceEvent(tick * 15 + count + 1000);
        await vi.advanceTimersByTimeAsync(5);
      }
      expect(it.shown.length - writes).toBeLessThanOrEqual(12);
      expect(it.asks() - asks).toBeLessThanOrEqual(2);
      it.account.balance = 3999;
      await pass(2500);
      expect(it.shown.at(-1)).toBe(3999);
    });

    test('on a page asleep keeps the newest thousand, and asks for the rest', async () => {
      const it = await logIn();
      const heard: number[] = [];
      const missed = vi.fn<() => void>();
      const end = it.channels.listen('UserUpdateEvent', { userId: '7' }, { onEvent: ({ balance }) => heard.push(balance), onGap: missed });
      await settle();
      for (let balance = 1; balance <= 50_000; balance += 1) it.balanceEvent(balance);
      await pass(FRAMES);
      end();
      expect(heard.length).toBeLessThanOrEqual(1000);
      expect(heard.at(-1)).toBe(50_000);
      expect(missed).toHaveBeenCalledTimes(2);
    });
  });
});
