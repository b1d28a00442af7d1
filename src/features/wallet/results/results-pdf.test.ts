// @vitest-environment node
import { expect, test } from 'vitest';

import { createPdf } from '@/shared/pdf/create-pdf';
import { pdfTexts } from '@/shared/pdf/pdf.fixture';

import { resultsPdf } from './results-pdf';
import { statement } from './results.fixture';

test('the file has what the certificate shows: parties, results by kind, balances and tax (SPEC Q24)', async () => {
  const texts = pdfTexts(await createPdf(resultsPdf(statement)).text()).map((text) => text.replaceAll('\u00A0', ' ').trim());
  expect(texts.slice(0, 26)).toEqual([
    ...['Comprovante anual de resultados: 2025', 'Período encerrado. Emitido em 20/02/2026 10:00.'],
    ...['Período', '01/01/2025 a 31/12/2025', 'Titular', 'Ana Souza', 'CPF', '529.982.247-25'],
    ...['Operadora', 'Operadora Exemplo S.A.', 'CNPJ', '12.345.678/0001-95', 'Marcas', 'Palpite'],
    ...['Resultado por tipo de aposta', 'Tipo', 'Resultado', 'Apostado', 'Prêmios', 'Apostas'],
    ...['Eventos esportivos', '+R$ 30,00', 'R$ 120,00', 'R$ 150,00', '12'],
    'Jogos on-line',
  ]);
  const pairs = texts.map((text, index) => [text, texts[index + 1]]);
  for (const pair of [
    ['Cassino', '-R$ 40,00'],
    ['Total', '-R$ 10,00'],
    ['Saldo em 31/12/2024', 'R$ 100,00'],
    ['Saldo em 31/12/2025', 'R$ 390,00'],
  ]) {
    expect(pairs).toContainEqual(pair);
  }
  expect(texts.at(-2)).toBe('Texto exigido pela Receita Federal, fornecido pela operadora.');
  expect(texts.join(' ')).toContain('A alíquota é de 15 % sobre o que passar de R$ 28.467,20 no ano.');
});
