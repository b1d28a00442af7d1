import { useState, useEffect } from 'react';
import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation } from '@tanstack/react-query';
import { useForm, useWatch } from 'react-hook-form';

import { ResetPasswordRequest } from '@generated/zod/password';
import type { ResetPasswordRequest as ResetFields } from '@generated/api/model/reset-password-request';
import { getResetPasswordMutationOptions } from '@generated/api/password';

import { Button } from '@/shared/ui/button';
import { FormError } from '@/shared/ui/form-error';
import { Card } from '@/shared/ui/page';
import { openModal } from '@/product/modal-store';
import { HttpError } from '@/api/errors';
import { EmailField } from '@/shared/ui/credential-fields';
import { Form } from '@/shared/forms/form';

import styles from '../account-form.module.css';
import { Outcome } from '../outcome';
import { DoneTitle } from './done-title';
import { RecoverForm } from './recover-form';
import { clearResetToken, getResetLink, isResetTokenSpent, markResetTokenSpent } from './reset-token';
import { COMMON_PASSWORD, isCommonPassword } from '../new-password';
import { NewPasswordField } from '../new-password-field';
import { useServerErrors } from '../server-field-errors';

/**
 * Renders the request for a link, or the new password if a link opened the page. A new password ends all sessions and starts none. A used
 * or refused token is remembered on this device, so that its link shows an error when it is opened again.
 */
export function RecoverFlow() {
  return (
    <Card narrow>
      <RecoverStep />
    </Card>
  );
}

function RecoverStep() {
  const [link, setLink] = useState(getResetLink);
  const [isDone, setIsDone] = useState(false);
  const discardToken = () => {
    clearResetToken();
    setLink(undefined);
  };

  if (isDone) {
    return (
      <Outcome
        text={
          <>
            <DoneTitle>Senha alterada</DoneTitle>
            <p>Todas as sessões da conta foram encerradas. Entre com a nova senha.</p>
          </>
        }
      >
        <Button variant="primary" wide onClick={() => openModal({ name: 'login' })}>
          Entrar
        </Button>
      </Outcome>
    );
  }
  if (link === undefined) return <RecoverForm />;
  const fault = linkFault(link.token);
  if (fault !== undefined) {
    return (
      <div className={styles.form}>
        <FormError message={fault} />
        <Button variant="primary" wide onClick={discardToken}>
          Pedir outro link
        </Button>
      </div>
    );
  }
  return (
    <RecoverNewPassword
      token={link.token}
      email={ResetPasswordRequest.shape.email.safeParse(link.email).data}
      onRestart={discardToken}
      onDone={() => {
        discardToken();
        setIsDone(true);
      }}
    />
  );
}

/** Returns why a link cannot work, as far as this device knows: only the backend knows whether it has expired. */
function linkFault(token: string): string | undefined {
  // E-mail programs can break a link and cut its token.
  if (!ResetPasswordRequest.shape.token.safeParse(token).success) return 'Este link está incompleto. Peça outro.';
  return isResetTokenSpent(token) ? 'Este link já foi usado ou venceu. Peça outro, ou entre se você já trocou a senha.' : undefined;
}

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
function RecoverNewPassword({ token, email, onDone, onRestart }: RecoverNewPasswordProps) {
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
      <EmailField
        label="E-mail da conta"
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

/** Returns true for an error response with a message for the field `token`: the link is used, wrong or has expired. */
const isTokenRefused = (error: Error | null) => error instanceof HttpError && error.fieldErrors['token'] !== undefined;
