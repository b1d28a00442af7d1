import type { ReactNode } from 'react';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';

import { CurrentPassword } from '@generated/zod/protection';

import { HttpError } from '@/api/errors';
import { Button } from '@/shared/ui/button';
import { Confirm } from '@/shared/ui/confirm';
import { CurrentPasswordField } from '@/shared/ui/credential-fields';
import { Form } from '@/shared/forms/form';

import { MutationStatus } from './mutation-status';
import styles from './protection.module.css';
import { RadioGroup } from './radio-group';
import type { useProtectionMutation } from './use-protection-mutation';

/** Request to close the account for play, by a pause (period in hours) or an exclusion (period in months, null without end). */
export interface AccountClosure<Period> {
  readonly period: Period;
  readonly password: string;
}

interface AccountClosureFormProps<Period> {
  /** Label of the button: 'Pausar minha conta'. */
  action: string;
  /** Label of the choice of a period. */
  label: string;
  options: readonly { value: Period; label: string; detail?: string | undefined }[];
  /** Renders the question of the confirmation. */
  renderQuestion: (period: Period) => ReactNode;
  /** Mutation that is started after the confirmation. */
  mutation: ReturnType<typeof useProtectionMutation<AccountClosure<Period>>>;
}

/**
 * Renders the form of a pause or an exclusion: period and password, then a confirmation. Entered values survive a rejection. The
 * confirmation stays after a success, so that the caller must unmount the form or change its key then.
 */
export function AccountClosureForm<Period>({ action, label, options, renderQuestion, mutation }: AccountClosureFormProps<Period>) {
  const [period, setPeriod] = useState<Period>();
  const [isMissing, setMissing] = useState(false);
  const [unconfirmed, setUnconfirmed] = useState<AccountClosure<Period>>();
  const { register, handleSubmit, formState, setFocus } = useForm({ defaultValues: { password: '' } });
  const { start, busy, isChecking, message, failure, reset } = mutation;
  const passwordError = failure instanceof HttpError ? failure.fieldErrors['password']?.[0] : undefined;

  // The password takes the focus, because a failure removes the confirmation that had it.
  useEffect(() => {
    if (failure !== null) setFocus('password');
  }, [failure, setFocus]);

  const submit = handleSubmit(
    ({ password }) => {
      setMissing(period === undefined);
      if (period !== undefined && !busy) setUnconfirmed({ period, password });
    },
    () => setMissing(period === undefined),
  );

  if (unconfirmed !== undefined && (busy || failure === null)) {
    return (
      <>
        <Confirm
          question={renderQuestion(unconfirmed.period)}
          no="Voltar"
          yes={action}
          busy={busy}
          onNo={() => {
            if (busy) return;
            setUnconfirmed(undefined);
            setTimeout(() => setFocus('password'));
          }}
          onYes={() => start(unconfirmed)}
        />
        <MutationStatus isChecking={isChecking} message={undefined} />
      </>
    );
  }
  return (
    <Form className={styles.form} aria-label={action} onSubmit={submit}>
      <RadioGroup
        label={label}
        name="period"
        options={options}
        value={period}
        error={isMissing && period === undefined ? 'Escolha por quanto tempo.' : undefined}
        onChange={(chosen) => {
          setPeriod(chosen);
          discardFailure();
        }}
      />
      <CurrentPasswordField
        hint="Confirma que o pedido é seu."
        error={formState.errors.password?.message ?? passwordError}
        {...register('password', {
          validate: (typed) => CurrentPassword.safeParse(typed).success || 'Informe sua senha.',
          onChange: discardFailure,
        })}
      />
      <MutationStatus isChecking={false} message={passwordError === undefined ? message : undefined} />
      <div>
        <Button type="submit" wide>
          Continuar
        </Button>
      </div>
    </Form>
  );

  function discardFailure(): void {
    setUnconfirmed(undefined);
    reset();
  }
}
