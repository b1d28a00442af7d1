import type { Transaction } from '@generated/api/model/transaction';
import type { TransactionSource } from '@generated/api/model/transaction-source';
import type { TransactionStatus } from '@generated/api/model/transaction-status';
import type { TransactionType } from '@generated/api/model/transaction-type';

import { labelOf } from '@/shared/lib/label-of';

export const SOURCE_LABELS: Readonly<Record<TransactionSource, string>> = {
  Deposit: 'Depósito',
  Withdraw: 'Saque',
  Bet: 'Aposta',
  Win: 'Prêmio',
  Refund: 'Devolução',
  Bonus: 'Bônus',
  Coupon: 'Cupom',
  Referral: 'Indicação',
  Adjustment: 'Ajuste',
};

export const TYPE_LABELS: Readonly<Record<TransactionType, string>> = { 1: 'Entrada', 2: 'Saída' };

export const STATUS_LABELS: Readonly<Record<TransactionStatus, string>> = {
  1: 'Pendente',
  2: 'Aprovado',
  3: 'Recusado',
  4: 'Cancelado',
  5: 'Expirado',
  6: 'Estornado',
  7: 'Em análise',
};

/** Returns the label of a transaction's source, 'Outro' for an unknown one. */
export const sourceLabel = ({ source }: Transaction): string => labelOf(SOURCE_LABELS, source, 'Outro');
/** Returns the label of a transaction's type, 'Outro' for an unknown one. */
export const typeLabel = ({ type }: Transaction): string => labelOf(TYPE_LABELS, type, 'Outro');
/** Returns the label of a transaction's status, 'Em processamento' for an unknown one. */
export const statusLabel = ({ status }: Transaction): string => labelOf(STATUS_LABELS, status, 'Em processamento');

/** Returns the description of a transaction, or else the label of its source. */
export const transactionName = (transaction: Transaction): string => transaction.description || sourceLabel(transaction);

/** Returns true if a transaction changed the balance. Only such a transaction has a `balance_after`. */
export const hasChangedBalance = ({ balance_after: after }: Transaction): boolean => after !== null && after !== undefined;
