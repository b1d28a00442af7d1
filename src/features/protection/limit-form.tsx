import { Controller, useForm, useWatch } from 'react-hook-form';

import type { Protection } from '@generated/api/model/protection';
import type { ProtectionLimit } from '@generated/api/model/protection-limit';
import type { SetProtectionLimitRequest } from '@generated/api/model/set-protection-limit-request';
import { setProtectionLimit } from '@generated/api/protection';

import { AmountField } from '@/shared/forms/money-field';
import { SelectField } from '@/shared/forms/select-field';
import { Form } from '@/shared/forms/form';
import { isKnown } from '@/shared/lib/known';
import { Button } from '@/shared/ui/button';
import callout from '@/shared/ui/callout.module.css';
import { toOptions } from '@/shared/ui/select-options';
import layout from '@/shared/ui/layout.module.css';
import { showAlert } from '@/product/alert-store';
import { LIMIT_PERIOD_LABELS } from '@/product/eligibility';
import type { LimitValues } from '@/product/limit-values';
import { enteredLimit, LIMIT_FIELDS, limitTypeOptions, toLimitRequest } from '@/product/limit-values';
import { UnknownOutcomeError } from '@/product/money/operation-errors';
import { LimitNumberField } from '@/product/ui/limit-number-field';
import { useDraftForm } from '@/product/use-draft';

import type { IncreaseDelay } from './increase-delay';
import { useIncreaseDelay } from './increase-delay';
import type { LimitEffect } from './limit-rules';
import { limitEffect, limitResolver } from './limit-rules';
import { formatLimitAmount } from './protection-labels';
import styles from './protection.module.css';
import { useProtectionMutation } from './use-protection-mutation';
import { MutationStatus } from './mutation-status';

interface LimitFormProps {
  protection: Protection;
  /** Limit to change; undefined for a new one. */
  limit?: ProtectionLimit;
  onClose: () => void;
}

interface LimitChange {
  readonly request: SetProtectionLimitRequest;
  readonly successText: string;
}

const DRAFT_FIELDS = ['type', 'period', 'cents', 'minutes', 'bets'] as const;

/** Returns the value, or `other` if there is none or this build does not know it. */
const knownOr = <Value extends string>(value: Value | 'unknown' | undefined, other: Value): Value =>
  value === undefined || value === 'unknown' ? other : value;

/**
 * Renders the form of a limit, with the time when it takes effect. During a pause or exclusion, a limit can be created or reduced, but not
 * raised. Input that is not saved survives a reload. After a success, an alert is shown and `onClose` runs.
 */
export function LimitForm({ protection, limit, onClose }: LimitFormProps) {
  const form = useForm<LimitValues>({
    resolver: limitResolver,
    defaultValues: { type: knownOr(limit?.type, 'deposit'), period: knownOr(limit?.period, 'day'), cents: null, minutes: '', bets: '' },
  });
  const { register, control, getValues, handleSubmit, formState, setFocus } = form;
  useDraftForm(limit === undefined ? 'limit' : `limit ${limit.id}`, form, DRAFT_FIELDS);
  const { errors } = formState;
  const delay = useIncreaseDelay();
  const isPaused = protection.suspension !== null || protection.exclusion !== null;
  const values = { ...getValues(), ...useWatch({ control }) };
  const { type, period } = values;
  const current = protection.limits.find((other) => other.type === type && other.period === period);
  const entered = enteredLimit(values);
  const effect = limitEffect(current, entered);

  const { start, busy, isChecking, message, reset } = useProtectionMutation<LimitChange>({
    send: ({ request }) => setProtectionLimit(request),
    isApplied: ({ limits }, { request: wanted }) => {
      const saved = limits.find((other) => other.type === wanted.type && other.period === wanted.period);
      const value = wanted.amount ?? wanted.minutes ?? wanted.bets;
      // A limit with an unknown value does not show whether the request was applied.
      if (saved !== undefined && !isKnown(saved)) throw new UnknownOutcomeError();
      return saved !== undefined && (saved.pending_value === value || (saved.value === value && saved.effective_at === null));
    },
    onDone: ({ successText }) => {
      showAlert('success', successText);
      onClose();
    },
  });

  const submit = handleSubmit(
    (sent) => {
      if (busy || (isPaused && effect === 'later')) return;
      start({
        request: toLimitRequest(sent),
        successText: successText(effect, delay),
      });
    },
    () => setFocus(LIMIT_FIELDS[getValues('type')]),
  );

  return (
    <Form
      className={styles.form}
      aria-label={limit === undefined ? 'Novo limite' : 'Alterar limite'}
      onSubmit={submit}
      onChange={() => reset()}
    >
      {limit === undefined && (
        <div className={`${layout.large} ${styles.pair}`}>
          <SelectField label="O que limitar" options={limitTypeOptions()} {...register('type')} />
          <SelectField label="Período" options={toOptions(LIMIT_PERIOD_LABELS)} {...register('period')} />
        </div>
      )}
      {type === 'count' && <LimitNumberField type="count" error={errors.bets?.message} {...register('bets')} />}
      {type === 'time' && (
        <LimitNumberField
          type="time"
          hint={entered === undefined ? undefined : `São ${formatLimitAmount('time', entered)} ${LIMIT_PERIOD_LABELS[period]}.`}
          error={errors.minutes?.message}
          {...register('minutes')}
        />
      )}
      {LIMIT_FIELDS[type] === 'cents' && (
        <Controller
          control={control}
          name="cents"
          render={({ field, fieldState }) => <AmountField label="Valor do limite" error={fieldState.error?.message} {...field} />}
        />
      )}
      <p role="status" className={`${layout.inset} ${layout.region} ${callout.info}`}>
        {effectText(current, effect, delay)}
      </p>
      <MutationStatus isChecking={isChecking} message={message} />
      <div className={layout.buttons}>
        <Button wide onClick={onClose}>
          Agora não
        </Button>
        <div>
          <Button
            type="submit"
            variant="primary"
            wide
            busy={busy}
            reason={isPaused && effect === 'later' ? 'Agora só dá para reduzir.' : undefined}
          >
            Salvar limite
          </Button>
        </div>
      </div>
    </Form>
  );
}

function successText(effect: LimitEffect | undefined, { within }: IncreaseDelay): string {
  if (effect === 'unknown') return `Limite pedido. Menor que o atual, já vale; maior, vale ${within}.`;
  return effect === 'later' ? `Aumento solicitado. Passa a valer ${within}.` : 'Limite salvo. Já está valendo.';
}

function effectText(current: ProtectionLimit | undefined, effect: LimitEffect | undefined, delay: IncreaseDelay): string {
  if (effect === undefined) return current === undefined ? '' : `Hoje: ${formatLimitAmount(current.type, current.value)}.`;
  if (current === undefined) return 'Vale a partir de agora.';
  const amount = formatLimitAmount(current.type, current.value);
  if (effect === 'unknown') return `O limite de hoje está ${amount}. Menor que ele, vale a partir de agora; maior, ${delay.within}.`;
  if (effect === 'same') return `Igual ao de hoje, ${amount}.`;
  return effect === 'now'
    ? `Menor que o de hoje, ${amount}: vale a partir de agora.`
    : `Maior que o de hoje: vale ${delay.within}. Até lá continua ${amount}, e você pode desistir.`;
}
