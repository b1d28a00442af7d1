import { expect, test } from 'vitest';

import { enteredLimit, limitError, toLimitRequest } from './limit-values';

const values = { type: 'time', period: 'week', cents: 500, minutes: '90' } as const;

test('a limit is sent in minutes or in cents, depending on its type', () => {
  expect(toLimitRequest(values)).toEqual({ type: 'time', period: 'week', minutes: 90 });
  expect(toLimitRequest({ ...values, type: 'loss' })).toEqual({ type: 'loss', period: 'week', amount: 500 });
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
