import type { Transaction } from '@generated/api/model/transaction';

import { formatDate, formatTime } from '@/shared/format/date';
import { currencySymbol } from '@/shared/format/money';

import { SOURCE_LABELS, STATUS_LABELS, transactionName, TYPE_LABELS } from './transaction-labels';

const header = () => [
  'Data',
  'Hora',
  'Descrição',
  'Origem',
  'Tipo',
  'Situação',
  `Valor (${currencySymbol()})`,
  `Saldo depois (${currencySymbol()})`,
  'Transação',
  'Referência',
];

/** Formats CSV for Brazilian spreadsheets: semicolons, decimal commas, a byte order mark. Amounts have no sign. */
export function transactionsCsv(transactions: readonly Transaction[]): string {
  const rows = transactions.map((transaction) => [
    formatDate(transaction.created_at),
    formatTime(transaction.created_at),
    transactionName(transaction),
    SOURCE_LABELS[transaction.source],
    TYPE_LABELS[transaction.type],
    STATUS_LABELS[transaction.status],
    formatReais(transaction.amount),
    typeof transaction.balance_after === 'number' ? formatReais(transaction.balance_after) : '',
    transaction.id,
    transaction.reference ?? '',
  ]);
  return `\uFEFF${[header(), ...rows].map((row) => row.map(safeCell).join(';')).join('\r\n')}\r\n`;
}

/** Escapes a cell. The apostrophe keeps spreadsheets from running a description as a formula. */
export function safeCell(text: string): string {
  const safe = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[";\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

const formatReais = (cents: number) => `${Math.floor(cents / 100)},${String(cents % 100).padStart(2, '0')}`;
