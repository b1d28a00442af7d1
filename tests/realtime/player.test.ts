import { QueryObserver } from '@tanstack/react-query';
import { describe, expect, test, vi } from 'vitest';

import { getGetMeQueryKey } from '../../generated/api/auth';
import { getListNotificationsQueryKey } from '../../generated/api/notifications';
import { events } from '../../generated/events';
import { registerViolationReporter } from '../../src/api/violation-port';
import { POLL_INTERVAL_MS } from '../../src/realtime/realtime';
import { enterDepositScreen } from '../../src/product/approved-deposits';

import { addCleanup, advance, errorStyles, setUpTime, settle, waitUntil } from './page.fixture';
import { logIn, player, RENDER_MS, site } from './site.fixture';

setUpTime();

describe.each(errorStyles)('%s', (errorStyle) => {
  test('a visitor opens a socket, without a private channel and a request for the player (SPEC S15, D13)', async () => {
    const it = site(errorStyle);
    await waitUntil(() => it.now().state === 'connected');
    await advance(60_000);
    expect([it.wire.attempts.length, it.channelsOpen(), it.playerFetches()]).toEqual([1, [], 0]);
    expect(it.now().stale).toBe(false);
  });

  test("a player's page subscribes only to the player's channels", async () => {
    const it = await logIn(errorStyle);
    expect(it.channelsOpen().toSorted()).toEqual([
      'private-deposits.approved.7',
      'private-protection.7',
      'private-users.7',
      'private-withdrawals.7',
    ]);
    expect(it.now()).toEqual({ state: 'connected', stale: false });
  });

  test('channels that are confirmed soon after the page has loaded cause no second request (SPEC S6)', async () => {
    const it = site(errorStyle);
    it.switchTo(player('7'));
    await it.untilSubscribed();
    await advance(15_000);
    expect(it.playerFetches()).toBe(1);
  });

  test('a change between the first request and the subscription is shown with the next poll, which is the only one (SPEC S6)', async () => {
    const it = site(errorStyle);
    it.responses.authorize = (socketId, channel) => {
      // The balance changes after the response of the player, and before the server sends events.
      it.account.balance = 200;
      return it.signed(socketId, channel);
    };
    it.switchTo(player('7'));
    await it.untilSubscribed();
    await advance(1000);
    expect(it.shown).toEqual([100]);
    await waitUntil(() => it.shown.at(-1) === 200, POLL_INTERVAL_MS + 1000);
    await advance(2 * POLL_INTERVAL_MS);
    expect(it.playerFetches()).toBe(2);
  });

  test("the next poll also refetches the player's other data that is older than the subscription, once (SPEC T1)", async () => {
    const it = site(errorStyle);
    const queryKey = [...getListNotificationsQueryKey(), { per_page: 20 }];
    const queryFn = vi.fn(() => Promise.resolve({ data: [] }));
    addCleanup(new QueryObserver(it.client, { queryKey, queryFn }).subscribe(() => undefined));
    it.switchTo(player('7'));
    await it.untilSubscribed();
    await advance(1000);
    expect(queryFn).toHaveBeenCalledTimes(1);
    await advance(3 * POLL_INTERVAL_MS);
    expect(queryFn).toHaveBeenCalledTimes(2);
  });

  test.each([
    [1, 'no', 1],
    [4, 'one', 2],
  ])(
    'channels that are confirmed %i s after the page has loaded cause %s request for the balance, and every later confirmation one (SPEC T1)',
    async (seconds, _, fetches) => {
      const it = site(errorStyle);
      it.responses.authorize = () => Response.json({ message: 'No' }, { status: 503, headers: { 'Retry-After': String(seconds) } });
      it.switchTo(player('7'));
      await advance(500);
      it.responses.authorize = it.signed;
      await it.untilSubscribed();
      await advance(1500);
      // The channels are subscribed before the first poll.
      expect(it.playerFetches()).toBe(fetches);
      it.hub.cutAll();
      await it.untilSubscribed();
      await advance(1500);
      expect(it.playerFetches()).toBe(fetches + 1);
    },
  );

  test.each([
    ['users.7', 'UserUpdateEvent', { balance: 5 }, false],
    ['deposits.approved.7', 'DepositApprovedEvent', { transaction_id: 'tx-notice', amount: 5, deposit_occurrence: 1 }, true],
    ['withdrawals.7', 'WithdrawUpdateEvent', { id: 'w', status: 'paid', amount: 5 }, true],
    ['protection.7', 'ProtectionEvent', { kind: 'loss_limit', used: 9, limit: 10, until: null }, true],
  ])('an event of %s (%s) refetches the notifications if it causes one', async (channel, name, payload, causesOne) => {
    const it = await logIn(errorStyle);
    const key = [...getListNotificationsQueryKey(), { per_page: 20 }];
    it.client.setQueryData(key, { data: [] });
    it.hub.broadcast(`private-${channel}`, name, payload);
    await advance(1500);
    expect(it.client.getQueryState(key)?.isInvalidated).toBe(causesOne);
  });

  test('the page subscribes even if another observer cancels the fetch of the player', async () => {
    const it = site(errorStyle);
    it.switchTo(player('7'));
    await it.client.cancelQueries({ queryKey: getGetMeQueryKey() });
    await it.untilSubscribed();
  });

  test("a bonus's channel is subscribed while there is a bonus (SPEC S6)", async () => {
    const it = await logIn(errorStyle);
    it.account.rollover = { id: '3', active: 1, amount_current: 5, amount_rollover: 9, amount_won: 0, balance: 5 };
    it.balanceEvent(105);
    await waitUntil(() => it.channelsOpen().includes('private-bonus.3'));
    it.hub.broadcast('private-bonus.3', 'UserRolloverUpdateEvent', { ...it.account.rollover, amount_current: 8 });
    await waitUntil(() => it.me()?.user_rollover?.amount_current === 8, RENDER_MS);
    it.account.rollover = null;
    await waitUntil(() => !it.channelsOpen().includes('private-bonus.3'));
  });

  test('a balance event is displayed at once and confirmed by a fetch (SPEC S6)', async () => {
    const it = await logIn(errorStyle);
    const before = it.playerFetches();
    it.account.balance = 250;
    it.balanceEvent(250);
    expect(await waitUntil(() => it.me()?.balance === 250)).toBeLessThanOrEqual(50);
    await advance(1500);
    expect(it.playerFetches()).toBe(before + 1);
    expect(it.shown).toEqual([100, 250]);
  });

  test('an event older than the latest response is corrected by the next fetch', async () => {
    const it = await logIn(errorStyle);
    it.account.balance = 300;
    it.balanceEvent(250);
    await waitUntil(() => it.me()?.balance === 300, 1500);
  });

  test('a response to a fetch that started before the event does not replace it', async () => {
    const it = await logIn(errorStyle);
    let answer = () => {};
    it.account.answer = (me) => new Promise((resolve) => (answer = () => resolve(Response.json(me))));
    void it.client.refetchQueries();
    await settle();
    it.account.answer = (me) => Response.json(me);
    it.account.balance = 250;
    it.balanceEvent(250);
    await waitUntil(() => it.me()?.balance === 250, RENDER_MS);
    answer();
    await advance(3000);
    expect(it.shown).toEqual([100, 250]);
  });

  test('an event that waits for its validator does not replace a newer response', async () => {
    const it = await logIn(errorStyle);
    let resolveValidator = () => {};
    const { validator } = events.DepositApprovedEvent;
    vi.spyOn(events.DepositApprovedEvent, 'validator').mockImplementation(
      () => new Promise((resolve) => (resolveValidator = () => void validator().then(resolve))),
    );
    // Events in one batch wait for the slowest validator.
    it.balanceEvent(250);
    it.depositEvent(`tx-held-${errorStyle}`);
    await advance(150);
    expect(it.shown).toEqual([100]);
    it.account.balance = 300;
    void it.client.refetchQueries();
    await waitUntil(() => it.me()?.balance === 300);
    resolveValidator();
    await advance(50);
    expect(it.shown).toEqual([100, 300]);
  });

  test('an event that waits for its validator does not cancel a newer fetch', async () => {
    const it = await logIn(errorStyle);
    let resolveValidator = () => {};
    const { validator } = events.DepositApprovedEvent;
    vi.spyOn(events.DepositApprovedEvent, 'validator').mockImplementation(
      () => new Promise((resolve) => (resolveValidator = () => void validator().then(resolve))),
    );
    it.balanceEvent(250);
    it.depositEvent(`tx-under-way-${errorStyle}`);
    await advance(150);
    const answers: (() => void)[] = [];
    it.account.answer = (me) => new Promise((resolve) => answers.push(() => resolve(Response.json(me))));
    it.account.balance = 300;
    void it.client.refetchQueries();
    await settle();
    resolveValidator();
    await waitUntil(() => it.me()?.balance === 250, 50);
    answers[0]?.();
    await waitUntil(() => it.me()?.balance === 300, 50);
  });

  test('an event that waits for its validator is not overtaken by a later one', async () => {
    const it = await logIn(errorStyle);
    let resolveValidator = () => {};
    const { validator } = events.DepositApprovedEvent;
    vi.spyOn(events.DepositApprovedEvent, 'validator').mockImplementation(
      () => new Promise((resolve) => (resolveValidator = () => void validator().then(resolve))),
    );
    // The fetches for the events are still under way.
    it.account.answer = () => new Promise(() => {});
    it.balanceEvent(110);
    it.depositEvent(`tx-order-${errorStyle}`);
    await advance(150);
    it.balanceEvent(90);
    await advance(150);
    resolveValidator();
    await advance(50);
    expect(it.shown.at(-1)).toBe(90);
  });

  test('the response to the latest fetch wins if responses arrive out of order', async () => {
    const it = await logIn(errorStyle);
    const answers: (() => void)[] = [];
    it.account.answer = (me) => new Promise((resolve) => answers.push(() => resolve(Response.json(me))));
    it.account.balance = 200;
    it.depositEvent('a');
    await advance(1200);
    it.account.balance = 300;
    void it.client.refetchQueries();
    await settle();
    expect(answers).toHaveLength(2);
    answers[1]?.();
    await advance(100);
    answers[0]?.();
    await advance(100);
    expect(it.shown).toEqual([100, 300]);
  });

  describe('a deposit', () => {
    test('that is approved is reported once, even if its event is repeated', async () => {
      const it = await logIn(errorStyle);
      it.hub.setFaults({ duplicate: true });
      it.depositEvent(`tx-1-${errorStyle}`);
      it.depositEvent(`tx-1-${errorStyle}`);
      await advance(RENDER_MS);
      it.hub.cutAll();
      await it.untilSubscribed();
      it.depositEvent(`tx-1-${errorStyle}`);
      it.depositEvent(`tx-2-${errorStyle}`, 1999);
      await advance(RENDER_MS);
      expect(it.notifications.map((text) => text.replaceAll('\u00a0', ' '))).toEqual([
        'Depósito de R$ 50,00 aprovado.',
        'Depósito de R$ 19,99 aprovado.',
      ]);
      expect(it.deposits.map(({ transaction_id: id }) => id)).toEqual([`tx-1-${errorStyle}`, `tx-2-${errorStyle}`]);
    });

    test('whose screen is open is not reported twice', async () => {
      const it = await logIn(errorStyle);
      const leave = enterDepositScreen(`tx-4-${errorStyle}`);
      it.depositEvent(`tx-4-${errorStyle}`);
      it.depositEvent(`tx-5-${errorStyle}`, 1999);
      await advance(RENDER_MS);
      leave();
      expect(it.notifications.map((text) => text.replaceAll('\u00a0', ' '))).toEqual(['Depósito de R$ 19,99 aprovado.']);
    });

    test('refetches the balance', async () => {
      const it = await logIn(errorStyle);
      it.account.balance = 5100;
      it.depositEvent(`tx-3-${errorStyle}`);
      await waitUntil(() => it.me()?.balance === 5100, 1500);
    });

    test('with an invalid event is not reported, and the data is refetched', async () => {
      const it = await logIn(errorStyle);
      it.account.balance = 7;
      it.hub.broadcast('private-deposits.approved.7', 'DepositApprovedEvent', {
        transaction_id: `tx-4-${errorStyle}`,
        amount: -1,
        deposit_occurrence: 1,
      });
      await waitUntil(() => it.me()?.balance === 7, 1500);
      expect(it.notifications).toEqual([]);
      expect(it.deposits).toEqual([]);
    });
  });

  test.each([[null], [{}], [{ balance: '1e3' }], [{ balance: -1 }], [{ balance: 1.5 }], [[]], ['x'], [{ balance: { __proto__: 1 } }]])(
    'the balance event %j is dropped and the balance refetched',
    async (payload) => {
      const it = await logIn(errorStyle);
      it.account.balance = 333;
      const report = vi.fn<(event: string) => void>();
      registerViolationReporter(report);
      it.hub.publish('private-users.7', 'UserUpdateEvent', payload);
      await waitUntil(() => it.me()?.balance === 333, 1500);
      expect(it.shown).toEqual([100, 333]);
      expect(report.mock.calls.map(([event]) => event)).toEqual(['UserUpdateEvent']);
    },
  );

  test('an event on the wrong channel changes nothing', async () => {
    const it = await logIn(errorStyle);
    it.hub.broadcast('private-deposits.approved.7', 'UserUpdateEvent', { balance: 1 });
    it.hub.broadcast('private-users.7', 'DepositApprovedEvent', { transaction_id: `tx-5-${errorStyle}`, amount: 1, deposit_occurrence: 1 });
    await advance(RENDER_MS);
    expect([it.shown, it.notifications]).toEqual([[100], []]);
  });
});
