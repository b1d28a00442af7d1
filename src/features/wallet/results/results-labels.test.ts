// @vitest-environment node
import { expect, test } from 'vitest';

import type { ResultsStatement } from '@generated/api/model/results-statement';

import { balanceRows, documentTitle, taxText } from './results-labels';
import { statement } from './results.fixture';
import { sumOf } from '@/shared/format/amount-math';

const plain = (text: string) => text.replaceAll('\u00a0', ' ');

test('a year is a certificate, a month a statement', () => {
  expect(documentTitle({ period: '2025' })).toBe('Comprovante anual de resultados: 2025');
  expect(documentTitle({ period: '2026-03' })).toBe('Extrato mensal de resultados: março de 2026');
});

test('the rows of the balance lead from the last day before the period to its last day (SPEC Q24)', () => {
  const rows = balanceRows(statement);
  expect(rows.map(({ label, cents }) => [label, cents])).toEqual([
    ['Saldo em 31/12/2024', 10_000],
    ['Depósitos', 50_000],
    ['Saques', -20_000],
    ['Resultado das apostas', -1000],
    ['Outros lançamentos', 0],
    ['Saldo em 31/12/2025', 39_000],
  ]);
  const moved = sumOf(...rows.slice(0, -1).map(({ cents }) => cents));
  expect(moved).toBe(rows.at(-1)?.cents);
});

test.each<[string, ResultsStatement['tax'], boolean]>([
  ['has the numbers of the operator', { rate_bp: 1500, exempt_amount: 2_846_720 }, true],
  ['names no number without them (SPEC D22)', null, false],
])('the text about tax %s', (_, tax, hasNumbers) => {
  const text = plain(taxText(tax));
  expect(text).toContain('prêmios menos as apostas (Lei 14.790/2023, art. 31)');
  expect(text.includes('A alíquota é de 15 % sobre o que passar de R$ 28.467,20 no ano.')).toBe(hasNumbers);
});
