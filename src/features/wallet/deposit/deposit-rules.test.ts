// @vitest-environment node
import { describe, expect, test } from 'vitest';

import type { ProtectionLimit } from '@generated/api/model/protection-limit';

import { depositRules, parsePresets, recentAmounts, validateDeposit } from './deposit-rules';

const withPlainSpaces = (text: string | undefined) => text?.replaceAll('\u00a0', ' ');

test.each([
  ['10,20,30', [1000, 2000, 3000]],
  ['50', [5000]],
  ['', []],
  ['10,10,x,0,-5', [1000]],
])('deposit_popup_values %j in reais are parsed to %j cents (SPEC D1)', (values, cents) => {
  expect(parsePresets(values)).toEqual(cents);
});

test('missing settings have their defaults, and presets outside of the limits are dropped (SPEC E7)', () => {
  expect(depositRules({})).toEqual({ enabled: true, min: 100, max: 5_000_000, presets: [1000, 2000, 3000] });
  expect(depositRules({ deposit_min: 1500, deposit_max: 2500 }).presets).toEqual([2000]);
});

const limit = (value: number, used: number): ProtectionLimit => ({
  id: 'lim_1',
  type: 'deposit',
  period: 'day',
  value,
  used,
  pending_value: null,
  effective_at: null,
});
const range = { min: 100, max: 5_000_000 };

describe('validateDeposit', () => {
  test.each([
    [null, [], ''],
    [99, [], 'O depósito mínimo é R$ 1,00.'],
    [5_000_001, [], 'O depósito máximo é R$ 50.000,00.'],
    [100, [], undefined],
    [5000, [limit(10_000, 6000)], 'Seu limite de depósito é R$ 100,00 por dia: você ainda pode depositar R$ 40,00.'],
    [4000, [limit(10_000, 6000)], undefined],
    [100, [limit(10_000, 12_000)], 'Seu limite de depósito é R$ 100,00 por dia e já foi todo usado.'],
    [100, [{ ...limit(1, 1), type: 'loss' as const }], undefined],
  ])('returns for %s cents within %j: %s', (amount, limits, message) => {
    expect(withPlainSpaces(validateDeposit(amount, range, limits, 0))).toBe(message);
  });

  test.each([
    [3000, 1000, undefined],
    [
      3100,
      1000,
      'Seu limite de depósito é R$ 100,00 por dia: você ainda pode depositar R$ 30,00, com R$ 10,00 em códigos que ainda podem ser pagos.',
    ],
    [100, 4000, 'Seu limite de depósito é R$ 100,00 por dia e já foi todo usado, com R$ 40,00 em códigos que ainda podem ser pagos.'],
  ])('counts unpaid codes as the server does: %i cents beside %i unpaid: %s', (amount, unpaid, message) => {
    expect(withPlainSpaces(validateDeposit(amount, range, [limit(10_000, 6000)], unpaid))).toBe(message);
  });
});

test('the last used amounts are offered once, within the limits, and not as a second preset', () => {
  const rules = depositRules({ deposit_min: 1000, deposit_max: 50_000 });
  expect(recentAmounts([7500, 1000, 7500, 500, 12_000, 60_000, 4000, 2500], rules)).toEqual([7500, 12_000, 4000]);
});
