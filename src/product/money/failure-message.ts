import { describeError, HttpError, NetworkError } from '@/api/errors';

import { TERMS_LINK } from '../eligibility';
import { paths } from '../paths';
import {
  InProgressInOtherTabError,
  NotAppliedError,
  NotSentError,
  OfflineError,
  RejectedInBodyError,
  UnknownOutcomeError,
} from './operation-errors';

/** Next step beside a message: a link to a page, or a button that opens something. */
export type ActionLink = { readonly label: string } & ({ readonly to: string } | { readonly opens: 'deposit' | 'verification' });

export interface UserMessage {
  readonly text: string;
  /** Exact rule, as the server states it. */
  readonly detail?: string | undefined;
  readonly action?: ActionLink | undefined;
}

/** Operation as a sentence names it. */
export interface OperationSubject {
  /** Name with its article, such as 'o depósito'. */
  readonly name: string;
  readonly gender: 'm' | 'f';
}

/** Next steps by the reason of a rejection. */
export const ACTIONS_BY_REASON: Readonly<Record<string, ActionLink>> = {
  limit_reached: { to: paths.protection(), label: 'Ver meus limites' },
  suspended: { to: paths.protection(), label: 'Ver minha pausa' },
  excluded: { to: paths.walletWithdraw(), label: 'Sacar meu saldo' },
  pending_activation: { to: paths.userActivation(), label: 'Ver o que falta' },
  barred: { to: paths.walletWithdraw(), label: 'Sacar meu saldo' },
  terms_changed: TERMS_LINK,
  pending_face_id: { to: paths.accountDocument(), label: 'Ver o que falta' },
  pending_kyc: { to: paths.accountDocument(), label: 'Ver o que falta' },
};

export const SEE_TRANSACTIONS: ActionLink = { to: paths.transactions(), label: 'Ver transações' };

/** Returns the text that says whether money moved and what to do next. */
export function failureMessage(failure: Error, subject: OperationSubject): UserMessage {
  const { name } = subject;
  const ending = endingOf(subject);
  const sent = `enviad${ending}`;
  if (isOffline(failure))
    return { text: `Você está sem conexão. ${capitalize(name)} não foi ${sent} nem será automaticamente: tente de novo quando voltar.` };
  if (failure instanceof InProgressInOtherTabError) return { text: `Outra aba do site está enviando ${name}. Termine lá ou aguarde.` };
  if (failure instanceof NotSentError) {
    const why = failure.cause === undefined ? '' : `${describeError(failure.cause)} `;
    return { text: `${why}${capitalize(name)} não foi ${sent}.` };
  }
  if (failure instanceof NotAppliedError)
    return { text: `Conferimos: ${name} não foi feit${ending} e nada mudou no seu saldo. Tente de novo.` };
  if (failure instanceof UnknownOutcomeError)
    return { text: `Ainda não sabemos se ${name} foi feit${ending}. Seguimos conferindo.`, action: SEE_TRANSACTIONS };
  if (failure instanceof RejectedInBodyError) return { text: failure.message };
  return failure instanceof HttpError ? rejectionMessage(failure) : { text: describeError(failure) };
}

/**
 * Returns the text of a rejection, with the next step for its reason, if there is one. A 422 with field errors has no next step:
 * the first field error is its detail, or its text if the server's message is generic or the same.
 */
export function rejectionMessage(failure: HttpError): UserMessage {
  const [first] = Object.values(failure.fieldErrors).flat();
  const text = describeError(failure);
  if (failure.status === 422 && first !== undefined) return first === text || isGeneric(text) ? { text: first } : { text, detail: first };
  return { text, action: ACTIONS_BY_REASON[failure.reason] };
}

/** Returns true if the device was offline, or the network failed before the request left it. */
export function isOffline(failure: Error): boolean {
  return failure instanceof OfflineError || (failure instanceof NetworkError && !failure.sent);
}

/** Returns the title for an operation whose outcome stays unknown. */
export function unresolvedTitle(subject: OperationSubject): string {
  return `Ainda não sabemos se ${subject.name} foi feit${endingOf(subject)}.`;
}

/** Returns the text while a request is in flight. */
export const sendingText = (subject: OperationSubject): string => `Estamos processando ${subject.name}.`;

const endingOf = ({ gender }: OperationSubject) => (gender === 'm' ? 'o' : 'a');

/** Returns true for a message that says only that some field is wrong, as that of a 422 often does. */
const isGeneric = (text: string) => text.startsWith('Os dados enviados');

const capitalize = (text: string) => text.slice(0, 1).toUpperCase() + text.slice(1);
