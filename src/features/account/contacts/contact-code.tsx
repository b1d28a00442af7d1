import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useForm } from 'react-hook-form';

import { ContactChangeConfirmation } from '@generated/zod/account';

import { describeError } from '@/api/errors';
import { MaskedField } from '@/shared/forms/masked-field';
import { Button } from '@/shared/ui/button';
import { FormError } from '@/shared/ui/form-error';
import { showAlert } from '@/shell/alert-store';
import { useDraftForm } from '@/shell/use-draft';

import styles from '../account-page.module.css';
import type { ContactKind, ContactValues } from './contact-kinds';
import { CONTACTS, contactDraftName } from './contact-kinds';
import { useServerErrors } from '../server-field-errors';
import { useCacheProfile } from '../profile/use-update-profile';

const DRAFT_FIELDS = ['code'] as const;
const SERVER_FIELDS = { code: 'code' } as const;

interface ContactCodeProps {
  kind: ContactKind;
  /** What was asked for: another code takes the same again. After a reload the password is typed anew. */
  asked: ContactValues;
  onBack: () => void;
  onDone: () => void;
}

/** Confirms a contact by the code that was sent there. */
export function ContactCode({ kind, asked, onBack, onDone }: ContactCodeProps) {
  const { done, confirm, request, plain, shown } = CONTACTS[kind];
  const keep = useCacheProfile();
  const value = plain(asked.value);
  const confirming = useMutation({
    mutationFn: ({ code }: { code: string }) => confirm({ code }),
    onSuccess: (answer) => {
      keep(answer);
      showAlert('success', done);
      onDone();
    },
  });
  const again = useMutation({
    mutationFn: () => request({ value, password: asked.password }),
    onSuccess: () => showAlert('info', 'Enviamos outro código.'),
  });
  const form = useForm({
    resolver: zodResolver(ContactChangeConfirmation),
    defaultValues: { code: '' },
  });
  const { register, handleSubmit, setFocus, formState } = form;
  useDraftForm(`${contactDraftName(kind)}-code`, form, DRAFT_FIELDS);
  const { texts, message } = useServerErrors(confirming.error, SERVER_FIELDS, setFocus);
  useEffect(() => setFocus('code'), [setFocus]);
  const submit = handleSubmit((typed) => {
    if (!confirming.isPending) confirming.mutate(typed);
  });

  return (
    <form
      className={styles.inner}
      noValidate
      aria-label="Código de confirmação"
      onSubmit={(event) => void submit(event)}
      onChange={() => confirming.reset()}
    >
      <p role="status">
        Enviamos um código de seis dígitos para <strong className={styles.address}>{shown(value)}</strong>.
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
      <FormError message={message ?? (again.error === null ? undefined : describeError(again.error))} />
      <div className={styles.row}>
        <Button wide onClick={onBack}>
          Voltar
        </Button>
        <Button type="submit" variant="primary" wide busy={confirming.isPending}>
          Confirmar
        </Button>
      </div>
      <Button wide variant="ghost" busy={again.isPending} onClick={() => (asked.password === '' ? onBack() : again.mutate())}>
        Enviar outro código
      </Button>
    </form>
  );
}
