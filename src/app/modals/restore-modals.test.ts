// @vitest-environment node
import { expect, test } from 'vitest';

import { restoreModals } from './restore-modals';

const FOR_PLAYERS = [
  { name: 'deposit', coupon: 'BEMVINDO' },
  { name: 'deposit' },
  { name: 'coupon' },
  { name: 'document' },
  { name: 'bonus_activate', id: '1' },
  { name: 'bonus_exclude', id: '2' },
  { name: 'bonus_redeem', id: '3' },
];
const FOR_VISITORS = [{ name: 'login' }, { name: 'register' }, { name: 'register_cancel' }, { name: 'recover' }];
const FOR_ALL = [{ name: 'majority' }, { name: 'search' }, { name: 'game', id: '1001' }];

test('modals are restored with their fields, for players or visitors only', () => {
  const saved: unknown = JSON.parse(JSON.stringify([...FOR_PLAYERS, ...FOR_VISITORS, ...FOR_ALL]));
  expect(restoreModals(saved, true)).toEqual([...FOR_PLAYERS, ...FOR_ALL]);
  expect(restoreModals(saved, false)).toEqual([...FOR_VISITORS, ...FOR_ALL]);
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
])('%j restores nothing', (saved) => {
  expect(restoreModals(saved, false)).toEqual([]);
});

test('an invalid coupon is dropped from a restored deposit', () => {
  expect(restoreModals([{ name: 'deposit', coupon: { toString: 'x' }, more: 1 }], true)).toEqual([{ name: 'deposit' }]);
});
