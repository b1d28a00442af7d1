// @vitest-environment node
import { expect, test } from 'vitest';

import { isCpf } from './cpf';

test.each([
  ['52998224725', true],
  ['529.982.247-25', true],
  ['52998224724', false],
  ['52998224735', false],
  ['11111111111', false],
  ['5299822472', false],
  ['529982247255', false],
  ['', false],
])('the CPF %j is valid: %s (SPEC G5, V7)', (text, isValid) => {
  expect(isCpf(text)).toBe(isValid);
});
