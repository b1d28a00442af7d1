import type { Transaction } from '@generated/api/model/transaction';

const SOURCES: Readonly<Record<Transaction['source'], string>> = {
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

const STATUSES: Readonly<Record<Transaction['status'], string>> = {
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

/** How a transaction stands. */
export const transactionStatus = ({ status }: Transaction): string => STATUSES[status];
