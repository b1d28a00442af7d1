import type { Transaction } from '@generated/api/model/transaction';

export const SOURCE_LABELS: Readonly<Record<Transaction['source'], string>> = {
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

export const TYPE_LABELS: Readonly<Record<Transaction['type'], string>> = { 1: 'Entrada', 2: 'Saída' };

export const STATUS_LABELS: Readonly<Record<Transaction['status'], string>> = {
  1: 'Pendente',
  2: 'Aprovado',
  3: 'Recusado',
  4: 'Cancelado',
  5: 'Expirado',
  6: 'Estornado',
  7: 'Em análise',
};

/** Returns the description, else the source's label. */
export const transactionName = ({ description, source }: Transaction): string => description || SOURCE_LABELS[source];

/** Returns true if the balance changed: only then is there a `balance_after`. */
export const hasChangedBalance = ({ balance_after: after }: Transaction): boolean => typeof after === 'number';
