import { describeError, HttpError } from '@/api/errors';
import type { UserMessage } from '@/product/money/failure-message';
import { failureMessage, isOffline, rejectionMessage, SEE_TRANSACTIONS } from '@/product/money/failure-message';
import { NotAppliedError, UnknownOutcomeError } from '@/product/money/operation-errors';
import { OPERATIONS } from '@/product/money/operation-kinds';

/** Returns the message for a bet that failed. */
export function betMessage(failure: Error): UserMessage {
  if (failure instanceof NotAppliedError)
    return {
      text: 'Conferimos na lista desta rodada: a aposta não foi feita. Confira o seu saldo em Transações.',
      action: SEE_TRANSACTIONS,
    };
  if (!(failure instanceof HttpError)) return failureMessage(failure, OPERATIONS.double);
  const { text } = rejectionMessage(failure);
  if (failure.status === 409) return { text: `${withPeriod(text)} Nada saiu do seu saldo; aposte na próxima rodada.` };
  if (failure.status === 422 && text.startsWith('Saldo insuficiente')) return { text, action: { opens: 'deposit', label: 'Depositar' } };
  return rejectionMessage(failure);
}

/** Returns the message for a cancellation that failed. */
export function cancelMessage(failure: Error): UserMessage {
  if (isOffline(failure)) return { text: 'Você está sem conexão. O pedido de retirada não foi enviado: a aposta continua na mesa.' };
  if (failure instanceof NotAppliedError) return { text: 'Conferimos: a aposta não saiu da mesa e vale na rodada.' };
  if (failure instanceof UnknownOutcomeError)
    return { text: 'Ainda não sabemos se a aposta saiu da mesa. Seguimos conferindo.', action: SEE_TRANSACTIONS };
  if (failure instanceof HttpError && failure.status === 409)
    return { text: 'As apostas fecharam antes de a sua sair da mesa. Ela vale nesta rodada.' };
  return { text: `A aposta não foi retirada. ${describeError(failure)}` };
}

const withPeriod = (text: string) => (text.endsWith('.') ? text : `${text}.`);
