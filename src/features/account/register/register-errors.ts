import type { RegisterAnswer } from '@generated/api/model/register-answer';
import type { ValidateDocumentAnswer } from '@generated/api/model/validate-document-answer';

import { HttpError, describeError } from '@/api/errors';

import type { RegisterValues } from './register-draft';
import { FIELD_NAMES } from './register-rules';

/** Errors of a registration: texts for fields, and a message for all else. */
export interface RegisterErrors {
  readonly fields: Partial<Record<keyof RegisterValues, string>>;
  /** Message for errors of no field, or for the whole form; undefined if every error belongs to a field. */
  readonly message: string | undefined;
}

const REGISTRATION_FAILED = 'Não foi possível concluir o cadastro. Tente de novo em instantes.';
const CHECK_FAILED = 'Não foi possível confirmar este CPF. Tente de novo em instantes.';

/** Fields by the server's other names for them. Confirmations have no field of their own (SPEC V2). */
const ALIASES: Readonly<Record<string, keyof RegisterValues>> = {
  email_confirmation: 'email',
  password_confirmation: 'password',
  is_pep: 'isPep',
  barred_status: 'barredStatus',
};

/** Returns the errors of a 200 that created no account (SPEC A15). */
export function rejectionErrors({ message, data }: RegisterAnswer): RegisterErrors {
  return splitErrors(data?.errors ?? {}, message ?? '');
}

/** Returns a failed registration's errors (SPEC A15). */
export function failureErrors(error: unknown): RegisterErrors {
  if (!(error instanceof HttpError)) return splitErrors({}, describeError(error));
  return splitErrors(error.fieldErrors, serverMessage(error, REGISTRATION_FAILED));
}

/** Returns the message of a rejected CPF check (SPEC V1); undefined if it succeeded with a name. */
export function cpfRejectionMessage({ success, errors, name, message }: ValidateDocumentAnswer): string | undefined {
  if (success === false) return allTexts(errors) ?? (message || CHECK_FAILED);
  if (name === undefined || name === null || name.trim() === '') return message || CHECK_FAILED;
  return undefined;
}

/** Returns the message of a failed CPF check. */
export function cpfCheckErrorMessage(error: unknown): string {
  if (!(error instanceof HttpError)) return describeError(error);
  return allTexts(error.fieldErrors) ?? serverMessage(error, CHECK_FAILED);
}

function splitErrors(errors: Readonly<Record<string, readonly string[]>>, message: string): RegisterErrors {
  const fields: RegisterErrors['fields'] = {};
  const others: string[] = [];
  for (const [serverName, [text]] of Object.entries(errors)) {
    const name =
      FIELD_NAMES.find((known) => known === serverName) ?? (Object.hasOwn(ALIASES, serverName) ? ALIASES[serverName] : undefined);
    if (text === undefined) continue;
    if (name === undefined) others.push(text);
    else fields[name] ??= text;
  }
  const general = Object.keys(fields).length > 0 ? undefined : message || REGISTRATION_FAILED;
  return { fields, message: others.length > 0 ? others.join(' ') : general };
}

/** Returns the message of a failure. For a 401, the default text would be about a session, which visitors do not have. */
function serverMessage(error: HttpError, fallback: string): string {
  return error.status === 401 ? error.errorText || fallback : describeError(error);
}

/** Returns the texts of all fields as one; undefined if there is none. */
function allTexts(errors: Readonly<Record<string, readonly string[]>> = {}): string | undefined {
  const texts = Object.values(errors).flat();
  return texts.join(' ').trim() || undefined;
}
