import { array, assert, integer, option, property, record } from 'fast-check';
import { describe, expect, test } from 'vitest';

import type { Limit } from './limits';
import { cancelPending, isLoosening, limitsAt, RAISE_DELAY_MS, setLimit } from './limits';
import { deepFreeze, expectErr, expectOk, START } from '../results.fixture';

const limit: Limit = deepFreeze({ type: 'deposit', period: 'day', value: 10_000, pending: null });
const set = (amount: number | null, now = START, limits: readonly Limit[] = [limit]) =>
  deepFreeze(expectOk(setLimit(limits, { type: 'deposit', period: 'day', amount }, now)));

describe('a limit', () => {
  test('applies at once if it is new or lower', () => {
    expect(set(5000, START, []).limits).toEqual([{ ...limit, value: 5000 }]);
    expect(set(5000)).toEqual({ limits: [{ ...limit, value: 5000 }], limit: { ...limit, value: 5000 } });
  });

  test('keeps its value for 24 hours after a raise', () => {
    const { limits } = set(20_000);
    expect(limits).toEqual([{ ...limit, pending: { value: 20_000, effectiveAt: START + RAISE_DELAY_MS } }]);
    expect(limitsAt(limits, START + RAISE_DELAY_MS - 1)).toBe(limits);
    expect(limitsAt(limits, START + RAISE_DELAY_MS)).toEqual([{ ...limit, value: 20_000 }]);
  });

  test('stays for 24 hours after its removal', () => {
    const { limits } = set(null);
    expect(limits).toEqual([{ ...limit, pending: { value: null, effectiveAt: START + RAISE_DELAY_MS } }]);
    expect(limitsAt(limits, START + RAISE_DELAY_MS)).toEqual([]);
  });

  test('replaces a pending change: the delay restarts, and a lower value cancels it', () => {
    const raised = set(20_000).limits;
    expect(set(30_000, START + 1000, raised).limit.pending).toEqual({ value: 30_000, effectiveAt: START + 1000 + RAISE_DELAY_MS });
    expect(set(9000, START + 1000, raised).limits).toEqual([{ ...limit, value: 9000 }]);
    expect(set(10_000, START + 1000, raised).limits).toEqual([limit]);
  });

  test('stays unchanged when its pending change is cancelled', () => {
    const raised = set(20_000).limits;
    expect(expectOk(cancelPending(raised, 'lim_deposit_day', START + 5))).toEqual([limit]);
    for (const [limits, id, now] of [
      [[limit], 'lim_deposit_day', START],
      [raised, 'lim_deposit_week', START],
      [raised, 'lim_deposit_day', START + RAISE_DELAY_MS],
    ] as const) {
      expect(expectErr(cancelPending(limits, id, now))).toMatchObject({
        status: 404,
        body: { message: 'Não há alteração pendente neste limite.' },
      });
    }
  });

  test('does not affect other types or periods', () => {
    const { limits } = deepFreeze(expectOk(setLimit([limit], { type: 'time', period: 'day', minutes: 120 }, START)));
    expect(expectOk(setLimit(limits, { type: 'deposit', period: 'week', amount: 1 }, START)).limits).toHaveLength(3);
  });
});

test.each([
  ['no minutes', { type: 'time', period: 'day', amount: 5 }, 'minutes', 'Informe o limite em minutos.'],
  ['no number of bets', { type: 'count', period: 'day', amount: 5 }, 'bets', 'Informe quantas apostas.'],
  ['no amount', { type: 'loss', period: 'day', minutes: 5 }, 'amount', 'Informe o valor do limite.'],
  ['more minutes than a day has', { type: 'time', period: 'day', minutes: 1441 }, 'minutes', 'Um dia tem 1.440 minutos.'],
  ['more minutes than a week has', { type: 'time', period: 'week', minutes: 10_081 }, 'minutes', 'Uma semana tem 10.080 minutos.'],
  ['nothing to remove', { type: 'loss', period: 'week', amount: null }, 'type', 'Você não tem este limite.'],
] as const)('%s is rejected', (_, request, field, message) => {
  expect(expectErr(setLimit([limit], request, START)).body.errors).toEqual({ [field]: [message] });
});

test('raising and removing loosen; setting, lowering and keeping do not', () => {
  const deposit = (amount: number | null) => isLoosening([limit], { type: 'deposit', period: 'day', amount }, START);
  expect([deposit(10_001), deposit(null), deposit(10_000), deposit(1)]).toEqual([true, true, false, false]);
  expect(isLoosening([limit], { type: 'bet', period: 'day', amount: 9_999_999 }, START)).toBe(false);
});

test('a limit is never looser than 24 hours before, unless it was unset then', () => {
  const ask = record({ wait: integer({ min: 0, max: 30 * 3_600_000 }), amount: option(integer({ min: 0, max: 1000 })) });
  assert(
    property(array(ask, { maxLength: 30 }), (asks) => {
      let limits: readonly Limit[] = [];
      let now = START;
      const seen: { at: number; value: number }[] = [];
      const loosest = (value: number | undefined) => value ?? Infinity;
      for (const { wait, amount } of asks) {
        // The loosest value requested so far may apply a day later.
        now += wait;
        const before = loosest(limitsAt(limits, now)[0]?.value);
        const outcome = setLimit(limits, { type: 'deposit', period: 'day', amount }, now);
        if (!outcome.ok) {
          expect([amount, before]).toEqual([null, Infinity]);
          continue;
        }
        limits = deepFreeze(outcome.value.limits);
        const value = loosest(limits[0]?.value);
        expect(value).toBe(Math.min(before, amount ?? Infinity));
        seen.push({ at: now, value });
        const soon = limitsAt(limits, now + RAISE_DELAY_MS - 1)[0]?.value;
        expect(loosest(soon)).toBe(value);
        expect(loosest(limitsAt(limits, now + RAISE_DELAY_MS)[0]?.value)).toBe(amount ?? Infinity);
        expect(limits.length).toBeLessThanOrEqual(1);
      }
    }),
  );
});
