// @vitest-environment node
import { expect, test } from 'vitest';

import { resultsCsv } from './results-csv';
import { statement } from './results.fixture';

test('the file has the parties, the results by kind and the balances, with decimal commas (SPEC Q24)', () => {
  const lines = resultsCsv(statement).split('\r\n');
  expect(lines[0]).toBe('\uFEFFComprovante anual de resultados: 2025');
  expect(lines).toContain('Período;01/01/2025 a 31/12/2025;Definitivo');
  expect(lines).toContain('Titular;Ana Souza;529.982.247-25');
  expect(lines).toContain('Tipo de aposta;Apostas;Apostado (R$);Prêmios (R$);Resultado (R$)');
  expect(lines).toContain('Apostas esportivas;12;120,00;150,00;30,00');
  // A number stays a number, also below zero.
  expect(lines).toContain('Cassino;80;160,00;120,00;-40,00');
  expect(lines).toContain('Total;107;295,00;285,00;-10,00');
  expect(lines).toContain('Saldo em 31/12/2025;390,00');
});

test('a name cannot run as a formula', () => {
  const player = { name: '=HYPERLINK("x")', document: '529.982.247-25' };
  expect(resultsCsv({ ...statement, player })).toContain(`Titular;"'=HYPERLINK(""x"")";529.982.247-25`);
});
