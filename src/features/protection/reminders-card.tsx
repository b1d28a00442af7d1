import { Controller, useForm } from 'react-hook-form';

import type { ProtectionReminders } from '@generated/api/model/protection-reminders';
import type { SetProtectionRemindersRequest } from '@generated/api/model/set-protection-reminders-request';
import { setProtectionReminders } from '@generated/api/protection';
import { ReminderAmount } from '@generated/zod/protection';

import { formatMoney, UNAVAILABLE } from '@/shared/format/money';
import { AmountField } from '@/shared/forms/money-field';
import { SelectField } from '@/shared/forms/select-field';
import { Form } from '@/shared/forms/form';
import { Button } from '@/shared/ui/button';
import { Card } from '@/shared/ui/page';
import layout from '@/shared/ui/layout.module.css';
import { showAlert } from '@/product/alert-store';
import { runtimeConfig } from '@/product/runtime-config';
import { useDraftForm } from '@/product/use-draft';

import { formatLimitAmount } from './protection-labels';
import styles from './protection.module.css';
import { longestInterval } from './reality-check/check-interval';
import { useProtectionMutation } from './use-protection-mutation';
import { MutationStatus } from './mutation-status';

interface ReminderValues {
  /** Interval in minutes; '' is off. */
  minutes: string;
  /** Amount in cents; null or 0 is off. */
  spend: number | null;
}

const DRAFT_FIELDS = ['minutes', 'spend'] as const;
const USUAL_MINUTES = [15, 30, 60, 120, 180, 240];

/**
 * Renders the form for the reminders by time and by stake. It offers no interval longer than the deployment's own reality checks, and
 * saving removes a longer one that was stored. Input that is not saved is kept as a draft.
 */
export function RemindersCard({ reminders }: { reminders: ProtectionReminders }) {
  return (
    <Card title="Lembretes">
      <p className={styles.quiet}>
        {runtimeConfig().regulation.realityChecks === 'interrupt'
          ? 'Uma pausa durante o jogo, contada desde a sua entrada: mostra o tempo, as apostas e o resultado. Nunca interrompe uma rodada aberta.'
          : 'Um aviso durante o jogo, contado desde a sua entrada. É só um lembrete: o jogo não é interrompido.'}
      </p>
      {/* The key remounts the form when the reminders change elsewhere. */}
      <ReminderForm key={`${reminders.session_minutes} ${reminders.spend_amount}`} reminders={reminders} />
    </Card>
  );
}

function ReminderForm({ reminders }: { reminders: ProtectionReminders }) {
  const { session_minutes: saved, spend_amount: spend } = reminders;
  const longest = longestInterval();
  // An interval above the deployment's has no effect (SPEC Q36).
  const minutes = longest !== null && saved !== null && saved > longest ? null : saved;
  const form = useForm<ReminderValues>({
    defaultValues: { minutes: String(minutes ?? ''), spend: spend === 'unknown' ? null : spend },
  });
  const { register, control, handleSubmit, formState } = form;
  useDraftForm('reminders', form, DRAFT_FIELDS);
  const { start, busy, isChecking, message, reset } = useProtectionMutation<SetProtectionRemindersRequest>({
    send: setProtectionReminders,
    isApplied: ({ reminders: current }, wanted) =>
      current.session_minutes === wanted.session_minutes &&
      (wanted.spend_amount === undefined || current.spend_amount === wanted.spend_amount),
    onDone: () => showAlert('success', 'Lembretes salvos.'),
  });
  const choices = [...new Set([...USUAL_MINUTES, ...(minutes === null ? [] : [minutes])])]
    .filter((each) => longest === null || each <= longest)
    .toSorted((one, other) => one - other);
  const submit = handleSubmit(({ minutes: every, spend: each }) =>
    start({
      session_minutes: every === '' ? null : Number(every),
      // An unknown amount stays as it is, unless the player states one.
      ...((spend !== 'unknown' || each !== null) && { spend_amount: each === 0 ? null : each }),
    }),
  );
  return (
    <Form className={styles.form} aria-label="Lembretes" onSubmit={submit} onChange={() => reset()}>
      <div className={`${layout.large} ${styles.pair}`}>
        <SelectField
          label="Tempo de sessão"
          placeholder={longest === null ? 'Sem lembrete' : `a cada ${formatLimitAmount('time', longest)} (padrão)`}
          options={choices.map((each) => ({ value: String(each), label: `a cada ${formatLimitAmount('time', each)}` }))}
          {...register('minutes')}
        />
        <Controller
          control={control}
          name="spend"
          rules={{
            validate: (cents) =>
              cents === null || cents === 0 || ReminderAmount.safeParse(cents).success || `O menor valor é ${formatMoney(100)}.`,
          }}
          render={({ field, fieldState }) => (
            <AmountField
              label="Valor apostado"
              placeholder="Sem lembrete"
              hint={
                field.value === null || field.value === 0
                  ? spend === 'unknown'
                    ? `O valor atual está ${UNAVAILABLE}. Em branco, ele continua.`
                    : 'Deixe em branco para não receber.'
                  : `Um aviso a cada ${formatMoney(field.value)}.`
              }
              error={fieldState.error?.message}
              {...field}
            />
          )}
        />
      </div>
      <MutationStatus isChecking={isChecking} message={message} />
      <div>
        <Button type="submit" wide busy={busy} reason={formState.isDirty ? undefined : ''}>
          Salvar lembretes
        </Button>
      </div>
    </Form>
  );
}
