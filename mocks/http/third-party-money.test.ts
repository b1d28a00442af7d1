import { array, assert, asyncProperty, boolean, constantFrom, integer, record } from 'fast-check';
import { expect, test } from 'vitest';

import { HOUR, MINUTE } from '../domain/calendar';
import { replay, sumTransactions } from '../domain/money/invariants.fixture';
import { testThirdParties } from './third-party-app.fixture';

const steps = array(
  record({
    kind: constantFrom('spin', 'spin', 'single', 'multiple', 'wait', 'leap', 'look'),
    amount: integer({ min: 40, max: 9000 }),
    place: integer({ min: 0, max: 30 }),
    again: boolean(),
  }),
  { minLength: 20, maxLength: 40, size: 'max' },
);

test('any rounds and bets keep ledger and balance equal, and no stake is settled twice', async () => {
  // All runs share one world, because creating one is slow; each run starts with money and a bonus.
  const { world, control, events, offered, balance } = testThirdParties();
  const account = world.accounts.get('usr_1');
  let key = 0;

  const post = (path: string, body: object) => {
    key += 1;
    const headers = { 'Idempotency-Key': `step-${String(key)}`, Authorization: `Bearer ${world.sportsTokens.issue('usr_1')}` };
    return () => control(`POST ${path}`, body, headers);
  };
  const bet = (type: 'single' | 'multiple', stake: number, place: number) => {
    const coming = events().filter(({ isCalledOff, startsAt }) => !isCalledOff && startsAt > world.clock.now());
    const legs = coming.slice(place, place + (type === 'single' ? 1 : 2)).map((event) => offered(event));
    return post('/sports/bets', { bets: [{ type, stake, legs }] });
  };
  const outcomes = () =>
    [...account.journal.values()].filter(({ source, reference }) => /^(Win|Refund)$/.test(source) && /^(rnd|spt)_/.test(reference ?? ''));

  await assert(
    asyncProperty(steps, async (all) => {
      if (balance() !== 20_000) world.accounts.adjustBalance('usr_1', 20_000 - balance());
      world.rewards.grant('usr_1', { name: 'Bônus', amount: 5000, multiplier: 3, lifetimeMs: 5 * HOUR });
      let session = world.play.open('usr_1', '1001');

      for (const { kind, amount, place, again } of all) {
        session = world.play.session(session.id)?.closedAt === null ? session : world.play.open('usr_1', '1001');
        if (kind === 'wait') world.clock.advance(place * MINUTE);
        else if (kind === 'leap') world.clock.advance(place * 15 * MINUTE);
        else if (kind === 'look') world.tick();
        else {
          const ask = kind === 'spin' ? post(`/games/${session.id}/rounds`, { amount }) : bet(kind, amount, place);
          const [first, ...others] = await Promise.all(again ? [ask(), ask(), ask()] : [ask()]);
          expect([200, 201, 422]).toContain(first?.status);
          for (const { body } of others) expect(body).toEqual(first?.body);
        }
        expect(sumTransactions(account.journal.values())).toBe(balance());
        world.clock.advance(150);
      }

      expect(replay(account.journal.values())).toEqual(account.wallet.balances);
      expect(new Set(outcomes().map(({ reference }) => reference)).size).toBe(outcomes().length);
      const open = world.sportsBook.bets('usr_1', 'open').map(({ id }) => id);
      expect(Object.keys(account.wallet.stakes).toSorted()).toEqual(open.toSorted());
    }),
    { numRuns: 20 },
  );
  expect(outcomes().filter(({ reference }) => reference?.startsWith('rnd')).length).toBeGreaterThan(10);
  expect(outcomes().filter(({ reference }) => reference?.startsWith('spt')).length).toBeGreaterThan(10);
});
