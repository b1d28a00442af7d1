import type { components } from '@generated/schema';

import type { Person } from './document-check';
import { checkDocument } from './document-check';
import { isSameName } from './names';
import type { Result } from '../result';
import { err, ok } from '../result';
import { isPhone } from './phone';

type Schemas = components['schemas'];

/** Questions about existing accounts. */
export interface AccountLookup {
  isCpfTaken(digits: string): boolean;
  /** Returns true if an account has the address. @param email in lower case */
  isEmailTaken(email: string): boolean;
}

/** Applicant for an account. Name and birthday are from the tax register. */
export interface Applicant extends Person {
  /** Address in lower case. */
  email: string;
  /** Digits without country code. */
  phone: string;
  /** Country code without plus; 55 if the request has none. Only Brazilian numbers are validated. */
  phoneCode: string;
  password: string;
  /** Declaration of a politically exposed person (SPEC Q13). */
  isPep: boolean;
}

const BRAZIL = '55';
const CAPTCHA = /^standin\.[0-9a-z]+\.[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/**
 * Validates a registration that matches the contract's schema (SPEC A15, V2, E8, Q13). Name and birthday must be those of the tax register.
 * Creates no account.
 *
 * @returns the applicant, or all errors by field in pt-BR; a minor's is at `birthday`
 */
export function validateRegistration(
  request: Schemas['RegisterRequest'],
  { isCpfTaken, isEmailTaken }: AccountLookup,
  now: number,
): Result<Applicant, Schemas['FieldErrors']> {
  const { phone, phone_code: phoneCode = BRAZIL, password } = request;
  const email = normalizeEmail(request.email);
  const checked = checkDocument(request.document, isCpfTaken, now);
  const errors: Schemas['FieldErrors'] = {};
  const addError = (field: string, isWrong: boolean, message: string) => {
    if (isWrong) (errors[field] ??= []).push(message);
  };

  if (checked.ok) {
    addError('name', !isSameName(request.name, checked.value.name), 'O nome não confere com o CPF.');
    addError('birthday', request.birthday !== checked.value.birthday, 'A data de nascimento não confere com o CPF.');
  } else {
    const { reason, message } = checked.error;
    addError(reason === 'under_age' ? 'birthday' : 'document', true, message);
  }
  const { barred_status: barred = 'none' } = request;
  addError('barred_status', barred !== 'none', 'A lei não permite apostas nesta situação. Por isso não podemos abrir a conta.');
  addError('email', isEmailTaken(email), 'Este e-mail já está em uso.');
  addError('email_confirmation', normalizeEmail(request.email_confirmation) !== email, 'Os e-mails não são iguais.');
  addError('phone', phoneCode === BRAZIL && !isPhone(phone), 'Informe um telefone com DDD.');
  addError('password_confirmation', request.password_confirmation !== password, 'As senhas não são iguais.');
  addError('captcha_token', isBadCaptcha(request.captcha_token), 'Não foi possível confirmar que você não é um robô.');

  if (!checked.ok || Object.keys(errors).length > 0) return err(errors);
  return ok({ ...checked.value, email, phone, phoneCode, password, isPep: request.is_pep ?? false });
}

/** Trims an address and converts it to lower case, without checking it. */
export const normalizeEmail = (text: string): string => text.trim().toLowerCase();

/** Returns true for a wrong token of the mock captcha. Others cannot be checked here, and are accepted, and so is a missing one. */
const isBadCaptcha = (token: string | undefined) => token !== undefined && token.startsWith('standin') && !CAPTCHA.test(token);
