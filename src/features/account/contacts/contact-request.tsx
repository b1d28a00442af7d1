import { useMutation } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { FieldErrors } from 'react-hook-form';
import { useForm } from 'react-hook-form';

import { PhoneNumberField } from '@/shared/forms/masked-field';
import { Form } from '@/shared/forms/form';
import { CurrentPasswordField } from '@/shared/ui/credential-fields';
import { Field } from '@/shared/ui/field';
import { FormError } from '@/shared/ui/form-error';
import { useDraftForm } from '@/product/use-draft';

import styles from '../account-page.module.css';
import { useServerErrors } from '../server-field-errors';
import { FormButtons } from '../form-buttons';
import type { ContactKind, ContactValues } from './contact-kinds';
import { CONTACTS, contactDraftName } from './contact-kinds';

/** Fields whose input survives a reload: not the password. */
const DRAFT_FIELDS = ['value'] as const;
/** Fields of the form by the server's names in errors. */
const SERVER_FIELDS = { value: 'value', password: 'password' } as const;

interface ContactRequestProps {
  kind: ContactKind;
  /** Values to begin with, which a draft replaces. */
  initial: ContactValues;
  /** Receives the values as typed, once the backend has sent the code. */
  onSent: (values: ContactValues) => void;
  onClose: () => void;
}

/** Renders the first step of a change: the new e-mail or phone, and the password. */
export function ContactRequest({ kind, initial, onSent, onClose }: ContactRequestProps) {
  const { label, invalid, normalize, schema, request } = CONTACTS[kind];
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: ({ value, password }: ContactValues) => request({ value: normalize(value), password }),
    onSuccess: (_, values) => onSent(values),
  });
  const form = useForm<ContactValues>({
    defaultValues: initial,
    resolver: (values) => {
      const issues = schema.safeParse({ ...values, value: normalize(values.value) }).error?.issues ?? [];
      const errors: FieldErrors<ContactValues> = {};
      if (issues.some(({ path: [name] }) => name === 'value')) errors.value = { type: 'custom', message: invalid };
      if (issues.some(({ path: [name] }) => name === 'password')) errors.password = { type: 'custom', message: 'Informe sua senha.' };
      return issues.length > 0 ? { values: {}, errors } : { values, errors: {} };
    },
  });
  const { register, handleSubmit, setFocus, formState } = form;
  useDraftForm(`${contactDraftName(kind)}-request`, form, DRAFT_FIELDS);
  const { texts, message } = useServerErrors(error, SERVER_FIELDS, setFocus);
  useEffect(() => setFocus('value'), [setFocus]);
  const submit = handleSubmit((values) => {
    if (!isPending) mutate(values);
  });

  const contactField = {
    label: `Novo ${label.toLowerCase()}`,
    error: formState.errors.value?.message ?? texts.value,
    ...register('value'),
  };
  return (
    <Form className={styles.inner} aria-label={`Alterar ${label.toLowerCase()}`} onSubmit={submit} onChange={() => reset()}>
      {kind === 'email' ? (
        <Field {...contactField} type="email" autoComplete="email" autoCapitalize="none" spellCheck={false} />
      ) : (
        <PhoneNumberField {...contactField} autoComplete="tel-national" />
      )}
      <CurrentPasswordField error={formState.errors.password?.message ?? texts.password} {...register('password')} />
      <FormError message={message} />
      <FormButtons submit="Enviar código" busy={isPending} onCancel={onClose} />
    </Form>
  );
}
