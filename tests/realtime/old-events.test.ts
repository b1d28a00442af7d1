import { describe, expect, test } from 'vitest';

import { advance, errorStyles, setUpTime, waitUntil } from './page.fixture';
import { logIn, player, site } from './site.fixture';

setUpTime();

const SECOND_MS = 1000;
const STREAM_SECONDS = 20;

/** Makes the server read the balance at once and deliver its response later. */
function answerAfter(it: ReturnType<typeof site>, ms: number): void {
  it.account.answer = (me) => new Promise((resolve) => setTimeout(() => resolve(Response.json(me)), ms));
}

describe.each(errorStyles)('%s', (errorStyle) => {
  test('a balance that changes while its first response is under way is right a second after the channel is confirmed', async () => {
    const it = site(errorStyle);
    answerAfter(it, 4 * SECOND_MS);
    it.switchTo(player('7'));
    await advance(2 * SECOND_MS);
    it.account.balance = 200;
    await it.untilSubscribed();
    it.account.answer = (me) => Response.json(me);
    await advance(SECOND_MS);
    expect(it.shown).toEqual([100, 200]);
  });

  test('an event that repeats an earlier one is confirmed before it is shown', async () => {
    const it = await logIn(errorStyle);
    for (const balance of [250, 300]) {
      it.account.balance = balance;
      it.balanceEvent(balance);
      await advance(2 * SECOND_MS);
    }
    it.balanceEvent(250);
    await advance(2 * SECOND_MS);
    expect(it.shown).toEqual([100, 250, 300]);
    it.account.balance = 250;
    it.balanceEvent(250);
    await waitUntil(() => it.me()?.balance === 250, 1500);
  });

  test('with one replay a second and a response that takes longer, the balance stays right', async () => {
    const it = await logIn(errorStyle);
    it.account.balance = 300;
    it.balanceEvent(250);
    answerAfter(it, 1500);
    await advance(STREAM_SECONDS * SECOND_MS);
    const fetches = it.playerFetches();
    for (let second = 0; second < STREAM_SECONDS; second += 1) {
      it.balanceEvent(250);
      await advance(SECOND_MS);
    }
    expect(it.shown).toEqual([100, 250, 300]);
    // One fetch ends before the next one starts.
    expect(it.playerFetches() - fetches).toBeLessThanOrEqual(STREAM_SECONDS / 1.5 + 1);
  });

  test('old events that this page has not seen do not keep the right balance away: a fetch for an earlier one may end', async () => {
    const it = await logIn(errorStyle);
    it.account.balance = 5000;
    answerAfter(it, 1500);
    for (let second = 0; second < STREAM_SECONDS; second += 1) {
      it.balanceEvent(200 + second);
      await advance(SECOND_MS);
      if (second === 2) expect(it.shown).toContain(5000);
    }
    await advance(5 * SECOND_MS);
    expect(it.shown.at(-1)).toBe(5000);
  });

  test('a response that a later event has overtaken does not bring an earlier balance back', async () => {
    const it = await logIn(errorStyle);
    answerAfter(it, 1500);
    const balances = Array.from({ length: STREAM_SECONDS }, (_, second) => 200 + second);
    for (const balance of balances) {
      it.account.balance = balance;
      it.balanceEvent(balance);
      await advance(SECOND_MS);
    }
    await advance(5 * SECOND_MS);
    expect(it.shown).toEqual([100, ...balances]);
  });

  test('an event of a channel that the server has not confirmed is not shown', async () => {
    const it = site(errorStyle);
    it.responses.authorize = () => new Promise(() => undefined);
    it.switchTo(player('7'));
    await waitUntil(() => it.authRequests.length > 0);
    it.hub.sendRaw(JSON.stringify({ event: 'UserUpdateEvent', channel: 'private-users.7', data: JSON.stringify({ balance: 99_999_900 }) }));
    await advance(500);
    expect(it.shown).toEqual([100]);
  });
});
