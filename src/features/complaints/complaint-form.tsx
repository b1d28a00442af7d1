import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';

import type { OpenComplaintRequest } from '@generated/api/model/open-complaint-request';
import { getListComplaintsQueryKey, openComplaint } from '@generated/api/complaints';
import { ComplaintText } from '@generated/zod/complaints';

import { describeError, NetworkError } from '@/api/errors';
import { SelectField } from '@/shared/forms/select-field';
import { Button } from '@/shared/ui/button';
import { FieldFrame } from '@/shared/ui/field';
import { FormError } from '@/shared/ui/form-error';
import { Card } from '@/shared/ui/page';
import { showAlert } from '@/product/alert-store';
import { useDraftForm } from '@/product/use-draft';

import { SUBJECT_LABELS } from './complaint-labels';
import styles from './complaints.module.css';

const DRAFT_FIELDS = ['subject', 'text'] as const;
const SUBJECTS = Object.entries(SUBJECT_LABELS).map(([value, label]) => ({ value, label }));

const TEXT_RULES = {
  setValueAs: (text: string) => text.trim(),
  validate: (text: string) =>
    ComplaintText.safeParse(text).success || (text.length < 20 ? 'Escreva ao menos 20 caracteres.' : 'Escreva no máximo 4.000 caracteres.'),
};

/** Renders the form of a new complaint. The text survives a failure, and a repeated request opens no second complaint. */
export function ComplaintForm() {
  const client = useQueryClient();
  const form = useForm<OpenComplaintRequest>({ defaultValues: { subject: 'payment', text: '' } });
  const { register, handleSubmit, formState, reset } = form;
  useDraftForm('complaint', form, DRAFT_FIELDS);
  const {
    mutate,
    isPending,
    error,
    reset: clearError,
  } = useMutation({
    mutationFn: (request: OpenComplaintRequest) => openComplaint(request),
    onSuccess: ({ data }) => {
      showAlert('success', `Reclamação aberta. Protocolo ${data.protocol}.`);
      reset();
    },
    onSettled: () => client.invalidateQueries({ queryKey: getListComplaintsQueryKey() }),
  });
  const submit = handleSubmit((values) => {
    if (!isPending) mutate(values);
  });
  return (
    <Card title="Nova reclamação">
      <form className={styles.form} noValidate aria-label="Nova reclamação" onSubmit={(event) => void submit(event)} onChange={clearError}>
        <SelectField label="Assunto" options={SUBJECTS} {...register('subject')} />
        <FieldFrame label="O que aconteceu" hint="Diga datas e valores. Não envie a sua senha." error={formState.errors.text?.message}>
          {(control) => <textarea {...register('text', TEXT_RULES)} {...control} className={styles.text} rows={6} />}
        </FieldFrame>
        <FormError message={error === null ? undefined : errorMessage(error)} />
        <div>
          <Button type="submit" busy={isPending}>
            Abrir reclamação
          </Button>
        </div>
      </form>
    </Card>
  );
}

function errorMessage(error: Error): string {
  return error instanceof NetworkError && error.sent
    ? 'A resposta não chegou. Veja na lista se a reclamação foi aberta. Enviar de novo não abre outra igual.'
    : describeError(error);
}
