import type { FieldErrors, Resolver } from 'react-hook-form';

import type { RegisterRequest as RegisterFields } from '@generated/api/model/register-request';
import { RegisterRequest } from '@generated/zod/auth';

import { MIN_AGE_YEARS, ageInYears, parseDay } from '@/shared/forms/calendar-day';
import { isCpf } from '@/shared/forms/cpf';
import { digitsOf } from '@/shared/forms/mask';
import { regulation } from '@/product/runtime-config';

import type { RegisterValues } from './register-draft';

const UNDER_AGE = 'Você precisa ter 18 anos ou mais.';

/** Messages by the field that is invalid. */
const MESSAGES: Record<keyof RegisterValues, string> = {
  document: 'Informe um CPF válido.',
  name: 'Informe seu nome completo.',
  birthday: 'Informe sua data de nascimento.',
  email: 'Informe um e-mail válido.',
  phone_code: 'Informe o código do país.',
  phone: 'Informe um telefone com DDD.',
  password: 'Use de 8 a 64 caracteres.',
  termsAccepted: 'Aceite os termos para criar a conta.',
  isPep: 'Responda sim ou não.',
  barredStatus: 'Selecione uma opção.',
};

/** Message for a barred person, without blame. The answer is not kept (SPEC Q13). */
export const BARRED = 'A lei não permite apostas nesta situação, por isso não podemos abrir a conta. Não guardamos a sua resposta.';

/** Field names in the order of the form. */
export const FIELD_NAMES: readonly (keyof RegisterValues)[] = [
  'document',
  'name',
  'birthday',
  'isPep',
  'barredStatus',
  'email',
  'phone_code',
  'phone',
  'password',
  'termsAccepted',
];

/**
 * Converts the values to a request, without validating them. Name and e-mail are trimmed, CPF and phone keep their digits only. E-mail and
 * password are sent as their own confirmation (SPEC V2). The birthday becomes YYYY-MM-DD, an invalid one empty. Declarations are sent only
 * if the deployment requires them; an unanswered one counts as false or `none`.
 */
export function toRegisterRequest(values: RegisterValues): Omit<RegisterFields, 'termsAccepted'> & { termsAccepted: boolean } {
  const email = values.email.trim();
  return {
    name: values.name.trim(),
    document: digitsOf(values.document),
    email,
    email_confirmation: email,
    phone: digitsOf(values.phone),
    phone_code: digitsOf(values.phone_code),
    birthday: parseDay(values.birthday) ?? '',
    password: values.password,
    password_confirmation: values.password,
    termsAccepted: values.termsAccepted,
    ...(regulation().declarations === 'required' && {
      is_pep: values.isPep === 'yes',
      barred_status: values.barredStatus === '' ? 'none' : values.barredStatus,
    }),
  };
}

/** Returns the errors of the declarations, if the deployment requires them (SPEC Q13). */
function declarationErrors({ isPep, barredStatus }: RegisterValues): [keyof RegisterValues, string][] {
  if (regulation().declarations !== 'required') return [];
  const errors: [keyof RegisterValues, string][] = [];
  // The form library makes it null once an unanswered question loses the focus.
  if (isPep !== 'yes' && isPep !== 'no') errors.push(['isPep', MESSAGES.isPep]);
  if (barredStatus !== 'none') errors.push(['barredStatus', barredStatus === '' ? MESSAGES.barredStatus : BARRED]);
  return errors;
}

/** Validates by the contract's schema, CPF check digits, the age of 18 and the declarations. A barred person is rejected. */
export const registerResolver: Resolver<RegisterValues> = (values) => {
  const request = toRegisterRequest(values);
  const invalidNames = new Set(RegisterRequest.safeParse(request).error?.issues.map(({ path: [name] }) => String(name)));
  const messages = new Map(FIELD_NAMES.filter((name) => invalidNames.has(name)).map((name) => [name, MESSAGES[name]]));
  if (!isCpf(values.document)) messages.set('document', MESSAGES.document);
  if (!messages.has('birthday') && ageInYears(request.birthday) < MIN_AGE_YEARS) messages.set('birthday', UNDER_AGE);
  for (const [name, message] of declarationErrors(values)) messages.set(name, message);
  if (messages.size === 0) return { values, errors: {} };
  const errors: FieldErrors<RegisterValues> = {};
  for (const [name, message] of messages) errors[name] = { type: 'rule', message };
  return { values: {}, errors };
};
