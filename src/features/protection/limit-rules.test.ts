// @vitest-environment node
import { expect, test } from 'vitest';

import type { ProtectionLimit } from '@generated/api/model/protection-limit';

import { limitEffect } from './limit-rules';
import { formatUsage, limitName } from './protection-labels';

const limit: ProtectionLimit = {
  id: 'lim_deposit_day',
  type: 'deposit',
  period: 'day',
  value: 10_000,
  used: 2000,
  pending_value: null,
  effective_at: null,
};

test.each([
  [undefined, 1, 'now'],
  [limit, 9999, 'now'],
  [limit, 0, 'now'],
  [limit, 10_000, 'same'],
  [limit, 10_001, 'later'],
  [limit, undefined, undefined],
] as const)('in place of %j, a limit of %s takes effect: %s', (current, entered, effect) => {
  expect(limitEffect(current, entered)).toBe(effect);
});

test.each([
  [limit, 'R$ 20,00 usados, restam R$ 80,00'],
  [{ ...limit, used: 10_000 }, 'R$ 100,00 usados. Limite atingido até 00:00.'],
  [{ ...limit, period: 'month', used: 10_000 } as const, 'R$ 100,00 usados. Limite deste mês atingido.'],
  [{ ...limit, type: 'loss', used: -500 } as const, 'Sem perdas no período'],
  [{ ...limit, type: 'loss' } as const, 'R$ 20,00 perdidos, restam R$ 80,00'],
  [{ ...limit, type: 'count', value: 50, used: 1 } as const, '1 aposta feita, restam 49 apostas'],
  [{ ...limit, type: 'count', value: 50, used: 50 } as const, '50 apostas feitas. Limite atingido até 00:00.'],
  [{ ...limit, type: 'time', value: 120, used: 45 } as const, '45 min usados, restam 1 h 15 min'],
])('the usage of %j is formatted as "%s"', (given, text) => {
  expect(formatUsage(given).replaceAll('\u00a0', ' ')).toBe(text);
});

test('the name of a limit has its type and period', () => {
  expect(limitName({ type: 'time', period: 'month' })).toBe('Tempo de jogo por mês');
});
