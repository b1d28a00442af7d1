import { beforeEach, expect, test } from 'vitest';

import { STORAGE_KEY, readDepositTracking, trackDeposit } from './deposit-tracking';

const noon = new Date('2026-11-21T15:00:00Z');
const deposit = (transaction_id: string, deposit_occurrence: number) => ({ transaction_id, amount: 5000, deposit_occurrence });

beforeEach(() => localStorage.clear());

test.each([
  [1, 'first_deposit'],
  [2, 'second_deposit'],
  [3, 'third_deposit'],
  [4, 'fourth_deposit'],
  [5, undefined],
  [0, undefined],
])('trackDeposit returns for deposit %i of a player %s (SPEC E10)', (occurrence, name) => {
  expect(trackDeposit(deposit('t1', occurrence), noon)).toBe(name);
  expect(readDepositTracking(noon) !== undefined).toBe(name !== undefined);
});

test('the record has the deposits of the day, its creation time and the four flags', () => {
  trackDeposit(deposit('t1', 1), noon);
  trackDeposit(deposit('t2', 2), new Date('2026-11-21T16:00:00Z'));
  expect(readDepositTracking(noon)).toEqual({
    data: [deposit('t1', 1), deposit('t2', 2)],
    created_at: '2026-11-21T15:00:00.000Z',
    first_deposit: true,
    second_deposit: true,
    third_deposit: false,
    fourth_deposit: false,
  });
});

test('a transaction is recorded once, even if its event is repeated', () => {
  expect(trackDeposit(deposit('t1', 1), noon)).toBe('first_deposit');
  expect(trackDeposit(deposit('t1', 1), noon)).toBeUndefined();
  expect(readDepositTracking(noon)?.data).toHaveLength(1);
});

test('the record is deleted when the day in São Paulo ends', () => {
  trackDeposit(deposit('t1', 1), new Date('2026-11-22T02:59:00Z'));
  expect(readDepositTracking(new Date('2026-11-21T12:00:00Z'))?.data).toHaveLength(1);
  expect(readDepositTracking(new Date('2026-11-22T03:00:00Z'))).toBeUndefined();
  expect(localStorage.getItem(STORAGE_KEY)).toBeNull();
});

test.each(['', '{', '[]', 'null', '{"data":1}', '{"data":[],"created_at":"x"}', '{"data":[1],"created_at":"2026-11-21T15:00:00Z"}'])(
  'the invalid record %j is replaced',
  (stored) => {
    localStorage.setItem(STORAGE_KEY, stored);
    expect(trackDeposit(deposit('t1', 1), noon)).toBe('first_deposit');
    expect(readDepositTracking(noon)?.data).toEqual([deposit('t1', 1)]);
  },
);
