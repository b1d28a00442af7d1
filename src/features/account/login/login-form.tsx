import { zodResolver } from '@hookform/resolvers/zod';
import type { ReactNode } from 'react';
import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { useMutation } from '@tanstack/react-query';

import type { LoginRequest as LoginFields } from '@generated/api/model/login-request';
import { LoginRequest } from '@generated/zod/auth';
import { login as sendLogin } from '@generated/api/auth';
import type { LoginChallenge } from '@generated/api/model/login-challenge';

import { openModal } from '@/product/modal-store';
import { Button } from '@/shared/ui/button';
import { PasswordField } from '@/shared/ui/credential-fields';
import { Field } from '@/shared/ui/field';
import { FormError } from '@/shared/ui/form-error';
import { useDraftForm } from '@/product/use-draft';
import { Form } from '@/shared/forms/form';
import { readDeviceToken } from '@/session/device-token';
import { theSession } from '@/session/use-session';

import styles from '../account-form.module.css';
import { AgeAndRisks } from '../age-and-risks';
import { loginRejectionMessage, loginErrorMessage } from './login-error';

const DRAFT_FIELDS = ['email'] as const;

/**
 * Renders the form for account and password, with the ways to the recovery and the registration. A login starts the session, then calls
 * `onDone`. The account survives a reload as the draft `login`, the password does not.
 *
 * @param props.children another way to log in, below the button
 */
export function LoginForm({ children, ...callbacks }: LoginCallbacks & { children?: ReactNode }) {
  const { logIn, errorMessage, isPending } = useLogin(callbacks);
  const form = useForm<LoginFields>({
    resolver: zodResolver(LoginRequest),
    defaultValues: { email: '', password: '' },
  });
  const { register, handleSubmit, setFocus, formState } = form;
  const { errors } = formState;
  useDraftForm('login', form, DRAFT_FIELDS);
  useEffect(() => setFocus('email'), [setFocus]);

  return (
    <Form className={styles.form} onSubmit={(event) => !isPending && handleSubmit(logIn)(event)}>
      <FormError message={errorMessage} />
      <Field
        label="CPF ou e-mail"
        autoComplete="username webauthn"
        autoCapitalize="none"
        spellCheck={false}
        inputMode="email"
        error={errors.email && 'Informe seu CPF ou e-mail.'}
        {...register('email', { setValueAs: (typed: string) => typed.trim() })}
      />
      <PasswordField
        label="Senha"
        autoComplete="current-password"
        error={errors.password && 'Informe sua senha.'}
        {...register('password')}
      />
      <button type="button" className={`${styles.link} ${styles.forgotten}`} onClick={() => openModal({ name: 'recover' })}>
        Esqueci minha senha
      </button>
      <Button type="submit" variant="primary" wide busy={isPending}>
        Entrar
      </Button>
      {children}
      <p className={styles.other}>
        Ainda não tem conta?
        <button type="button" className={styles.link} onClick={() => openModal({ name: 'register' })}>
          Cadastrar
        </button>
      </p>
      <AgeAndRisks />
    </Form>
  );
}

/** Handlers for the outcome of a login. */
interface LoginCallbacks {
  /** Receives the CPF or e-mail as typed, without outer spaces, once the session has started. */
  readonly onDone: (login: string) => void;
  /** Runs if the password is right and the backend requires a second factor (SPEC Q30). */
  readonly onChallenge: (challenge: LoginChallenge, login: string) => void;
}

/** Returns `logIn`, which starts the session, with its state and its error message (SPEC A17, L2). */
function useLogin({ onDone, onChallenge }: LoginCallbacks) {
  const { mutate, isPending, data, error } = useMutation({
    mutationFn: (fields: LoginFields) => sendLogin(fields, { headers: deviceHeader() }),
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
    logIn: ({ email, password }: LoginFields) => mutate({ email, password, login: email }),
    isPending,
    errorMessage: error !== null ? loginErrorMessage(error) : isRejected ? loginRejectionMessage(data ?? {}) : undefined,
  };
}

/** Returns the header of a trusted device, only if the backend has issued a token: CORS of another backend may refuse the header. */
function deviceHeader(): Record<string, string> {
  const token = readDeviceToken();
  return token === undefined ? {} : { 'Device-Token': token };
}
