import { useMutation } from '@tanstack/react-query';

import { getLoginMutationOptions } from '@generated/api/auth';
import type { LoginRequest } from '@generated/api/model/login-request';

import { theSession } from '@/session/use-session';

import { loginRejectionMessage, loginErrorMessage } from './login-error';

/**
 * Returns the login mutation (SPEC A17, L2).
 *
 * @param onDone called after the login with the CPF or e-mail as typed
 */
export function useLogin(onDone: (login: string) => void) {
  const { mutate, isPending, data, error } = useMutation({
    ...getLoginMutationOptions(),
    onSuccess: (answer, { data: { email: login } }) => {
      const { access_token: token, expires_in: lifetimeSeconds = 0 } = answer ?? {};
      if (token === undefined) return;
      theSession().receive(token, lifetimeSeconds);
      onDone(login);
    },
  });
  // A success without a body has no token either.
  const isRejected = data !== undefined && data?.access_token === undefined;
  return {
    // The contract expects the account name in `login` as well (SPEC D6).
    logIn: ({ email, password }: LoginRequest) => mutate({ data: { email, password, login: email } }),
    isPending,
    /** Reason of the last failed attempt; undefined if there is none. */
    errorMessage: error !== null ? loginErrorMessage(error) : isRejected ? loginRejectionMessage(data ?? {}) : undefined,
  };
}
