import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useForm, useWatch } from 'react-hook-form';

import type { ResetPasswordRequest as ResetFields } from '@generated/api/model/reset-password-request';
import { getResetPasswordMutationOptions } from '@generated/api/password';
import { ResetPasswordRequest } from '@generated/zod/password';

import { HttpError } from '@/api/errors';
import { Button } from '@/shared/ui/button';
import { Field } from '@/shared/ui/field';
import { FormError } from '@/shared/ui/form-error';
import { Form } from '@/shared/forms/form';

import styles from '../account-form.module.css';
import { COMMON_PASSWORD, isCommonPassword } from '../new-password';
import { NewPasswordField } from '../new-password-field';
import { useServerErrors } from '../server-field-errors';
import { markResetTokenSpent } from './reset-token';

const SERVER_FIELDS = { email: 'email', password: 'password', password_confirmation: 'password' } as const;

interface RecoverNewPasswordProps {
  token: string;
  email: string | undefined;
  onDone: () => void;
  onRestart: () => void;
}

/**
 * Renders the form for a new password. It has no confirmation field, because the player can show the password.
 *
 * @param props.email e-mail of the account; a field requests it if undefined
 * @param props.onRestart returns to the request for a link
 */
export function RecoverNewPassword({ token, email, onDone, onRestart }: RecoverNewPasswordProps) {
  const { mutate, isPending, error } = useMutation({
    ...getResetPasswordMutationOptions(),
    onSuccess: () => {
      markResetTokenSpent(token);
      onDone();
    },
    onError: (failure) => {
      if (isTokenRefused(failure)) markResetTokenSpent(token);
    },
  });
  const { register, handleSubmit, setError, setFocus, control, formState } = useForm<ResetFields>({
    resolver: (values, context, options) =>
      zodResolver(ResetPasswordRequest)({ ...values, password_confirmation: values.password }, context, options),
    defaultValues: { token, email: email ?? '', password: '', password_confirmation: '' },
  });
  const password = useWatch({ control, name: 'password' });
  const { errors } = formState;
  const { texts, message } = useServerErrors(error, SERVER_FIELDS, setFocus);
  useEffect(() => setFocus(email === undefined ? 'email' : 'password'), [setFocus, email]);

  const submit = handleSubmit(async (data) => {
    if (await isCommonPassword(data.password)) return setError('password', { type: 'common' }, { shouldFocus: true });
    if (!isPending) mutate({ data });
  });
  return (
    <Form className={styles.form} onSubmit={submit}>
      <p className={styles.lead}>O link vale por uma hora e funciona uma vez.</p>
      <FormError message={message} />
      {isTokenRefused(error) && (
        <Button wide onClick={onRestart}>
          Pedir outro link
        </Button>
      )}
      <Field
        label="E-mail da conta"
        type="email"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        readOnly={email !== undefined}
        error={errors.email ? 'Informe um e-mail válido.' : texts.email}
        {...register('email', { setValueAs: (typed: string) => typed.trim() })}
      />
      <NewPasswordField
        label="Nova senha"
        typed={password}
        error={errors.password ? (errors.password.type === 'common' ? COMMON_PASSWORD : 'Use de 8 a 64 caracteres.') : texts.password}
        {...register('password')}
      />
      <Button variant="primary" wide type="submit" busy={isPending}>
        Salvar nova senha
      </Button>
    </Form>
  );
}

const isTokenRefused = (error: Error | null) => error instanceof HttpError && error.fieldErrors['token'] !== undefined;
