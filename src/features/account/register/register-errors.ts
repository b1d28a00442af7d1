import type { RegisterAnswer } from '@generated/api/model/register-answer';
import type { ValidateDocumentAnswer } from '@generated/api/model/validate-document-answer';

import { HttpError, describeError } from '@/api/errors';

import type { RegisterValues } from './register-draft';
import { FIELD_NAMES } from './register-rules';

/** Why a registration was refused: what belongs to a field, and what belongs to none. */
export interface RegisterErrors {
  readonly fields: Partial<Record<keyof RegisterValues, string>>;
  readonly message: string | undefined;
  /** Whether a captcha's answer was among what was refused. */
  readonly captcha: boolean;
}

const NOT_OPENED = 'Não foi possível concluir o cadastro. Tente de novo em instantes.';
const NOT_CONFIRMED = 'Não foi possível confirmar este CPF. Tente de novo em instantes.';

/** The field that a server's field stands for: the confirmations are sent, not typed (SPEC V2). */
const ALIASES: Readonly<Record<string, keyof RegisterValues>> = {
  email_confirmation: 'email',
  password_confirmation: 'password',
};

/** Why an answer of 200 opens no account (SPEC A15): its field errors, and its message where they say nothing. */
export function rejectionErrors({ message, data }: RegisterAnswer): RegisterErrors {
  return refusalOf(data?.errors ?? {}, message ?? '');
}

/** Why a registration failed: a refusal with its field errors, in either form (SPEC A15), or what happened. */
export function failureErrors(error: unknown): RegisterErrors {
  if (!(error instanceof HttpError)) return refusalOf({}, describeError(error));
  return refusalOf(error.fieldErrors, wordsOf(error, NOT_OPENED));
}

/**
 * Why a document check fills in nothing: its errors, or its message (SPEC V1).
 *
 * @returns undefined for a good answer: one that does not say no, and has a name
 */
export function documentRejectionMessage({ success, errors, name, message }: ValidateDocumentAnswer): string | undefined {
  if (success === false) return firstText(errors) ?? (message || NOT_CONFIRMED);
  if (name === undefined || name === null || name.trim() === '') return message || NOT_CONFIRMED;
  return undefined;
}

/** Why a document check failed. */
export function documentFailureMessage(error: unknown): string {
  if (!(error instanceof HttpError)) return describeError(error);
  return firstText(error.fieldErrors) ?? wordsOf(error, NOT_CONFIRMED);
}

function refusalOf(errors: Readonly<Record<string, readonly string[]>>, message: string): RegisterErrors {
  const fields: RegisterErrors['fields'] = {};
  const others: string[] = [];
  for (const [server, [text]] of Object.entries(errors)) {
    const name = FIELD_NAMES.find((known) => known === server) ?? (Object.hasOwn(ALIASES, server) ? ALIASES[server] : undefined);
    if (text === undefined) continue;
    if (name === undefined) others.push(text);
    else fields[name] ??= text;
  }
  // Beside a field that says why, the general sentence is noise.
  const general = Object.keys(fields).length > 0 ? undefined : message || NOT_OPENED;
  return { fields, message: others.length > 0 ? others.join(' ') : general, captcha: Object.hasOwn(errors, 'captcha_token') };
}

/** The server's own words; those of a 401 are of a session, which a visitor has none of. */
function wordsOf(error: HttpError, otherwise: string): string {
  return error.status === 401 ? error.errorText || otherwise : describeError(error);
}

function firstText(errors: Readonly<Record<string, readonly string[]>> = {}): string | undefined {
  return Object.values(errors)
    .flat()
    .find((text) => text !== '');
}
