import { useMutation } from '@tanstack/react-query';

import { getLoginMutationOptions } from '@generated/api/auth';
import type { LoginRequest } from '@generated/api/model/login-request';

import { theSession } from '@/session/use-session';

import { loginRejectionMessage, loginErrorMessage } from './login-error';

/**
 * Logs in (SPEC A17, L2).
 *
 * @param onDone called with what was typed to name the account, once its player is logged in
 */
export function useLogin(onDone: (login: string) => void) {
  const { mutate, isPending, data, error } = useMutation({
    ...getLoginMutationOptions(),
    onSuccess: (answer, { data: { email: login } }) => {
      const { access_token: token, expires_in: lasts = 0 } = answer ?? {};
      if (token === undefined) return;
      theSession().receive(token, lasts);
      onDone(login);
    },
  });
  // A success without a body is an answer without a token too.
  const refused = data !== undefined && data?.access_token === undefined;
  return {
    // What was typed travels as `login` too (SPEC D6).
    logIn: ({ email, password }: LoginRequest) => mutate({ data: { email, password, login: email } }),
    busy: isPending,
    /** Why the last attempt failed. */
    refusal: error !== null ? loginErrorMessage(error) : refused ? loginRejectionMessage(data ?? {}) : undefined,
  };
}
