// @vitest-environment node
import { expect, test } from 'vitest';

import type { Transaction } from '@generated/api/model/transaction';

import { safeCell } from '../csv';
import { transactionsCsv } from './transactions-csv';

test.each([
  ['=1+1', "'=1+1"],
  ['+55', "'+55"],
  ['-1', "'-1"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['\t=1', "'\t=1"],
  ['a;b', '"a;b"'],
  ['diz "oi"', '"diz ""oi"""'],
  ['=a"b', '"\'=a""b"'],
  ['Aposta', 'Aposta'],
])('the cell %j is escaped as %j', (text, cell) => {
  expect(safeCell(text)).toBe(cell);
});

test('a row has the day and time of São Paulo, decimal commas and the direction as a label', () => {
  const bet: Transaction = {
    id: 'trx_1',
    source: 'Bet',
    type: 2,
    status: 2,
    amount: 1005,
    balance_after: 12_550,
    description: '=HYPERLINK("x")',
    reference: null,
    created_at: '2026-11-22T01:30:00Z',
  };
  const [header, row] = transactionsCsv([bet]).split('\r\n');
  expect(header).toMatch(/^\uFEFFData;Hora;/);
  expect(row).toBe('21/11/2026;22:30;"\'=HYPERLINK(""x"")";Aposta;Saída;Aprovado;10,05;125,50;trx_1;');
});
