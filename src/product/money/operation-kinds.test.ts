// @vitest-environment node
import { expect, test } from 'vitest';

import { describeOperations } from './describe-operations';
import { operationOf } from './operation-kinds';

test.each([
  ['deposit usr_1', 'o depósito'],
  ['double usr_1', 'a aposta'],
  ['double cancel usr_1', 'a retirada'],
  ['cancel wdr_7 usr_1', 'o cancelamento'],
  ['activate rol_1 usr_1', 'a ativação do bônus'],
])('the operation of %s is %s', (name, expected) => {
  expect(operationOf(name)?.name).toBe(expected);
});

test('an operation of another build is not described', () => {
  expect(describeOperations({ running: ['transfer usr_1'], unknown: [], executed: [] })).toBe('');
});

test('the executed operations come first, the advice not to repeat them last', () => {
  const text = describeOperations({ running: ['mines usr_1'], unknown: ['coupon usr_1'], executed: ['withdraw usr_1'] });
  expect(text).toBe(
    'O saque foi pedido. Estamos processando a jogada. Ainda não sabemos se a ativação do cupom foi feita. ' +
      'Não repita o pedido: só a tela falhou.',
  );
});
