import { expect, test } from 'vitest';

import { restoreModals } from './restore-modals';

const OWN = [
  { name: 'deposit', coupon: 'BEMVINDO' },
  { name: 'deposit' },
  { name: 'coupon' },
  { name: 'document' },
  { name: 'bonus_activate', id: '1' },
  { name: 'bonus_exclude', id: '2' },
  { name: 'bonus_redeem', id: '3' },
];
const OF_VISITORS = [{ name: 'login' }, { name: 'register' }, { name: 'register_cancel' }, { name: 'recover' }];
const OF_ALL = [{ name: 'majority' }, { name: 'game', id: '1001' }];

test('what was open is open again as it was, for whom it is', () => {
  const kept: unknown = JSON.parse(JSON.stringify([...OWN, ...OF_VISITORS, ...OF_ALL]));
  expect(restoreModals(kept, true)).toEqual([...OWN, ...OF_ALL]);
  expect(restoreModals(kept, false)).toEqual([...OF_VISITORS, ...OF_ALL]);
});

test.each([
  undefined,
  'login',
  { name: 'majority' },
  [null],
  ['majority'],
  [{ name: 'toString' }],
  [{ name: '__proto__' }],
  [{ name: 'game' }],
  [{ name: 'game', id: 7 }],
])('%j opens nothing', (kept) => {
  expect(restoreModals(kept, false)).toEqual([]);
});

test('what is no coupon is left out, and the deposit is open', () => {
  expect(restoreModals([{ name: 'deposit', coupon: { toString: 'x' }, more: 1 }], true)).toEqual([{ name: 'deposit' }]);
});
