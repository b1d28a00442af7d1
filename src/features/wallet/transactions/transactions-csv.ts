import type { Transaction } from '@generated/api/model/transaction';

import { formatDate, formatTime } from '@/shared/format/date';
import { currencySymbol } from '@/shared/format/money';

import { formatReais, toCsv } from '../csv';
import { sourceLabel, statusLabel, transactionName, typeLabel } from './transaction-labels';

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

/** Formats the file of transactions. Amounts have no sign. */
export function transactionsCsv(transactions: readonly Transaction[]): string {
  const rows = transactions.map((transaction) => [
    formatDate(transaction.created_at),
    formatTime(transaction.created_at),
    transactionName(transaction),
    sourceLabel(transaction),
    typeLabel(transaction),
    statusLabel(transaction),
    formatReais(transaction.amount),
    transaction.balance_after === null || transaction.balance_after === undefined ? '' : formatReais(transaction.balance_after),
    transaction.id,
    transaction.reference ?? '',
  ]);
  return toCsv([header(), ...rows]);
}
