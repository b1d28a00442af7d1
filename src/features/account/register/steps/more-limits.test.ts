// @vitest-environment node
import { expect, test } from 'vitest';

import type { MoreLimit } from './more-limits';
import { moreLimitErrors, nextLimit, parseMoreLimits } from './more-limits';

const row = (change: Partial<MoreLimit>): MoreLimit => ({
  key: 1,
  type: 'deposit',
  period: 'day',
  cents: 500,
  minutes: '',
  bets: '',
  ...change,
});
const TWICE = 'Você já preencheu este limite. Mude o tipo ou o período.';

test('each kind of limit is set once, also those of the fields above', () => {
  const rows = [
    row({}),
    row({ key: 2 }),
    row({ type: 'loss' }),
    row({ type: 'time', minutes: '30' }),
    row({ type: 'loss', period: 'week' }),
  ];
  expect(moreLimitErrors(rows, 'day')).toEqual([undefined, TWICE, TWICE, TWICE, undefined]);
  expect(moreLimitErrors(rows, 'week')).toEqual([undefined, TWICE, undefined, TWICE, TWICE]);
});

test('each limit has the value of its kind', () => {
  const rows = [row({ cents: null }), row({ type: 'time', period: 'week', minutes: '' }), row({ type: 'count' })];
  expect(moreLimitErrors(rows, 'day')).toEqual([
    'Informe o valor do limite.',
    'Informe os minutos, ao menos 1.',
    'Informe quantas apostas, ao menos 1.',
  ]);
});

test('a new row is of a kind that is not there yet, with a key of its own', () => {
  const first = nextLimit([]);
  const second = nextLimit([first]);
  expect([first, second, nextLimit([first, second])].map(({ key, type }) => [key, type])).toEqual([
    [1, 'deposit'],
    [2, 'bet'],
    [3, 'loss'],
  ]);
});

test('a draft keeps what was typed, without what another build wrote', () => {
  const rows = [row({ type: 'time', period: 'month', cents: null, minutes: '90' })];
  expect(parseMoreLimits(JSON.parse(JSON.stringify(rows)))).toEqual(rows);
  expect(parseMoreLimits([null, { type: 'deposit', period: 'year' }, { type: 'bet', period: 'day', cents: 'x' }])).toEqual([
    row({ key: 3, type: 'bet', cents: null }),
  ]);
  expect(parseMoreLimits('x')).toBeUndefined();
});
