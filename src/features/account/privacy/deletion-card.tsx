import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm } from 'react-hook-form';

import type { DataDeletion } from '@generated/api/model/data-deletion';
import { getGetPrivacyQueryKey, requestDataDeletion } from '@generated/api/privacy';
import { CurrentPassword } from '@generated/zod/protection';

import { formatDate, formatDateTime } from '@/shared/format/date';
import { Button } from '@/shared/ui/button';
import { CurrentPasswordField } from '@/shared/ui/credential-fields';
import { FormError } from '@/shared/ui/form-error';
import { Card, DescriptionList } from '@/shared/ui/page';
import layout from '@/shared/ui/layout.module.css';
import { Link } from '@/product/navigation';
import { paths } from '@/product/paths';
import { Form } from '@/shared/forms/form';

import { useServerErrors } from '../server-field-errors';

/** Portuguese labels by the status of a request. */
const STATUS_LABELS: Readonly<Record<DataDeletion['status'], string>> = {
  received: 'Recebido',
  in_review: 'Em análise',
  done: 'Concluído',
  refused: 'Recusado',
  unknown: 'Em processamento',
};

const SERVER_FIELDS = { password: 'password' } as const;

/**
 * Renders the last request to delete the player's data, and the form for a new one unless the last is still open (SPEC Q4): it is open in
 * every status but `done` and `refused`. A new one needs the password.
 */
export function DeletionCard({ deletion }: { deletion: DataDeletion | null }) {
  const [isAsking, setAsking] = useState(false);
  const isOpen = deletion !== null && deletion.status !== 'done' && deletion.status !== 'refused';
  return (
    <Card title="Excluir meus dados">
      {deletion !== null && <Request deletion={deletion} />}
      {!isOpen && (
        <>
          <p>
            A exclusão encerra a sua conta. Antes, <Link to={paths.walletWithdraw()}>saque o seu saldo</Link>
            <span>: o que sobrar é pago por PIX. O que a lei manda guardar fica guardado só pelo prazo dela.</span>
          </p>
          {isAsking ? <RequestForm onLeave={() => setAsking(false)} /> : <Button onClick={() => setAsking(true)}>Pedir a exclusão</Button>}
        </>
      )}
    </Card>
  );
}

function Request({ deletion: { protocol, status, requested_at: at, due_at: due, reason } }: { deletion: DataDeletion }) {
  return (
    <>
      <DescriptionList
        rows={[
          ['Protocolo', protocol],
          ['Situação', STATUS_LABELS[status]],
          ['Pedido em', formatDateTime(at)],
          ['Resposta até', formatDate(due)],
        ]}
      />
      {reason !== null && <p>{reason}</p>}
    </>
  );
}

function RequestForm({ onLeave }: { onLeave: () => void }) {
  const client = useQueryClient();
  const { register, handleSubmit, setFocus, formState } = useForm({ defaultValues: { password: '' } });
  const request = useMutation({
    mutationFn: (password: string) => requestDataDeletion({ password }),
    onSuccess: onLeave,
    // The refetch also follows a lost response: the request may have been received.
    onSettled: () => client.invalidateQueries({ queryKey: getGetPrivacyQueryKey() }),
  });
  const { texts, message } = useServerErrors(request.error, SERVER_FIELDS, setFocus);
  const submit = handleSubmit(({ password }) => {
    if (!request.isPending) request.mutate(password);
  });
  return (
    <Form className={layout.large} aria-label="Pedir a exclusão dos dados" onSubmit={submit} onChange={() => request.reset()}>
      <CurrentPasswordField
        hint="Confirma que o pedido é seu."
        error={formState.errors.password?.message ?? texts.password}
        {...register('password', { validate: (typed) => CurrentPassword.safeParse(typed).success || 'Informe sua senha.' })}
      />
      <FormError message={message} />
      <div className={layout.medium}>
        <Button wide onClick={onLeave}>
          Voltar
        </Button>
        <Button type="submit" wide busy={request.isPending}>
          Enviar o pedido de exclusão
        </Button>
      </div>
    </Form>
  );
}
