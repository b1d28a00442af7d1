import { useMutation } from '@tanstack/react-query';

import { login as sendLogin } from '@generated/api/auth';
import type { LoginChallenge } from '@generated/api/model/login-challenge';
import type { LoginRequest } from '@generated/api/model/login-request';

import { readDeviceToken } from '@/session/device-token';
import { theSession } from '@/session/use-session';

import { loginRejectionMessage, loginErrorMessage } from './login-error';

/** Handlers for the outcome of a login. */
export interface LoginCallbacks {
  /** Receives the CPF or e-mail as typed. */
  readonly onDone: (login: string) => void;
  /** Runs if the password is right and the backend requires a second factor (SPEC Q30). */
  readonly onChallenge: (challenge: LoginChallenge, login: string) => void;
}

/** Returns `logIn` with its state and its error message (SPEC A17, L2). */
export function useLogin({ onDone, onChallenge }: LoginCallbacks) {
  const { mutate, isPending, data, error } = useMutation({
    mutationFn: (fields: LoginRequest) => sendLogin(fields, { headers: deviceHeader() }),
    onSuccess: (response, { email: login }) => {
      const { access_token: token, expires_in: lifetimeSeconds = 0, second_factor: challenge } = response ?? {};
      if (token === undefined) {
        if (challenge !== undefined) onChallenge(challenge, login);
        return;
      }
      theSession().receive(token, lifetimeSeconds);
      onDone(login);
    },
  });
  // A success without a token is a rejection. Its body can be empty (null).
  const isRejected = data !== undefined && data?.access_token === undefined && data?.second_factor === undefined;
  return {
    // `login` repeats the account name (SPEC D6).
    logIn: ({ email, password }: LoginRequest) => mutate({ email, password, login: email }),
    isPending,
    errorMessage: error !== null ? loginErrorMessage(error) : isRejected ? loginRejectionMessage(data ?? {}) : undefined,
  };
}

/** Returns the header of a trusted device, only if the backend has issued a token: CORS of another backend may refuse the header. */
function deviceHeader(): Record<string, string> {
  const token = readDeviceToken();
  return token === undefined ? {} : { 'Device-Token': token };
}
