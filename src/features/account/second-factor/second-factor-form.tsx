// Separate chunk: loaded only when a login needs a second factor.
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';

import { confirmLogin, resendLoginCode } from '@generated/api/access';
import type { LoginChallenge } from '@generated/api/model/login-challenge';
import type { SecondFactorMethod } from '@generated/api/model/second-factor-method';

import { describeError, retryAfterMs } from '@/api/errors';
import { writeDeviceToken } from '@/session/device-token';
import { theSession } from '@/session/use-session';
import { CheckboxField } from '@/shared/forms/checkbox-field';
import { Form } from '@/shared/forms/form';
import { Button } from '@/shared/ui/button';
import { Field } from '@/shared/ui/field';
import { FormError } from '@/shared/ui/form-error';
import layout from '@/shared/ui/layout.module.css';
import { useNow } from '@/shared/lib/use-now';

import styles from '../account-form.module.css';
import type { CodeErrorTexts } from './code-error';
import { codeErrorTexts } from './code-error';
import { METHODS, normalizeCode, REASONS } from './method-texts';

interface SecondFactorFormProps {
  challenge: LoginChallenge;
  onDone: () => void;
  /** Returns to account and password. */
  onBack: () => void;
}

/**
 * Renders the form for the second factor of a login: a code by e-mail, of an app or for recovery (SPEC Q30). It can make the device
 * trusted, whose token it stores. Choosing the method e-mail sends a code, unless one was sent. An accepted code starts the session before
 * `onDone`. After an expired challenge or too many attempts, a button calls `onBack`, because the login begins again with the password.
 */
export function SecondFactorForm({ challenge, onDone, onBack }: SecondFactorFormProps) {
  const methods = challenge.methods.filter((one) => one !== 'unknown');
  const [method, setMethod] = useState<SecondFactorMethod>(methods[0] ?? 'email');
  const [code, setCode] = useState('');
  const [isTrusted, setTrusted] = useState(false);
  const [missing, setMissing] = useState<string>();
  const field = useRef<HTMLInputElement>(null);
  const resend = useResend(challenge);
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: (typed: string) => confirmLogin({ challenge: challenge.challenge, method, code: typed, trust_device: isTrusted }),
    onSuccess: ({ data }) => {
      if (data.device_token !== null) writeDeviceToken(data.device_token, challenge.trust_days);
      theSession().receive(data.access_token, data.expires_in);
      onDone();
    },
    onError: () => field.current?.select(),
  });
  useEffect(() => field.current?.focus(), [method]);
  const rejection: CodeErrorTexts = error === null ? { isOver: false } : codeErrorTexts(error);
  const { lead, label, missing: missingText } = METHODS[method];

  function choose(next: SecondFactorMethod): void {
    setMethod(next);
    type('');
    if (next === 'email' && !resend.isSent) resend.resend();
  }
  function type(text: string): void {
    setCode(text);
    setMissing(undefined);
    if (!isPending) reset();
  }
  function submit(): void {
    const typed = normalizeCode(method, code);
    if (typed === undefined) {
      setMissing(missingText);
      field.current?.focus();
    } else if (!isPending) mutate(typed);
  }

  return (
    <Form className={styles.form} aria-label="Confirmação em duas etapas" onSubmit={submit}>
      <p className={styles.lead} role="status">
        {[REASONS[challenge.reason], lead(challenge.email_masked)].filter(Boolean).join(' ')}
      </p>
      <Field
        ref={field}
        key={method}
        label={label}
        name="code"
        value={code}
        onChange={(event) => type(event.target.value)}
        inputMode={method === 'recovery' ? 'text' : 'numeric'}
        autoComplete={method === 'recovery' ? 'off' : 'one-time-code'}
        autoCapitalize="none"
        spellCheck={false}
        maxLength={method === 'recovery' ? 9 : 7}
        placeholder={method === 'recovery' ? 'xxxx-xxxx' : '000000'}
        error={missing ?? rejection.field}
      />
      {challenge.trust_days > 0 && (
        <CheckboxField
          label={`Não pedir código neste aparelho por ${challenge.trust_days} dias`}
          checked={isTrusted}
          onChange={(event) => setTrusted(event.target.checked)}
        />
      )}
      <FormError message={rejection.form ?? (resend.error === null ? undefined : describeError(resend.error))} />
      {rejection.isOver ? (
        <Button variant="primary" wide onClick={onBack}>
          Entrar de novo com a senha
        </Button>
      ) : (
        <Button type="submit" variant="primary" wide busy={isPending}>
          Confirmar e entrar
        </Button>
      )}
      <div className={`${layout.medium} ${styles.actions}`}>
        {method === 'email' && !rejection.isOver && <Resend {...resend} />}
        {methods
          .filter((other) => other !== method)
          .map((other) => (
            <Button key={other} variant="ghost" wide onClick={() => choose(other)}>
              {METHODS[other].choice}
            </Button>
          ))}
        {!rejection.isOver && (
          <Button variant="ghost" wide onClick={onBack}>
            Voltar
          </Button>
        )}
      </div>
    </Form>
  );
}

function Resend({ secondsLeft, isPending, hasResent, resend }: ReturnType<typeof useResend>) {
  const wait = `${hasResent ? 'Enviamos outro código. ' : ''}Você pode pedir outro em ${secondsLeft} s.`;
  return (
    <Button wide busy={isPending} reason={secondsLeft > 0 ? wait : undefined} onClick={resend}>
      Enviar outro código
    </Button>
  );
}

const SECOND_MS = 1000;

/** Returns `resend`, which sends another code by e-mail, and the seconds until the backend allows it. */
function useResend({ challenge, resend_in: resendIn, methods }: LoginChallenge) {
  const now = useNow();
  const [resendAt, setResendAt] = useState(() => Date.now() + resendIn * SECOND_MS);
  const { mutate, isPending, error, isSuccess } = useMutation({
    mutationFn: () => resendLoginCode({ challenge }),
    onSuccess: ({ data }) => setResendAt(Date.now() + data.resend_in * SECOND_MS),
    onError: (failure) => setResendAt(Date.now() + retryAfterMs(failure)),
  });
  return {
    /** Seconds until a code can be sent, 0 if it can be sent now. */
    secondsLeft: Math.max(0, Math.ceil((resendAt - now) / SECOND_MS)),
    /** True if a code has been sent to the e-mail: by `resend`, or by the login itself if e-mail is the first method. */
    isSent: methods[0] === 'email' || isSuccess,
    hasResent: isSuccess,
    isPending,
    error,
    resend: () => {
      if (!isPending) mutate();
    },
  };
}
