import { describeError, HttpError, IpBlockedError } from '@/api/errors';
import { ElsewhereError, NotDoneError, OfflineError, UnknownOutcomeError } from '@/shared/lib/money-intent';
import { paths } from '@/shell/paths';

/** Why a bet was not placed, for the player, and the way out where there is one. */
export interface Refusal {
  readonly text: string;
  readonly way?: Way | undefined;
}

type Way = { readonly label: string } & ({ readonly to: string } | { readonly opens: 'deposit' });

const WAYS: Readonly<Record<string, Way>> = {
  limit_reached: { to: paths.protection(), label: 'Ver meus limites' },
  suspended: { to: paths.protection(), label: 'Ver minha pausa' },
  excluded: { to: paths.walletWithdraw(), label: 'Sacar o que tenho' },
  pending_face_id: { to: paths.accountDocument(), label: 'Ver o que falta' },
  pending_kyc: { to: paths.accountDocument(), label: 'Ver o que falta' },
};

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
      way: { to: paths.transactions(), label: 'Ver transações' },
    };
  if (failure instanceof IpBlockedError) return { text: describeError(failure) };
  return failure instanceof HttpError ? answered(failure) : { text: describeError(failure) };
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
