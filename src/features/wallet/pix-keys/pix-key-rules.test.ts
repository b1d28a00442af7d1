// @vitest-environment node
import { expect, test } from 'vitest';

import { normalizePixKey, validatePixKey } from './pix-key-rules';

test.each([
  ['cpf', '529.982.247-25', '52998224725', undefined],
  ['cpf', '529.982.247-26', '52998224726', 'Informe um CPF válido.'],
  ['phone', '(11) 98765-4321', '+5511987654321', undefined],
  ['phone', '(11) 98', '+551198', 'Informe DDD e número.'],
  ['email', ' Ana@exemplo.invalid ', 'ana@exemplo.invalid', undefined],
  ['evp', '123e4567-e89b-42d3-a456-426614174000', '123e4567-e89b-42d3-a456-426614174000', undefined],
  ['evp', '123', '123', 'Cole a chave aleatória inteira.'],
] as const)('a key of type %s typed as %s is sent as %s and validated: %s', (type, typed, key, message) => {
  expect(normalizePixKey(type, typed)).toBe(key);
  expect(validatePixKey(type, key)).toBe(message);
});
