import { describeError, HttpError, IpBlockedError } from '@/api/errors';
import { formatMoney } from '@/shared/format/money';
import { ElsewhereError, NotDoneError, OfflineError, UnknownOutcomeError } from '@/shared/lib/money-intent';
import { paths } from '@/shell/paths';

import { COLOR_RULES } from './rules';
import { StillThereError } from './use-take-back';

/** Why a bet was not placed, for the player, and the way out where there is one. */
export interface Refusal {
  readonly text: string;
  readonly way?: Way | undefined;
}

type Way = { readonly label: string } & ({ readonly to: string } | { readonly opens: 'deposit' });

/** The ways out, by why something is refused. */
export const WAYS: Readonly<Record<string, Way>> = {
  limit_reached: { to: paths.protection(), label: 'Ver meus limites' },
  suspended: { to: paths.protection(), label: 'Ver minha pausa' },
  excluded: { to: paths.walletWithdraw(), label: 'Sacar o que tenho' },
  pending_face_id: { to: paths.accountDocument(), label: 'Ver o que falta' },
  pending_kyc: { to: paths.accountDocument(), label: 'Ver o que falta' },
};

const TRANSACTIONS: Way = { to: paths.transactions(), label: 'Ver transações' };

/**
 * What the player reads of a bet that was not placed.
 *
 * @param failure anything thrown
 */
export function refusalOf(failure: Error): Refusal {
  if (failure instanceof OfflineError || ('sent' in failure && failure.sent === false))
    return { text: 'Você está sem conexão. A aposta não foi enviada e não será sozinha.' };
  if (failure instanceof ElsewhereError) return { text: 'Outra aba do site está enviando uma aposta. Termine lá ou aguarde.' };
  if (failure instanceof NotDoneError) return { text: 'Conferimos: a aposta não foi feita e nada saiu do seu saldo.' };
  if (failure instanceof UnknownOutcomeError)
    return {
      text: 'Ainda não sabemos se a aposta foi feita. Confira nas transações antes de apostar de novo.',
      way: TRANSACTIONS,
    };
  if (failure instanceof IpBlockedError) return { text: describeError(failure) };
  return failure instanceof HttpError ? answered(failure) : { text: describeError(failure) };
}

/**
 * What the player reads of a bet that was not taken back.
 *
 * @param failure anything thrown
 */
export function stayedOf(failure: Error): Refusal {
  if (failure instanceof OfflineError || ('sent' in failure && failure.sent === false))
    return { text: 'Você está sem conexão. O pedido de retirada não foi enviado: a aposta continua na mesa.' };
  if (failure instanceof StillThereError) {
    const { amount, color, status } = failure.bet;
    const what = `a aposta de ${formatMoney(amount)} no ${COLOR_RULES[color].name}`;
    return { text: `Conferimos: ${what} ${status === 'open' ? 'continua na mesa' : 'não saiu da mesa e valeu na rodada'}.` };
  }
  if (failure instanceof UnknownOutcomeError)
    return { text: 'Ainda não sabemos se a aposta saiu da mesa. Confira nas transações.', way: TRANSACTIONS };
  if (failure instanceof HttpError && failure.status === 409)
    return { text: 'As apostas fecharam antes de a sua sair da mesa. Ela vale nesta rodada.' };
  return { text: `A aposta não foi retirada. ${describeError(failure)}` };
}

function answered(failure: HttpError): Refusal {
  const text = describeError(failure);
  if (failure.status === 409) return { text: `${sentence(text)} Nada saiu do seu saldo; aposte na próxima rodada.` };
  if (failure.status === 422) {
    const [first = text] = Object.values(failure.fieldErrors).flat();
    return first.startsWith('Saldo insuficiente') ? { text: first, way: { opens: 'deposit', label: 'Depositar' } } : { text: first };
  }
  return { text, way: WAYS[failure.reason] };
}

const sentence = (text: string) => (text.endsWith('.') ? text : `${text}.`);
