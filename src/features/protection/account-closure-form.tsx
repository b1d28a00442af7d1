import type { ReactNode } from 'react';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';

import { CurrentPassword } from '@generated/zod/protection';

import { HttpError } from '@/api/errors';
import { Button } from '@/shared/ui/button';
import { Confirm } from '@/shared/ui/confirm';
import { PasswordField } from '@/shared/ui/field';

import { RadioGroup } from './radio-group';
import styles from './protection.module.css';
import type { useProtectionMutation } from './use-protection-mutation';
import { MutationStatus } from './mutation-status';

interface AccountClosureFormProps<Period extends string> {
  /** What is closed: 'Pausar minha conta'. */
  action: string;
  label: string;
  options: readonly { value: Period; label: string; detail?: string | undefined }[];
  /** QueryView once more, of the period that was chosen. */
  renderQuestion: (period: Period) => ReactNode;
  write: ReturnType<typeof useProtectionMutation<{ period: Period; password: string }>>;
}

/**
 * Closes the account for a while: the period, the password, and once more whether that is meant, for there is no way
 * back. What was typed stays where it is refused.
 */
export function AccountClosureForm<Period extends string>({
  action,
  label,
  options,
  renderQuestion,
  write,
}: AccountClosureFormProps<Period>) {
  const [period, setPeriod] = useState<Period>();
  const [isMissing, setMissing] = useState(false);
  const [asked, setAsked] = useState<{ period: Period; password: string }>();
  const { register, handleSubmit, formState, setFocus } = useForm({ defaultValues: { password: '' } });
  const { start, busy, lost, words, failure, reset } = write;
  const refused = failure instanceof HttpError ? failure.fieldErrors['password']?.[0] : undefined;

  // The question goes, and the focus with it.
  useEffect(() => {
    if (failure !== null) setFocus('password');
  }, [failure, setFocus]);

  const submit = handleSubmit(
    ({ password }) => {
      setMissing(period === undefined);
      if (period !== undefined && !busy) setAsked({ period, password });
    },
    () => setMissing(period === undefined),
  );

  if (asked !== undefined && (busy || failure === null)) {
    return (
      <>
        <Confirm
          question={renderQuestion(asked.period)}
          no="Voltar"
          yes={action}
          busy={busy}
          onNo={() => {
            if (busy) return;
            setAsked(undefined);
            setTimeout(() => setFocus('password'));
          }}
          onYes={() => start(asked)}
        />
        <MutationStatus lost={lost} words={undefined} />
      </>
    );
  }
  return (
    <form className={styles.form} noValidate aria-label={action} onSubmit={(event) => void submit(event)}>
      <RadioGroup
        label={label}
        name="period"
        options={options}
        value={period}
        error={isMissing && period === undefined ? 'Escolha por quanto tempo.' : undefined}
        onChange={(chosen) => {
          setPeriod(chosen);
          forget();
        }}
      />
      <PasswordField
        label="Sua senha"
        autoComplete="current-password"
        hint="Confirma que o pedido é seu."
        error={formState.errors.password?.message ?? refused}
        {...register('password', {
          validate: (typed) => CurrentPassword.safeParse(typed).success || 'Informe sua senha.',
          onChange: forget,
        })}
      />
      <MutationStatus lost={false} words={refused === undefined ? words : undefined} />
      <div>
        <Button type="submit" wide>
          Continuar
        </Button>
      </div>
    </form>
  );

  function forget(): void {
    setAsked(undefined);
    reset();
  }
}
