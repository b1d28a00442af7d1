import { describeError, HttpError, NetworkError } from '@/api/errors';
import { ElsewhereError, NotDoneError, OfflineError, UnknownOutcomeError } from '@/shared/lib/money-intent';
import { paths } from '@/shell/paths';

import { HashChangedError } from './moves';

/** Why a move was not made, for the player, and the way out where there is one. */
export interface Refusal {
  readonly text: string;
  /** Where it leads: a path, or `verify` (the identity check), `deposit`, `look` (at the round once more). */
  readonly way?: { readonly label: string; readonly to: string } | undefined;
}

/** The ways out, by why something is refused. */
export const WAYS: Readonly<Record<string, NonNullable<Refusal['way']>>> = {
  limit_reached: { to: paths.protection(), label: 'Ver meus limites' },
  suspended: { to: paths.protection(), label: 'Ver minha pausa' },
  excluded: { to: paths.walletWithdraw(), label: 'Sacar o que tenho' },
  pending_face_id: { to: 'verify', label: 'Verificar minha identidade' },
  pending_kyc: { to: 'verify', label: 'Verificar minha identidade' },
};

export const DEPOSIT = { to: 'deposit', label: 'Depositar' } as const;

const INSUFFICIENT = /saldo insuficiente/i;

/** What the player reads of a failed move. */
export function refusalOf(failure: Error): Refusal {
  if (failure instanceof OfflineError || (failure instanceof NetworkError && !failure.sent))
    return { text: 'Você está sem conexão. Nada foi enviado e nada será enviado sozinho: a rodada segue como está.' };
  if (failure instanceof ElsewhereError) return { text: 'Outra aba está jogando esta rodada. Termine lá ou aguarde.' };
  if (failure instanceof HashChangedError)
    return {
      text: 'O hash da próxima rodada mudou, pois você jogou em outro lugar. Nada foi apostado: veja o novo hash e aposte de novo.',
    };
  if (failure instanceof NotDoneError) return { text: 'Conferimos: a jogada não chegou e nada mudou na rodada. Tente de novo.' };
  if (failure instanceof UnknownOutcomeError)
    return {
      text: 'Ainda não sabemos se a jogada valeu. A rodada está guardada no servidor.',
      way: { to: 'look', label: 'Verificar agora' },
    };
  if (!(failure instanceof HttpError)) return { text: describeError(failure) };
  const [first] = Object.values(failure.fieldErrors).flat();
  const text = failure.status === 422 && first !== undefined ? first : describeError(failure);
  return { text, way: WAYS[failure.reason] ?? (INSUFFICIENT.test(text) ? DEPOSIT : undefined) };
}
