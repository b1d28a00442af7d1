// @vitest-environment node
import { expect, test } from 'vitest';

import { isCommonPassword, passwordStrength } from './new-password';

test.each(['12345678', 'PASSWORD', 'qwertyuiop', 'flamengo', '11111111', 'ççççççççç'])('%s is common', async (password) => {
  expect(await isCommonPassword(password)).toBe(true);
});

test.each(['outra-senha', 'palpite2026', 'qwert', 'jacaré-azul-42', 'word\npass'])('%s is not common', async (password) => {
  expect(await isCommonPassword(password)).toBe(false);
});

test.each([
  ['senhazinha', 'fraca'],
  ['abababababababab', 'fraca'],
  ['outra-senha', 'média'],
  ['Jacaré-azul-42', 'forte'],
])('%s is %s', (password, strength) => {
  expect(passwordStrength(password)).toBe(strength);
});
