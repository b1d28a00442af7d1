import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';

import { getGetActivationQueryKey, setBankAccount } from '@generated/api/account';
import type { SetBankAccountRequest } from '@generated/api/model/set-bank-account-request';

import { Button } from '@/shared/ui/button';
import { Field } from '@/shared/ui/field';
import { FormError } from '@/shared/ui/form-error';
import { Card } from '@/shared/ui/page';
import { showAlert } from '@/product/alert-store';
import { useDraftForm } from '@/product/use-draft';
import { Form } from '@/shared/forms/form';

import styles from '../account-page.module.css';
import { useServerErrors } from '../server-field-errors';

const DRAFT_FIELDS = ['bank', 'branch', 'account'] as const;
/** Fields of the form, by their names in the errors of the backend. */
const SERVER_FIELDS: Readonly<Record<string, keyof SetBankAccountRequest>> = { bank: 'bank', branch: 'branch', account: 'account' };

const withoutSpaces = (typed: string) => typed.replaceAll(/[\s.]/g, '');

/**
 * Renders the form for the bank account that deposits come from (SPEC Q15). Spaces and dots in a number are dropped. The input survives a
 * reload as the draft `bank-account`. A saved account shows an alert, and each attempt refetches the activation.
 */
export function BankAccountForm() {
  const client = useQueryClient();
  const form = useForm<SetBankAccountRequest>({ defaultValues: { bank: '', branch: '', account: '' } });
  const { register, handleSubmit, setFocus, formState } = form;
  const { errors } = formState;
  useDraftForm('bank-account', form, DRAFT_FIELDS);
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: (request: SetBankAccountRequest) => setBankAccount(request),
    onSuccess: () => showAlert('success', 'Conta bancária confirmada.'),
    onSettled: () => client.invalidateQueries({ queryKey: getGetActivationQueryKey() }),
  });
  const { texts, message } = useServerErrors(error, SERVER_FIELDS, setFocus);
  const submit = handleSubmit((values) => {
    if (!isPending) mutate(values);
  });
  const rule = (pattern: RegExp, text: string) => ({
    setValueAs: withoutSpaces,
    required: text,
    pattern: { value: pattern, message: text },
  });
  return (
    <Card title="Informar conta bancária">
      <Form className={styles.form} aria-label="Conta bancária" onSubmit={submit} onChange={() => reset()}>
        <p className={styles.quiet}>A conta precisa estar no seu CPF. Depósitos e saques usam PIX da mesma pessoa.</p>
        <FormError message={message} />
        <Field
          label="Número do banco"
          inputMode="numeric"
          autoComplete="off"
          maxLength={3}
          hint="Três números, como 001 ou 260."
          error={errors.bank?.message ?? texts.bank}
          {...register('bank', rule(/^\d{3}$/, 'Informe os três números do banco.'))}
        />
        <Field
          label="Agência, sem dígito"
          inputMode="numeric"
          autoComplete="off"
          maxLength={5}
          error={errors.branch?.message ?? texts.branch}
          {...register('branch', rule(/^\d{1,5}$/, 'Informe os números da agência.'))}
        />
        <Field
          label="Conta com dígito"
          autoComplete="off"
          maxLength={14}
          error={errors.account?.message ?? texts.account}
          {...register('account', rule(/^\d{1,12}-?[\dxX]$/, 'Informe a conta com o dígito.'))}
        />
        <div>
          <Button type="submit" variant="primary" busy={isPending}>
            Confirmar conta
          </Button>
        </div>
      </Form>
    </Card>
  );
}
