import { describe, expect, test } from 'vitest';

import type { PixKeyType } from './pix-keys';
import { createPixKey, keyRemovalError, normalizePixKey, toPixKeyDto } from './pix-keys';
import { expectErr, expectOk } from '../results.fixture';

const ana = { cpf: '52998224725', email: 'ana@exemplo.invalid', phone: '11987654321' };
const add = (type: PixKeyType, key: string, known: Parameters<typeof createPixKey>[0]['known'] = []) =>
  createPixKey({ id: 'pix_1', type, key, player: ana, known });

describe("a player's own key", () => {
  test.each([
    ['cpf', '529.982.247-25', '52998224725', '***.982.247-**'],
    ['email', ' Ana@Exemplo.invalid', 'ana@exemplo.invalid', 'a***@exemplo.invalid'],
    ['phone', '+55 (11) 98765-4321', '+5511987654321', '+55 *****-4321'],
    ['evp', '123E4567-e89b-42d3-a456-426614174000', '123e4567-e89b-42d3-a456-426614174000', '123e…4000'],
  ] as const)('of type %s is added, and masked in its DTO', (type, typed, key, masked) => {
    const added = expectOk(add(type, typed));
    expect(added).toEqual({ id: 'pix_1', type, key, holderCpf: ana.cpf });
    expect(toPixKeyDto(added, ana.cpf)).toEqual({ id: 'pix_1', type, key_masked: masked, holder_match: true });
    expect(expectErr(add(type, key, [added]))).toMatchObject({ status: 409, body: { message: 'Esta chave já está cadastrada.' } });
  });
});

test.each([
  ['cpf', '11144477735'],
  ['email', 'bruno@exemplo.invalid'],
  ['phone', '+5521998765432'],
] as const)("is required: a stranger's %s is rejected", (type, key) => {
  expect(expectErr(add(type, key))).toEqual({
    status: 422,
    reason: 'holder',
    body: { message: 'A chave precisa ser do seu próprio CPF.', errors: { key: ['A chave precisa ser do seu próprio CPF.'] } },
  });
});

test.each([
  ['cpf', '52998224726'],
  ['cpf', 'ana@exemplo.invalid'],
  ['email', 'ana'],
  ['phone', '11987654321'],
  ['phone', '+0'],
  ['evp', '123e4567'],
] as const)('%s %j is not a valid key of its type', (type, key) => {
  expect(normalizePixKey(type, key)).toBeUndefined();
  expect(expectErr(add(type, key))).toMatchObject({ reason: 'not_a_key', body: { errors: { key: ['Informe uma chave válida.'] } } });
});

test('a key cannot be removed while a pending withdrawal uses it', () => {
  const key = expectOk(add('cpf', ana.cpf));
  expect(keyRemovalError(key, ['pix_2', 'pix_1'])).toMatchObject({ status: 409, reason: 'in_use' });
  expect(keyRemovalError(key, ['pix_2'])).toBeNull();
});
