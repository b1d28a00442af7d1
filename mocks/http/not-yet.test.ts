import { operations } from '@generated/operations';
import type { OperationId } from '@generated/operations';
import { expect, test } from 'vitest';

import { testApp } from './app.fixture';
import { example } from './example';
import { notYet } from './not-yet';

/** Operations with which the site cannot be tried. The list should be empty: an addition needs its reason here. */
const KNOWN: readonly OperationId[] = [];

test('the operations that examples answer are known', () => {
  expect(notYet).toEqual(KNOWN);
});

test('an operation without rules is answered by an example, which keeps the contract', async () => {
  const { call, logIn, reports } = testApp({
    handlers: { getPlatform: example('getPlatform'), listFavoriteGames: example('listFavoriteGames') },
  });
  expect(await call('getPlatform')).toMatchObject({ status: 200, body: { data: { company: expect.any(String) } } });
  expect(await call('listFavoriteGames', { token: await logIn() })).toMatchObject({ status: 200, body: { data: expect.any(Array) } });
  expect(reports).toEqual([]);
});

test.each(Object.keys(operations) as OperationId[])('%s has an example of a success', (id) => {
  expect(() => example(id)).not.toThrow();
});
