import { useState } from 'react';

import { useForgotPassword } from '@generated/api/password';

import { Button } from '@/shared/ui/button';
import { Field } from '@/shared/ui/field';
import { FormError } from '@/shared/ui/form-error';
import { Notice } from '@/shared/ui/notice';

import styles from './login-form.module.css';

/** Asks for the link to a new password; the answer is the same whether or not there is such an account. */
export function RecoverForm() {
  const [email, setEmail] = useState('');
  const { mutate, isPending, isSuccess, data, error } = useForgotPassword();
  if (isSuccess) return <Notice icon="check" title="Confira o seu e-mail" text={data.message} />;
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        mutate({ data: { email } });
      }}
    >
      <FormError message={error?.message} />
      <Field label="E-mail" type="email" autoComplete="email" required value={email} onChange={({ target }) => setEmail(target.value)} />
      <Button look="accent" wide type="submit" busy={isPending}>
        Enviar link
      </Button>
    </form>
  );
}
