import type { OperationSubject } from './failure-message';

/** Names of the operations by kind, and what each has done once it was executed. The id of its object may follow a kind. */
export const OPERATIONS = {
  deposit: { name: 'o depósito', gender: 'm', done: 'O código PIX foi gerado.' },
  withdraw: { name: 'o saque', gender: 'm', done: 'O saque foi pedido.' },
  cancel: { name: 'o cancelamento', gender: 'm', done: 'O saque foi cancelado.' },
  coupon: { name: 'a ativação do cupom', gender: 'f', done: 'O cupom foi ativado.' },
  redeem: { name: 'o resgate', gender: 'm', done: 'O bônus foi resgatado.' },
  activate: { name: 'a ativação do bônus', gender: 'f', done: 'O bônus está em uso.' },
  exclude: { name: 'a exclusão do bônus', gender: 'f', done: 'O bônus foi excluído.' },
  'opt-in': { name: 'a inscrição', gender: 'f', done: 'A inscrição na promoção foi feita.' },
  double: { name: 'a aposta', gender: 'f', done: 'A aposta foi feita.' },
  'double cancel': { name: 'a retirada', gender: 'f', done: 'A aposta foi retirada.' },
  mines: { name: 'a jogada', gender: 'f', done: 'A jogada foi feita.' },
} as const satisfies Readonly<Record<string, OperationSubject & { readonly done: string }>>;

type Name = keyof typeof OPERATIONS;

/** Kind of an operation. One of a kind runs at a time. */
export type OperationKind = Name | `${Name} ${string}`;

/** Returns the operation that a name `kind player-id` belongs to, by the longest kind that fits; undefined if none does. */
export function operationOf(name: string): (typeof OPERATIONS)[Name] | undefined {
  const [kind] = (Object.keys(OPERATIONS) as Name[]).filter((one) => name.startsWith(`${one} `)).toSorted((a, b) => b.length - a.length);
  return kind === undefined ? undefined : OPERATIONS[kind];
}
