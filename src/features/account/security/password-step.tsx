import { useMutation } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useForm } from 'react-hook-form';

import { CurrentPasswordField } from '@/shared/ui/credential-fields';
import { FormError } from '@/shared/ui/form-error';
import { Form } from '@/shared/forms/form';

import styles from '../account-page.module.css';
import { useServerErrors } from '../server-field-errors';
import { FormButtons } from '../form-buttons';

const SERVER_FIELDS = { password: 'password' } as const;

interface PasswordStepProps<Result> {
  /** Accessible name of the form. */
  label: string;
  /** Text above the field. */
  lead: string;
  /** Label of the button that continues. */
  next: string;
  send: (password: string) => Promise<Result>;
  onDone: (result: Result) => void;
  onCancel: () => void;
  /** Returns the text of a failure that belongs to no field, by default the general one of `useServerErrors`. */
  describe?: (error: Error) => string;
}

/**
 * Renders a form that requires the password, for a change of how the player logs in. `send` receives the password, and `onDone` its result.
 */
export function PasswordStep<Result>({ label, lead, next, send, onDone, onCancel, describe }: PasswordStepProps<Result>) {
  const { register, handleSubmit, setFocus, formState } = useForm({ defaultValues: { password: '' } });
  const { mutate, isPending, error, reset } = useMutation({ mutationFn: send, onSuccess: onDone });
  const { texts, message } = useServerErrors(error, SERVER_FIELDS, setFocus);
  useEffect(() => setFocus('password'), [setFocus]);
  const submit = handleSubmit(({ password }) => {
    if (!isPending) mutate(password);
  });
  return (
    <Form className={styles.inner} aria-label={label} onSubmit={submit} onChange={() => reset()}>
      <p>{lead}</p>
      <CurrentPasswordField
        error={formState.errors.password ? 'Informe sua senha.' : texts.password}
        {...register('password', { required: true })}
      />
      <FormError message={describe === undefined || error === null || texts.password !== undefined ? message : describe(error)} />
      <FormButtons submit={next} busy={isPending} onCancel={onCancel} />
    </Form>
  );
}
