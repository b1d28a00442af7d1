import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';

import { login, registerPlayer } from '@generated/api/auth';

import { HttpError } from '@/api/errors';
import { theSession } from '@/session/use-session';

import type { RegisterValues } from './register-draft';
import { updateRegisterDraft } from './register-draft';
import { marketingFields, refererField } from './marketing-fields';
import type { RegisterErrors } from './register-errors';
import { rejectionErrors, failureErrors } from './register-errors';
import { toRegisterRequest } from './register-rules';

/** How an attempt to register ended: `opened` has an account whose login did not come about. */
export type RegisterOutcome = { name: 'entered' } | { name: 'opened' } | { name: 'refused'; refusal: RegisterErrors };

/** Opens an account and logs in to it (SPEC A15, A17); the password goes from the form to both calls and nowhere else. */
export function useRegister() {
  const mayBeOpen = useRef(false);

  async function run({ values, captcha }: { values: RegisterValues; captcha: string | undefined }): Promise<RegisterOutcome> {
    const refusal = await open(values, captcha);
    if (refusal === undefined) return (await enter(values)) ? { name: 'entered' } : { name: 'opened' };
    // An answer that got lost may have opened the account that is in the way now.
    const isTaken = refusal.fields.document !== undefined || refusal.fields.email !== undefined;
    if (mayBeOpen.current && isTaken && (await enter(values))) return { name: 'entered' };
    return { name: 'refused', refusal };
  }

  async function open(values: RegisterValues, captcha: string | undefined): Promise<RegisterErrors | undefined> {
    const data = {
      ...toRegisterRequest(values),
      termsAccepted: true as const,
      ...refererField(),
      ...marketingFields(),
      ...(captcha === undefined ? {} : { captcha_token: captcha }),
    };
    try {
      const answer = await registerPlayer(data);
      // A success that is not said is none: an empty answer tells nothing.
      return answer?.success ? undefined : rejectionErrors(answer ?? { success: false });
    } catch (error) {
      if (!(error instanceof HttpError) || error.status >= 500) mayBeOpen.current = true;
      return failureErrors(error);
    }
  }

  async function enter({ email, password }: RegisterValues): Promise<boolean> {
    const name = email.trim();
    try {
      const { access_token, expires_in = 0 } = (await login({ email: name, password, login: name })) ?? {};
      if (access_token === undefined) return false;
      theSession().receive(access_token, expires_in);
      return true;
    } catch {
      // The account is there all the same: its login says what is wrong.
      return false;
    }
  }

  return useMutation({
    mutationFn: run,
    onSuccess: (outcome, { values }) => {
      if (outcome.name !== 'refused') updateRegisterDraft({ stage: 'limits', values: { ...values, password: '' } });
    },
  });
}
