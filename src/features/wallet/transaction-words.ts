import type { Transaction } from '@generated/api/model/transaction';

/** What sources are called. */
export const SOURCES: Readonly<Record<Transaction['source'], string>> = {
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

/** What directions are called. */
export const TYPES: Readonly<Record<Transaction['type'], string>> = { 1: 'Entrada', 2: 'Saída' };

/** What states are called. */
export const STATUSES: Readonly<Record<Transaction['status'], string>> = {
  1: 'Pendente',
  2: 'Aprovado',
  3: 'Recusado',
  4: 'Cancelado',
  5: 'Expirado',
  6: 'Estornado',
  7: 'Em análise',
};

/** What a transaction is called: its own description, or where it comes from. */
export const transactionName = ({ description, source }: Transaction): string => description || SOURCES[source];

/** Whether a transaction has changed the balance: only then does it have one after it. */
export const hasMoved = ({ balance_after: after }: Transaction): boolean => typeof after === 'number';
