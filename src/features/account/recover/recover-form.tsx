import { useMutation } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { zodResolver } from '@hookform/resolvers/zod';

import type { ForgotPasswordRequest as ForgotFields } from '@generated/api/model/forgot-password-request';
import { getForgotPasswordMutationOptions } from '@generated/api/password';
import { ForgotPasswordRequest } from '@generated/zod/password';

import { Button } from '@/shared/ui/button';
import { EmailField } from '@/shared/ui/credential-fields';
import { FormError } from '@/shared/ui/form-error';
import { openModal } from '@/product/modal-store';
import { Form } from '@/shared/forms/form';

import styles from '../account-form.module.css';
import { useServerErrors } from '../server-field-errors';
import { Outcome } from '../outcome';
import { DoneTitle } from './done-title';

const SERVER_FIELDS = { email: 'email' } as const;

/** Renders the form that sends a link by e-mail. The result does not reveal whether the account exists. */
export function RecoverForm() {
  const { mutate, isPending, isSuccess, variables, error, reset } = useMutation(getForgotPasswordMutationOptions());
  const { register, handleSubmit, setFocus, formState } = useForm<ForgotFields>({
    resolver: zodResolver(ForgotPasswordRequest),
    defaultValues: { email: '' },
  });
  const { texts, message } = useServerErrors(error, SERVER_FIELDS, setFocus);
  useEffect(() => {
    if (!isSuccess) setFocus('email');
  }, [isSuccess, setFocus]);
  if (isSuccess) return <RecoverSent email={variables.data.email} onRestart={reset} />;
  return (
    <Form className={styles.form} onSubmit={(event) => handleSubmit(({ email }) => !isPending && mutate({ data: { email } }))(event)}>
      <p className={styles.lead}>Informe o e-mail da sua conta. Enviamos um link que vale por uma hora e funciona uma vez.</p>
      <FormError message={message} />
      <EmailField
        label="E-mail"
        error={formState.errors.email ? 'Informe um e-mail válido.' : texts.email}
        {...register('email', { setValueAs: (typed: string) => typed.trim() })}
      />
      <Button variant="primary" wide type="submit" busy={isPending}>
        Enviar link
      </Button>
      <p className={styles.other}>
        Lembrou a senha?
        <button type="button" className={styles.link} onClick={() => openModal({ name: 'login' })}>
          Entrar
        </button>
      </p>
    </Form>
  );
}

/** Renders the confirmation that a link was sent, which does not reveal whether the account exists. */
function RecoverSent({ email, onRestart }: { email: string; onRestart: () => void }) {
  return (
    <Outcome
      text={
        <>
          <DoneTitle>Confira o seu e-mail</DoneTitle>
          <p>
            Se houver uma conta com <strong className={styles.address}>{email}</strong>, você receberá um link em alguns minutos. Olhe
            também a caixa de spam.
          </p>
        </>
      }
    >
      <Button wide onClick={onRestart}>
        Usar outro e-mail
      </Button>
    </Outcome>
  );
}
