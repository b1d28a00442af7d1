import { describe, expect, test } from 'vitest';

import type { ProtectionLimit } from '@generated/api/model/protection-limit';

import { toLimitRequest, limitEffect, requestedLimit } from './limit-rules';
import { limitName, formatUsage } from './protection-labels';
import { QUESTIONS, selfTestResult } from './self-test/self-test-questions';

const limit: ProtectionLimit = {
  id: 'lim_deposit_day',
  type: 'deposit',
  period: 'day',
  value: 10_000,
  used: 2000,
  pending_value: null,
  effective_at: null,
};
const plain = (text: string) => text.replaceAll('\u00a0', ' ');

describe('a limit', () => {
  test.each([
    [undefined, 1, 'now'],
    [limit, 9999, 'now'],
    [limit, 0, 'now'],
    [limit, 10_000, 'same'],
    [limit, 10_001, 'later'],
    [limit, undefined, undefined],
  ] as const)('beside %j one of %s holds: %s', (known, wanted, then) => {
    expect(limitEffect(known, wanted)).toBe(then);
  });

  test('is sent in minutes or in cents, as its type asks', () => {
    const values = { type: 'time', period: 'week', cents: 500, minutes: '90' } as const;
    expect(toLimitRequest(values)).toEqual({ type: 'time', period: 'week', minutes: 90 });
    expect(toLimitRequest({ ...values, type: 'loss' })).toEqual({ type: 'loss', period: 'week', amount: 500 });
    expect(['', 'x', '1.5', '-3'].map((minutes) => requestedLimit({ ...values, minutes }))).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
  });

  test.each([
    [limit, 'R$ 20,00 usados, restam R$ 80,00'],
    [{ ...limit, used: 10_000 }, 'R$ 100,00 usados, nada resta'],
    [{ ...limit, type: 'loss', used: -500 } as const, 'Sem perdas no período'],
    [{ ...limit, type: 'loss' } as const, 'R$ 20,00 perdidos, restam R$ 80,00'],
    [{ ...limit, type: 'time', value: 120, used: 45 } as const, '45 min usados, restam 1 h 15 min'],
  ])('%j reads "%s"', (given, text) => {
    expect(plain(formatUsage(given))).toBe(text);
  });

  test('has a name', () => {
    expect(limitName({ type: 'time', period: 'month' })).toBe('Tempo de jogo por mês');
  });
});

describe('the self-test', () => {
  test.each([
    [0, 'none'],
    [1, 'low'],
    [2, 'low'],
    [3, 'moderate'],
    [7, 'moderate'],
    [8, 'high'],
    [QUESTIONS.length * 3, 'high'],
  ])('a sum of %i is %s', (score, level) => {
    expect(selfTestResult(score).level).toBe(level);
  });
});
