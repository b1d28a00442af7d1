// Separate chunk: loaded only when a player activates an app for codes.
import { useEffect, useRef, useState } from 'react';
import { useMutation } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';

import { confirmTotp, startTotp } from '@generated/api/access';
import type { TotpSecret } from '@generated/api/model/totp-secret';

import { CodeField } from '@/shared/forms/masked-field';
import { Form } from '@/shared/forms/form';
import { Button, buttonClass } from '@/shared/ui/button';
import { FormError } from '@/shared/ui/form-error';
import { QrCode } from '@/shared/ui/qr-code';
import layout from '@/shared/ui/layout.module.css';
import { downloadText } from '@/shared/lib/download-text';

import { PasswordStep } from './password-step';
import styles from '../account-page.module.css';
import { codeErrorTexts } from '../second-factor/code-error';
import { FormButtons } from '../form-buttons';
import own from './security.module.css';

interface TotpSetupProps {
  /** Called when the player has kept the recovery codes. The app is active before, once its first code is accepted. */
  onDone: () => void;
  onCancel: () => void;
}

/** Renders the steps that activate an app for codes: password, secret and first code, recovery codes (SPEC Q30). Secrets stay in memory. */
export function TotpSetup({ onDone, onCancel }: TotpSetupProps) {
  const [secret, setSecret] = useState<TotpSecret>();
  const [codes, setCodes] = useState<readonly string[]>();
  if (codes !== undefined) return <RecoveryCodes codes={codes} onDone={onDone} />;
  if (secret !== undefined) return <TotpConfirm secret={secret} onDone={setCodes} onCancel={onCancel} />;
  return (
    <PasswordStep
      label="Usar um aplicativo de códigos"
      lead="Primeiro, confirme a sua senha."
      next="Continuar"
      send={async (password) => (await startTotp({ password })).data}
      onDone={setSecret}
      onCancel={onCancel}
    />
  );
}

interface TotpConfirmProps {
  secret: TotpSecret;
  /** Receives the recovery codes. */
  onDone: (codes: readonly string[]) => void;
  onCancel: () => void;
}

/** Renders the secret to scan, open or type, and a field for the first code of the app. */
function TotpConfirm({ secret: { secret, otpauth_url: url }, onDone, onCancel }: TotpConfirmProps) {
  const { register, handleSubmit, setFocus, formState } = useForm({ defaultValues: { code: '' } });
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: async (code: string) => (await confirmTotp({ code })).data.recovery_codes,
    onSuccess: onDone,
    onError: () => setFocus('code'),
  });
  useEffect(() => setFocus('code'), [setFocus]);
  const rejection = error === null ? undefined : codeErrorTexts(error);
  const submit = handleSubmit(({ code }) => {
    if (!isPending) mutate(code);
  });
  return (
    <Form className={styles.inner} aria-label="Código do aplicativo" onSubmit={submit} onChange={() => reset()}>
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
      <CodeField
        label="Código que o aplicativo mostra"
        error={formState.errors.code ? 'Informe os seis dígitos.' : rejection?.field}
        {...register('code', { pattern: /^\d{6}$/, required: true })}
      />
      <FormError message={rejection?.form} />
      <FormButtons submit="Ativar" busy={isPending} cancel="Cancelar" onCancel={onCancel} />
    </Form>
  );
}

/** Renders the recovery codes, which are shown only once (SPEC Q30). */
function RecoveryCodes({ codes, onDone }: { codes: readonly string[]; onDone: () => void }) {
  const part = useRef<HTMLDivElement>(null);
  useEffect(() => part.current?.focus(), []);
  return (
    <div ref={part} tabIndex={-1} role="group" aria-label="Códigos de recuperação" className={styles.inner}>
      <p role="status">
        <strong>Aplicativo ativado.</strong> Guarde estes códigos: cada um substitui o aplicativo uma vez, se você perder o celular. Não
        vamos mostrá-los de novo.
      </p>
      <ul className={`${layout.small} ${own.codes}`} translate="no" aria-label="Códigos">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className={`${layout.buttons} ${styles.row}`}>
        <Button wide onClick={() => downloadText('codigos-de-recuperacao.txt', 'text/plain', `${codes.join('\r\n')}\r\n`)}>
          Baixar os códigos
        </Button>
        <Button variant="primary" wide onClick={onDone}>
          Já guardei
        </Button>
      </div>
    </div>
  );
}
