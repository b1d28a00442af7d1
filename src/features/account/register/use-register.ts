import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';

import { login, registerPlayer } from '@generated/api/auth';

import { HttpError } from '@/api/errors';
import { theSession } from '@/session/use-session';
import { regulation } from '@/product/runtime-config';

import { marketingFields, refererField } from './marketing-fields';
import type { RegisterValues } from './register-draft';
import { updateRegisterDraft } from './register-draft';
import type { RegisterErrors } from './register-errors';
import { rejectionErrors, failureErrors } from './register-errors';
import { toRegisterRequest } from './register-rules';

/** Outcome of a registration. */
export type RegisterOutcome =
  | { name: 'logged-in' }
  /** The account exists, but its first login failed. */
  | { name: 'created' }
  | { name: 'rejected'; errors: RegisterErrors };

/**
 * Returns a mutation that creates an account, logs in, and moves the draft to the next step (SPEC A15, A17), also if only the login fails.
 * It does not validate the values, sends the terms as accepted in any case, and adds the campaign and the referring page. A rejection or a
 * failed request is an outcome, not an error. If an earlier attempt got no readable response or a 5xx, and CPF or e-mail are now taken, it
 * logs in with the values. The password is never stored, and leaves the draft once the account exists.
 */
export function useRegister() {
  /** True after an attempt without a readable response or with a 5xx: it may have created the account. */
  const mayExist = useRef(false);

  async function run({ values, captcha }: { values: RegisterValues; captcha: string | undefined }): Promise<RegisterOutcome> {
    const errors = await createAccount(values, captcha);
    if (errors === undefined) return (await logIn(values)) ? { name: 'logged-in' } : { name: 'created' };
    // An earlier attempt with a lost response may have created this account.
    const isTaken = errors.fields.document !== undefined || errors.fields.email !== undefined;
    if (mayExist.current && isTaken && (await logIn(values))) return { name: 'logged-in' };
    return { name: 'rejected', errors };
  }

  /** Returns undefined on success. */
  async function createAccount(values: RegisterValues, captcha: string | undefined): Promise<RegisterErrors | undefined> {
    const data = {
      ...toRegisterRequest(values),
      termsAccepted: true as const,
      ...refererField(),
      ...marketingFields(),
      ...(captcha === undefined ? {} : { captcha_token: captcha }),
    };
    try {
      const response = await registerPlayer(data);
      // A response without a body is a failure.
      return response?.success ? undefined : rejectionErrors(response ?? { success: false });
    } catch (error) {
      if (!(error instanceof HttpError) || error.status >= 500) mayExist.current = true;
      return failureErrors(error);
    }
  }

  async function logIn({ email, password }: RegisterValues): Promise<boolean> {
    const account = email.trim();
    try {
      const { access_token, expires_in = 0 } = (await login({ email: account, password, login: account })) ?? {};
      if (access_token === undefined) return false;
      theSession().receive(access_token, expires_in);
      return true;
    } catch {
      // The login form opens next, and shows the reason at the next attempt.
      return false;
    }
  }

  return useMutation({
    mutationFn: run,
    onSuccess: (outcome, { values }) => {
      if (outcome.name === 'rejected') return;
      const step = regulation().registrationLimits === 'none' ? 'done' : 'limits';
      updateRegisterDraft({ step, values: { ...values, password: '' } });
    },
  });
}
