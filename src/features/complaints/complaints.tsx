import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';

import type { OpenComplaintRequest } from '@generated/api/model/open-complaint-request';
import { getListComplaintsQueryKey, openComplaint } from '@generated/api/complaints';
import { ComplaintText } from '@generated/zod/complaints';

import { Icon } from '@/shared/ui/icon';
import { Card } from '@/shared/ui/page';
import { Link } from '@/product/navigation';
import { paths } from '@/product/paths';
import { describeError, NetworkError } from '@/api/errors';
import { SelectField } from '@/shared/forms/select-field';
import { Form } from '@/shared/forms/form';
import { Button } from '@/shared/ui/button';
import { FieldFrame } from '@/shared/ui/field';
import { FormError } from '@/shared/ui/form-error';
import link from '@/shared/ui/link.module.css';
import layout from '@/shared/ui/layout.module.css';
import { showAlert } from '@/product/alert-store';
import { useDraftForm } from '@/product/use-draft';

import { ComplaintList } from './complaint-list';
import styles from './complaints.module.css';
import { SUBJECT_LABELS } from './complaint-labels';

/** Renders the complaints, a form for a new one, and other ways: support, ombudsman and government (SPEC Q25). */
export function Complaints() {
  return (
    <div className={layout.columns}>
      <ComplaintForm />
      <div className={layout.column}>
        <ComplaintList />
        <Card title="Outros caminhos">
          <p>
            O suporte atende na <Link to={paths.help()}>central de ajuda</Link>
            <span>.</span>
          </p>
          <p>
            Se a resposta não resolver, procure a <Link to={paths.regulation('ouvidoria')}>ouvidoria</Link>
            <span>. Você também pode reclamar na plataforma do governo, a qualquer momento.</span>
          </p>
          <a className={`${link.link} ${link.accent}`} href="https://www.consumidor.gov.br" target="_blank" rel="noopener noreferrer">
            Reclamar no consumidor.gov.br
            <Icon name="external" size={16} />
          </a>
        </Card>
      </div>
    </div>
  );
}

/** Fields whose contents are kept as a draft. */
const DRAFT_FIELDS = ['subject', 'text'] as const;
const SUBJECTS = Object.entries(SUBJECT_LABELS).map(([value, label]) => ({ value, label }));

/** Rules for the text of a complaint: it is trimmed, and its length must be that of the contract, 20 to 4,000 characters. */
const TEXT_RULES = {
  setValueAs: (text: string) => text.trim(),
  validate: (text: string) =>
    ComplaintText.safeParse(text).success || (text.length < 20 ? 'Escreva ao menos 20 caracteres.' : 'Escreva no máximo 4.000 caracteres.'),
};

/**
 * Renders the form of a new complaint. The text survives a failure. A repeated request opens no second complaint: the backend rejects the
 * same text about the same subject while the first complaint is not closed.
 */
function ComplaintForm() {
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
      <Form className={layout.large} aria-label="Nova reclamação" onSubmit={submit} onChange={clearError}>
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
      </Form>
    </Card>
  );
}

function errorMessage(error: Error): string {
  return error instanceof NetworkError && error.sent
    ? 'A resposta não chegou. Veja na lista se a reclamação foi aberta. Enviar de novo não abre outra igual.'
    : describeError(error);
}
