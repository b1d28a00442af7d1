import { useMutation, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useEffect, useRef, useState } from 'react';

import { confirmAccess, useGetAccess, useListPasskeys, startAccessConfirmation } from '@generated/api/access';
import type { ConfirmAccessRequest } from '@generated/api/model/confirm-access-request';

import { describeError, HttpError, retryAfterMs } from '@/api/errors';
import { Button } from '@/shared/ui/button';
import { PasswordField } from '@/shared/ui/credential-fields';
import { Field } from '@/shared/ui/field';
import { FormError } from '@/shared/ui/form-error';
import layout from '@/shared/ui/layout.module.css';
import { meQuery } from '@/product/me-query';
import { Form } from '@/shared/forms/form';

import styles from '../account-form.module.css';
import { blockedText } from '../blocked-access-texts';
import { hasPasskeys } from '../passkeys/passkey-support';
import { PASSKEYS_PARAMS } from '../passkeys/passkeys-params';
import { PasskeyButton } from '../passkeys/passkey-button';

interface ConfirmFormProps {
  /** Text above the fields, which says why the confirmation is needed. */
  lead: string;
  /** Label of the button. */
  submit: string;
  onConfirmed: () => void;
  /** Further buttons below the form. */
  children?: ReactNode;
}

/**
 * Renders a form that sends a passkey, the password, or the code of the authenticator app to the backend (SPEC Q32, Q33). Passkey and app
 * are offered only to players who have one. `onConfirmed` is called once the backend accepts. The form is empty after a reload.
 */
export function ConfirmForm({ lead, submit, onConfirmed, children }: ConfirmFormProps) {
  const [method, setMethod] = useState<'password' | 'code'>('password');
  const [typed, setTyped] = useState('');
  const [isMissing, setMissing] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const hasApp = (useGetAccess().data?.data.totp ?? null) !== null;
  const email = useQuery(meQuery(true)).data?.user.email ?? '';
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: (proof: ConfirmAccessRequest) => confirmAccess(proof),
    networkMode: 'always',
    onSuccess: onConfirmed,
    onError: () => field.current?.select(),
  });
  useEffect(() => field.current?.focus(), [method]);
  const { text, message } = rejection(error, method);
  const isCode = method === 'code';

  function type(next: string): void {
    setTyped(next);
    setMissing(false);
    if (!isPending) reset();
  }
  function send(): void {
    const value = isCode ? typed.replaceAll(/\s/g, '') : typed;
    const isComplete = isCode ? /^\d{6}$/.test(value) : value !== '';
    setMissing(!isComplete);
    if (!isComplete) field.current?.focus();
    else if (!isPending) mutate(isCode ? { code: value } : { password: value });
  }

  const input = {
    ref: field,
    value: typed,
    onChange: ({ target }: { target: HTMLInputElement }) => type(target.value),
  };
  return (
    <Form className={styles.form} aria-label={submit} onSubmit={send}>
      <p className={styles.lead}>{lead}</p>
      {/* Password managers need the account name. */}
      <input hidden readOnly type="text" name="username" autoComplete="username" value={email} />
      {isCode ? (
        <Field
          {...input}
          label="Código do aplicativo"
          inputMode="numeric"
          autoComplete="one-time-code"
          placeholder="000000"
          maxLength={7}
          error={isMissing ? 'Informe os seis dígitos.' : text}
        />
      ) : (
        <PasswordField {...input} label="Sua senha" autoComplete="current-password" error={isMissing ? 'Informe sua senha.' : text} />
      )}
      <FormError message={message} />
      <Button type="submit" variant="primary" wide busy={isPending}>
        {submit}
      </Button>
      <div className={`${layout.medium} ${styles.actions}`}>
        <PasskeyConfirm onConfirmed={onConfirmed} />
        {hasApp && (
          <Button
            variant="ghost"
            wide
            onClick={() => {
              type('');
              setMethod(isCode ? 'password' : 'code');
            }}
          >
            {isCode ? 'Usar a senha' : 'Usar o aplicativo de códigos'}
          </Button>
        )}
        {children}
      </div>
    </Form>
  );
}

/** Returns the text beside the field, or the message above the button. */
function rejection(error: Error | null, field: 'password' | 'code'): { text?: string | undefined; message?: string | undefined } {
  if (error === null) return {};
  if (!(error instanceof HttpError)) return { message: describeError(error) };
  if (error.status === 429) return { message: blockedText(retryAfterMs(error)) };
  const text = error.fieldErrors[field]?.[0];
  return text === undefined ? { message: describeError(error) } : { text };
}

/** Confirms with a passkey instead of the password, if the player has one (SPEC Q31, Q32). */
function PasskeyConfirm({ onConfirmed }: { onConfirmed: () => void }) {
  const isSupported = hasPasskeys();
  const { data } = useListPasskeys(PASSKEYS_PARAMS, { query: { enabled: isSupported } });
  if (!isSupported || data === undefined || data.data.length === 0) return null;
  return <PasskeyButton start={startAccessConfirmation} send={(passkey) => confirmAccess({ passkey })} onDone={onConfirmed} />;
}
