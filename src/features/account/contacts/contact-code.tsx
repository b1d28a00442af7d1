import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useForm } from 'react-hook-form';

import { ContactChangeConfirmation } from '@generated/zod/account';

import { describeError } from '@/api/errors';
import { MaskedField } from '@/shared/forms/masked-field';
import { Button } from '@/shared/ui/button';
import { FormError } from '@/shared/ui/form-error';
import { showAlert } from '@/product/alert-store';
import { useDraftForm } from '@/product/use-draft';

import styles from '../account-page.module.css';
import { useCacheProfile } from '../use-update-profile';
import { useServerErrors } from '../server-field-errors';
import type { ContactKind, ContactValues } from './contact-kinds';
import { CONTACTS, contactDraftName } from './contact-kinds';

const DRAFT_FIELDS = ['code'] as const;
const SERVER_FIELDS = { code: 'code' } as const;

interface ContactCodeProps {
  kind: ContactKind;
  /** Values of the first request, sent again for another code. After a reload the password is empty. */
  request: ContactValues;
  onBack: () => void;
  onDone: () => void;
}

/** Renders the second step of a change: the code that was sent to the new e-mail or phone. */
export function ContactCode({ kind, request, onBack, onDone }: ContactCodeProps) {
  const { done, confirm, request: sendRequest, normalize, format } = CONTACTS[kind];
  const cacheProfile = useCacheProfile();
  const value = normalize(request.value);
  const confirmation = useMutation({
    mutationFn: ({ code }: { code: string }) => confirm({ code }),
    onSuccess: (response) => {
      cacheProfile(response);
      showAlert('success', done);
      onDone();
    },
  });
  const resend = useMutation({
    mutationFn: () => sendRequest({ value, password: request.password }),
    onSuccess: () => showAlert('info', 'Enviamos outro código.'),
  });
  const form = useForm({
    resolver: zodResolver(ContactChangeConfirmation),
    defaultValues: { code: '' },
  });
  const { register, handleSubmit, setFocus, formState } = form;
  useDraftForm(`${contactDraftName(kind)}-code`, form, DRAFT_FIELDS);
  const { texts, message } = useServerErrors(confirmation.error, SERVER_FIELDS, setFocus);
  useEffect(() => setFocus('code'), [setFocus]);
  const submit = handleSubmit((values) => {
    if (!confirmation.isPending) confirmation.mutate(values);
  });

  return (
    <form
      className={styles.inner}
      noValidate
      aria-label="Código de confirmação"
      onSubmit={(event) => void submit(event)}
      onChange={() => confirmation.reset()}
    >
      <p role="status">
        Enviamos um código de seis dígitos para <strong className={styles.address}>{format(value)}</strong>.
      </p>
      <MaskedField
        label="Código"
        mask="######"
        inputMode="numeric"
        autoComplete="one-time-code"
        placeholder="000000"
        error={formState.errors.code === undefined ? texts.code : 'Informe os seis dígitos.'}
        {...register('code')}
      />
      <FormError message={message ?? (resend.error === null ? undefined : describeError(resend.error))} />
      <div className={styles.row}>
        <Button wide onClick={onBack}>
          Voltar
        </Button>
        <Button type="submit" variant="primary" wide busy={confirmation.isPending}>
          Confirmar
        </Button>
      </div>
      <Button wide variant="ghost" busy={resend.isPending} onClick={() => (request.password === '' ? onBack() : resend.mutate())}>
        Enviar outro código
      </Button>
    </form>
  );
}
