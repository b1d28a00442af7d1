import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useForm, useWatch } from 'react-hook-form';

import { getListSessionsQueryKey } from '@generated/api/account';
import type { ChangePasswordRequest as PasswordFields } from '@generated/api/model/change-password-request';
import { changePassword } from '@generated/api/password';
import { ChangePasswordRequest } from '@generated/zod/password';

import { Button } from '@/shared/ui/button';
import { PasswordField } from '@/shared/ui/credential-fields';
import { FormError } from '@/shared/ui/form-error';
import { Card } from '@/shared/ui/page';
import { showAlert } from '@/product/alert-store';
import { meQuery } from '@/product/me-query';
import { Form } from '@/shared/forms/form';

import styles from '../account-page.module.css';
import { COMMON_PASSWORD, isCommonPassword } from '../new-password';
import { NewPasswordField } from '../new-password-field';
import { useServerErrors } from '../server-field-errors';

const SERVER_FIELDS = { current_password: 'current_password', password: 'password', password_confirmation: 'password' } as const;

/**
 * Renders the form that changes the password. The change ends all other sessions, refetches their list and shows an alert. Common passwords
 * are refused.
 */
export function PasswordCard() {
  const client = useQueryClient();
  const email = useQuery(meQuery(true)).data?.user.email ?? '';
  const { register, handleSubmit, setError, setFocus, control, formState, reset } = useForm<PasswordFields>({
    resolver: (values, context, options) =>
      zodResolver(ChangePasswordRequest)({ ...values, password_confirmation: values.password }, context, options),
    defaultValues: { current_password: '', password: '', password_confirmation: '' },
  });
  const change = useMutation({
    mutationFn: (wanted: PasswordFields) => changePassword(wanted),
    onSuccess: () => {
      reset();
      showAlert('success', 'Senha alterada. As outras sessões foram encerradas.');
      void client.invalidateQueries({ queryKey: getListSessionsQueryKey() });
    },
  });
  const password = useWatch({ control, name: 'password' });
  const { errors } = formState;
  const { texts, message } = useServerErrors(change.error, SERVER_FIELDS, setFocus);
  const submit = handleSubmit(async (values) => {
    if (await isCommonPassword(values.password)) return setError('password', { type: 'common' }, { shouldFocus: true });
    if (!change.isPending) change.mutate(values);
  });
  return (
    <Card title="Alterar senha">
      <Form className={styles.form} aria-label="Alterar senha" onSubmit={submit} onChange={() => change.reset()}>
        {/* Password managers need the account name. */}
        <input hidden readOnly type="text" name="username" autoComplete="username" value={email} />
        <PasswordField
          label="Senha atual"
          autoComplete="current-password"
          error={errors.current_password ? 'Informe a senha atual.' : texts.current_password}
          {...register('current_password')}
        />
        <NewPasswordField
          label="Nova senha"
          typed={password}
          error={errors.password ? (errors.password.type === 'common' ? COMMON_PASSWORD : 'Use de 8 a 64 caracteres.') : texts.password}
          {...register('password')}
        />
        <FormError message={message} />
        <Button type="submit" variant="primary" wide busy={change.isPending}>
          Salvar nova senha
        </Button>
      </Form>
    </Card>
  );
}
