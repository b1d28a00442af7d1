import type { Transaction } from '@generated/api/model/transaction';

import { formatDate, formatTime } from '@/shared/format/date';

import { SOURCES, STATUSES, transactionName, TYPES } from './transaction-words';

const HEAD = ['Data', 'Hora', 'Descrição', 'Origem', 'Tipo', 'Situação', 'Valor (R$)', 'Saldo depois (R$)', 'Transação', 'Referência'];

/**
 * Transactions as a CSV file that a Brazilian spreadsheet opens: semicolons, decimal commas, a byte order mark. An amount
 * is never negative; its direction has a column of its own.
 */
export function transactionsCsv(transactions: readonly Transaction[]): string {
  const rows = transactions.map((one) => [
    formatDate(one.created_at),
    formatTime(one.created_at),
    transactionName(one),
    SOURCES[one.source],
    TYPES[one.type],
    STATUSES[one.status],
    reais(one.amount),
    typeof one.balance_after === 'number' ? reais(one.balance_after) : '',
    one.id,
    one.reference ?? '',
  ]);
  return `\uFEFF${[HEAD, ...rows].map((row) => row.map(safeCell).join(';')).join('\r\n')}\r\n`;
}

/**
 * A cell that a spreadsheet takes for text: what begins like a formula is led by an apostrophe, what would end the cell
 * stands in quotation marks.
 */
export function safeCell(text: string): string {
  const safe = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[";\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

const reais = (cents: number) => `${Math.floor(cents / 100)},${String(cents % 100).padStart(2, '0')}`;
