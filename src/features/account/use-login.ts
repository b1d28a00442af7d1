import { useMutation } from '@tanstack/react-query';

import { getLoginMutationOptions } from '@generated/api/auth';
import type { LoginRequest } from '@generated/api/model/login-request';

import { theSession } from '@/session/use-session';

import { refusalOf, refusalOfError } from './login-refusal';

/**
 * Logs in (SPEC A17, L2).
 *
 * @param onDone called once a player is logged in
 */
export function useLogin(onDone: () => void) {
  const { mutate, isPending, data, error } = useMutation({
    ...getLoginMutationOptions(),
    onSuccess: ({ access_token, expires_in = 0 }) => {
      if (access_token === undefined) return;
      theSession().receive(access_token, expires_in);
      onDone();
    },
  });
  const refused = data !== undefined && data.access_token === undefined;
  return {
    // What was typed travels as `login` too (SPEC D6).
    logIn: ({ email, password }: LoginRequest) => mutate({ data: { email, password, login: email } }),
    busy: isPending,
    /** Why the last attempt failed. */
    refusal: error !== null ? refusalOfError(error) : refused ? refusalOf(data) : undefined,
  };
}
