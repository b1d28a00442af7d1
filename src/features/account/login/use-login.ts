import { useMutation } from '@tanstack/react-query';

import { getLoginMutationOptions } from '@generated/api/auth';
import type { LoginRequest } from '@generated/api/model/login-request';

import { theSession } from '@/session/use-session';

import { loginRejectionMessage, loginErrorMessage } from './login-error';

/**
 * Logs in (SPEC A17, L2).
 *
 * @param onDone receives the CPF or e-mail as typed
 */
export function useLogin(onDone: (login: string) => void) {
  const { mutate, isPending, data, error } = useMutation({
    ...getLoginMutationOptions(),
    onSuccess: (response, { data: { email: login } }) => {
      const { access_token: token, expires_in: lifetimeSeconds = 0 } = response ?? {};
      if (token === undefined) return;
      theSession().receive(token, lifetimeSeconds);
      onDone(login);
    },
  });
  // A success can have no body.
  const isRejected = data !== undefined && data?.access_token === undefined;
  return {
    // `login` repeats the account name (SPEC D6).
    logIn: ({ email, password }: LoginRequest) => mutate({ data: { email, password, login: email } }),
    isPending,
    errorMessage: error !== null ? loginErrorMessage(error) : isRejected ? loginRejectionMessage(data ?? {}) : undefined,
  };
}
