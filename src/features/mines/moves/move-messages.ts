import { HttpError } from '@/api/errors';
import type { ActionLink, UserMessage } from '@/product/money/failure-message';
import { ACTIONS_BY_REASON, failureMessage, isOffline, rejectionMessage } from '@/product/money/failure-message';
import { InProgressInOtherTabError, NotAppliedError } from '@/product/money/operation-errors';
import { OPERATIONS } from '@/product/money/operation-kinds';

import { HashChangedError } from './move-requests';

const VERIFY: ActionLink = { opens: 'verification', label: 'Verificar minha identidade' };

/** Actions by the reason of a 403. */
const ACTIONS: Readonly<Record<string, ActionLink>> = { ...ACTIONS_BY_REASON, pending_face_id: VERIFY, pending_kyc: VERIFY };

/** Action for a balance that is too low for the stake. */
export const DEPOSIT: ActionLink = { opens: 'deposit', label: 'Depositar' };

/**
 * Returns the message for a move that failed, with a next step for a rejection whose reason has one, such as a limit or a missing
 * verification, and for a balance that is too low.
 */
export function moveMessage(failure: Error): UserMessage {
  if (isOffline(failure))
    return { text: 'Você está sem conexão. Nada foi enviado nem será enviado automaticamente: a rodada segue como está.' };
  if (failure instanceof InProgressInOtherTabError) return { text: 'Outra aba está jogando esta rodada. Termine lá ou aguarde.' };
  if (failure instanceof HashChangedError)
    return {
      text: 'O hash da próxima rodada mudou, pois você jogou em outro lugar. Nada foi apostado: veja o novo hash e aposte de novo.',
    };
  if (failure instanceof NotAppliedError)
    return { text: 'Conferimos: a sua jogada não foi feita. Veja como a casa informa a rodada agora.' };
  if (!(failure instanceof HttpError)) return failureMessage(failure, OPERATIONS.mines);
  const { text } = rejectionMessage(failure);
  return { text, action: ACTIONS[failure.reason] ?? (/saldo insuficiente/i.test(text) ? DEPOSIT : undefined) };
}
