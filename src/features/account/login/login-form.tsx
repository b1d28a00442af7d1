import { zodResolver } from '@hookform/resolvers/zod';
import type { ReactNode } from 'react';
import { useEffect } from 'react';
import { useForm } from 'react-hook-form';

import type { LoginRequest as LoginFields } from '@generated/api/model/login-request';
import { LoginRequest } from '@generated/zod/auth';

import { openModal } from '@/product/modal-store';
import { Button } from '@/shared/ui/button';
import { Field, PasswordField } from '@/shared/ui/field';
import { FormError } from '@/shared/ui/form-error';
import { useDraftForm } from '@/product/use-draft';
import { Form } from '@/shared/forms/form';

import styles from '../account-form.module.css';
import { AgeAndRisks } from '../age-and-risks';
import type { LoginCallbacks } from './use-login';
import { useLogin } from './use-login';

const DRAFT_FIELDS = ['email'] as const;

/**
 * Renders the form for account and password, with the ways to the recovery and the registration.
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
