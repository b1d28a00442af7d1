import { describeError, HttpError } from '@/api/errors';
import { ElsewhereError, NotDoneError, OfflineError, UnknownOutcomeError } from '@/shared/lib/money-intent';

/** The server said no, in a success: its words for the player. */
export class Refused extends Error {}

/** Why nothing came of what was wished for a bonus or a coupon, for the player. */
export function wordsFor(failure: unknown): string {
  if (failure instanceof Refused) return failure.message;
  if (failure instanceof OfflineError) return 'Você está sem conexão. Nada foi enviado: tente de novo quando voltar.';
  if (failure instanceof ElsewhereError) return 'Outra aba do site está enviando este pedido. Termine lá ou aguarde.';
  if (failure instanceof NotDoneError) return 'Conferimos: nada mudou. Tente de novo.';
  if (failure instanceof UnknownOutcomeError) return 'Resultado desconhecido. Confira seus bônus e cupons antes de tentar de novo.';
  if (!(failure instanceof HttpError)) return describeError(failure);
  return Object.values(failure.fieldErrors).flat()[0] ?? describeError(failure);
}
