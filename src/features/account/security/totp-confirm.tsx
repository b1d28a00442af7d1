import { useMutation } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useForm } from 'react-hook-form';

import { confirmTotp } from '@generated/api/access';
import type { TotpSecret } from '@generated/api/model/totp-secret';

import { MaskedField } from '@/shared/forms/masked-field';
import { buttonClass, Button } from '@/shared/ui/button';
import { FormError } from '@/shared/ui/form-error';
import { QrCode } from '@/shared/ui/qr-code';

import styles from '../account-page.module.css';
import { codeError } from '../second-factor/code-error';
import own from './security.module.css';

interface TotpConfirmProps {
  secret: TotpSecret;
  /** Receives the recovery codes. */
  onDone: (codes: readonly string[]) => void;
  onCancel: () => void;
}

/** Renders the secret to scan, open or type, and a field for the first code of the app. */
export function TotpConfirm({ secret: { secret, otpauth_url: url }, onDone, onCancel }: TotpConfirmProps) {
  const { register, handleSubmit, setFocus, formState } = useForm({ defaultValues: { code: '' } });
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: async (code: string) => (await confirmTotp({ code })).data.recovery_codes,
    onSuccess: onDone,
    onError: () => setFocus('code'),
  });
  useEffect(() => setFocus('code'), [setFocus]);
  const rejection = error === null ? undefined : codeError(error);
  const submit = handleSubmit(({ code }) => {
    if (!isPending) mutate(code);
  });
  return (
    <form
      className={styles.inner}
      noValidate
      aria-label="Código do aplicativo"
      onSubmit={(event) => void submit(event)}
      onChange={() => reset()}
    >
      <p>Leia o QR code com o seu aplicativo de códigos. No celular, abra direto no aplicativo.</p>
      <QrCode text={url} label="QR code para o aplicativo de códigos" />
      <a className={`${buttonClass('secondary', true)} ${own.open}`} href={url}>
        Abrir no aplicativo
      </a>
      <p className={styles.quiet}>
        Se preferir digitar, a chave é{' '}
        <strong className={styles.address} translate="no">
          {secret.replaceAll(/(.{4})(?=.)/g, '$1 ')}
        </strong>
      </p>
      <MaskedField
        label="Código que o aplicativo mostra"
        mask="######"
        inputMode="numeric"
        autoComplete="one-time-code"
        placeholder="000000"
        error={formState.errors.code ? 'Informe os seis dígitos.' : rejection?.field}
        {...register('code', { pattern: /^\d{6}$/, required: true })}
      />
      <FormError message={rejection?.form} />
      <div className={styles.row}>
        <Button wide onClick={onCancel}>
          Cancelar
        </Button>
        <Button type="submit" variant="primary" wide busy={isPending}>
          Ativar
        </Button>
      </div>
    </form>
  );
}
