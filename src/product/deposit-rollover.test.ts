// @vitest-environment node
import { expect, test } from 'vitest';

import { rolloverText } from './deposit-rollover';

test.each([
  [5000, { deposit_rollover: 1 }, 'Antes de sacar, é preciso apostar 1 vez o valor do depósito: R$ 50,00.'],
  [5000, { deposit_rollover: 3 }, 'Antes de sacar, é preciso apostar 3 vezes o valor do depósito: R$ 150,00.'],
  [null, { deposit_rollover: 2 }, 'Antes de sacar, é preciso apostar 2 vezes o valor do depósito.'],
  [5000, { deposit_rollover: 0 }, undefined],
  [5000, {}, undefined],
])('a deposit of %s cents with %j needs: %s (SPEC D18, E6)', (amount, settings, text) => {
  expect(rolloverText(amount, settings)?.replaceAll('\u00a0', ' ')).toBe(text);
});
