import { expect, test } from 'vitest';

import { HOUR } from '../calendar';
import type { LimitChange } from './limit-changes';
import { recordLimitChange, toLimitChangeDto } from './limit-changes';
import type { Limit } from './limits';
import { cancelPending, setLimit } from './limits';

const START = Date.parse('2026-11-21T14:05:00-03:00');

/** Creates a player who changes the limit of deposits a day. */
function history() {
  let limits: readonly Limit[] = [];
  let changes: readonly LimitChange[] = [];
  const limit = { type: 'deposit', period: 'day' } as const;
  const store = (after: readonly Limit[], now: number) => {
    changes = recordLimitChange(changes, { before: limits, after, limit, id: `lch_${changes.length + 1}`, now });
    limits = after;
  };
  return {
    set(amount: number | null, now: number) {
      const result = setLimit(limits, { ...limit, amount }, now);
      if (!result.ok) throw new Error('the limit was refused');
      store(result.value.limits, now);
    },
    cancel(now: number) {
      const result = cancelPending(limits, 'lim_deposit_day', now);
      if (!result.ok) throw new Error('nothing was pending');
      store(result.value, now);
    },
    list: (now: number) => changes.map((change) => toLimitChangeDto(change, now)).map(({ from, to, status }) => [from, to, status]),
    changes: () => changes,
  };
}

test('a first limit and a lower one take effect at once (SPEC Q23)', () => {
  const { set, list, changes } = history();
  set(10_000, START);
  set(8000, START + HOUR);
  expect(list(START + HOUR)).toEqual([
    [null, 10_000, 'effective'],
    [10_000, 8000, 'effective'],
  ]);
  expect(toLimitChangeDto(changes()[1] as LimitChange, START)).toMatchObject({
    by: 'player',
    requested_at: '2026-11-21T15:05:00-03:00',
    effective_at: '2026-11-21T15:05:00-03:00',
  });
});

test('a raise is pending for 24 hours, then effective', () => {
  const { set, list } = history();
  set(10_000, START);
  set(20_000, START);
  expect(list(START + 24 * HOUR - 1)).toEqual([
    [null, 10_000, 'effective'],
    [10_000, 20_000, 'pending'],
  ]);
  expect(list(START + 24 * HOUR)).toMatchObject([{}, [10_000, 20_000, 'effective']]);
});

test('a raise that is called off, or replaced by another change, is cancelled and stays listed', () => {
  const { set, cancel, list } = history();
  set(10_000, START);
  set(20_000, START);
  cancel(START + HOUR);
  set(null, START + 2 * HOUR);
  set(5000, START + 3 * HOUR);
  expect(list(START + 48 * HOUR)).toEqual([
    [null, 10_000, 'effective'],
    [10_000, 20_000, 'cancelled'],
    [10_000, null, 'cancelled'],
    [10_000, 5000, 'effective'],
  ]);
});

test('the same value again is no change', () => {
  const { set, list } = history();
  set(10_000, START);
  set(10_000, START + HOUR);
  expect(list(START + HOUR)).toEqual([[null, 10_000, 'effective']]);
});

test('a change after a removal starts without a limit', () => {
  const { set, list } = history();
  set(10_000, START);
  set(null, START);
  set(3000, START + 25 * HOUR);
  expect(list(START + 25 * HOUR)).toEqual([
    [null, 10_000, 'effective'],
    [10_000, null, 'effective'],
    [null, 3000, 'effective'],
  ]);
});
