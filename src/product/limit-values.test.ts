// @vitest-environment node
import { afterEach, expect, test } from 'vitest';

import { parseRuntimeConfig } from '@/api/runtime-config';

import { enteredLimit, limitError, limitTypeOptions, toLimitRequest } from './limit-values';
import { setRuntimeConfig } from './runtime-config';

const values = { type: 'time', period: 'week', cents: 500, minutes: '90', bets: '20' } as const;

afterEach(() => setRuntimeConfig(parseRuntimeConfig('')));

test('a limit is sent in minutes, in bets or in cents, depending on its type', () => {
  expect(toLimitRequest(values)).toEqual({ type: 'time', period: 'week', minutes: 90 });
  expect(toLimitRequest({ ...values, type: 'loss' })).toEqual({ type: 'loss', period: 'week', amount: 500 });
  expect(toLimitRequest({ ...values, type: 'count' })).toEqual({ type: 'count', period: 'week', bets: 20 });
});

test.each(['', 'x', '1.5', '0'])('the number of bets %j is not a limit', (bets) => {
  expect(limitError({ ...values, type: 'count', bets })).toBe('Informe quantas apostas, ao menos 1.');
});

test('a limit of the number of bets is offered, unless the operator decided against it (SPEC Q41)', () => {
  const kinds = () => limitTypeOptions().map(({ value }) => value);
  expect(kinds()).toEqual(['deposit', 'loss', 'bet', 'time', 'count']);
  setRuntimeConfig(parseRuntimeConfig('{"regulation":{"betCountLimit":false}}'));
  expect(kinds()).toEqual(['deposit', 'loss', 'bet', 'time']);
});

test.each(['', 'x', '1.5', '-3'])('the minutes %j are not a limit', (minutes) => {
  expect(enteredLimit({ ...values, minutes })).toBeUndefined();
  expect(limitError({ ...values, minutes })).toBe('Informe os minutos, ao menos 1.');
});

test('a limit of time is not longer than its period', () => {
  expect(limitError({ ...values, minutes: '10080' })).toBeUndefined();
  expect(limitError({ ...values, minutes: '10081' })).toMatch(/^O período tem 10\.080\sminutos\.$/u);
});

test('a limit of money needs an amount', () => {
  expect(limitError({ ...values, type: 'bet' })).toBeUndefined();
  expect(limitError({ ...values, type: 'bet', cents: null })).toBe('Informe o valor do limite.');
});
