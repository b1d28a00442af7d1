import { describeError, HttpError } from '@/api/errors';
import { ElsewhereError, NotDoneError, OfflineError, UnknownOutcomeError } from '@/shared/lib/money-intent';
import { paths } from '@/shell/paths';

/** Why money was not moved, for the player, and the way out where there is one. */
export interface Refusal {
  readonly text: string;
  /** The rule in full, where the server has one beyond the text. */
  readonly detail?: string | undefined;
  readonly way?: { readonly to: string; readonly label: string } | undefined;
}

const WAYS: Readonly<Record<string, { to: string; label: string }>> = {
  limit_reached: { to: paths.protection(), label: 'Ver meus limites' },
  suspended: { to: paths.protection(), label: 'Ver minha pausa' },
  excluded: { to: paths.walletWithdraw(), label: 'Sacar o que tenho' },
  pending_face_id: { to: paths.accountDocument(), label: 'Ver o que falta' },
  pending_kyc: { to: paths.accountDocument(), label: 'Ver o que falta' },
};

/**
 * What the player reads of a failed intent.
 *
 * @param failure anything thrown
 * @param what the intent with its article: 'o depósito'
 */
export function refusalOf(failure: Error, what: string): Refusal {
  if (failure instanceof OfflineError || isUnsent(failure))
    return { text: `Você está sem conexão. ${capital(what)} não foi enviado e não será sozinho: tente de novo quando voltar.` };
  if (failure instanceof ElsewhereError) return { text: `Outra aba do site está enviando ${what}. Termine lá ou aguarde.` };
  if (failure instanceof NotDoneError) return { text: `Conferimos: ${what} não foi feito e nada mudou no seu saldo. Tente de novo.` };
  if (failure instanceof UnknownOutcomeError)
    return {
      text: `Ainda não sabemos se ${what} foi feito. Confira nas transações antes de pedir outro.`,
      way: { to: paths.transactions(), label: 'Ver transações' },
    };
  if (!(failure instanceof HttpError)) return { text: describeError(failure) };
  const [first] = Object.values(failure.fieldErrors).flat();
  const text = describeError(failure);
  // A 422 says in general that a field is wrong, and of the field what.
  if (failure.status === 422 && first !== undefined) return first === text || isGeneral(text) ? { text: first } : { text, detail: first };
  return { text, way: WAYS[failure.reason] };
}

const isUnsent = (failure: Error) => 'sent' in failure && failure.sent === false;

const isGeneral = (text: string) => text.startsWith('Os dados enviados');

const capital = (text: string) => text.slice(0, 1).toUpperCase() + text.slice(1);
