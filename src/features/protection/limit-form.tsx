import { Controller, useForm, useWatch } from 'react-hook-form';

import type { Protection } from '@generated/api/model/protection';
import type { ProtectionLimit } from '@generated/api/model/protection-limit';
import type { SetProtectionLimitRequest } from '@generated/api/model/set-protection-limit-request';
import { setProtectionLimit } from '@generated/api/protection';

import { MoneyField } from '@/shared/forms/money-field';
import { BRAZILIAN } from '@/shared/forms/money-text';
import { SelectField } from '@/shared/forms/select-field';
import { Button } from '@/shared/ui/button';
import { Field } from '@/shared/ui/field';
import { showAlert } from '@/shell/alert-store';
import { useDraftForm } from '@/shell/use-draft';

import type { LimitValues } from './limit-rules';
import { toLimitRequest, limitResolver, limitEffect, requestedLimit } from './limit-rules';
import { LIMIT_PERIOD_LABELS, LIMIT_TYPE_LABELS, formatLimitAmount } from './protection-labels';
import styles from './protection.module.css';
import { useProtectionMutation } from './use-protection-mutation';
import { MutationStatus } from './mutation-status';

interface LimitFormProps {
  protection: Protection;
  /** The limit to be changed; without it any. */
  limit?: ProtectionLimit;
  onClose: () => void;
}

/** A limit to be set, and what is said once it is. */
interface Wish {
  readonly request: SetProtectionLimitRequest;
  readonly said: string;
}

const DRAFT_FIELDS = ['type', 'period', 'cents', 'minutes'] as const;
const FORMAT = { ...BRAZILIAN, negative: false, blank: true } as const;
const options = (words: Readonly<Record<string, string>>) => Object.entries(words).map(([value, label]) => ({ value, label }));

/** Sets a limit, or changes the one given; before it is sent it says from when it will hold. */
export function LimitForm({ protection, limit, onClose }: LimitFormProps) {
  const form = useForm<LimitValues>({
    resolver: limitResolver,
    defaultValues: { type: limit?.type ?? 'deposit', period: limit?.period ?? 'day', cents: null, minutes: '' },
  });
  const { register, control, getValues, handleSubmit, formState, setFocus } = form;
  useDraftForm(limit === undefined ? 'limit' : `limit ${limit.id}`, form, DRAFT_FIELDS);
  const { errors } = formState;
  const isPaused = protection.suspension !== null || protection.exclusion !== null;
  const values = { ...getValues(), ...useWatch({ control }) };
  const { type, period } = values;
  const known = protection.limits.find((other) => other.type === type && other.period === period);
  const wanted = requestedLimit(values);
  const then = limitEffect(known, wanted);

  const { start, busy, lost, words, reset } = useProtectionMutation<Wish>({
    send: ({ request }) => setProtectionLimit(request),
    isDone: ({ limits }, { request: wish }) => {
      const now = limits.find((other) => other.type === wish.type && other.period === wish.period);
      const value = wish.amount ?? wish.minutes;
      return now !== undefined && (now.pending_value === value || (now.value === value && now.effective_at === null));
    },
    onDone: ({ said }) => {
      showAlert('success', said);
      onClose();
    },
  });

  const submit = handleSubmit(
    (sent) => {
      if (busy || (isPaused && then === 'later')) return;
      start({
        request: toLimitRequest(sent),
        said: then === 'later' ? 'Limite maior pedido. Ele vale em 24 horas.' : 'Limite salvo. Já está valendo.',
      });
    },
    (wrong) => setFocus(wrong.minutes === undefined ? 'cents' : 'minutes'),
  );

  return (
    <form
      className={styles.form}
      noValidate
      aria-label={limit === undefined ? 'Novo limite' : 'Alterar limite'}
      onSubmit={(event) => void submit(event)}
      onChange={() => reset()}
    >
      {limit === undefined && (
        <div className={styles.pair}>
          <SelectField label="O que limitar" options={options(LIMIT_TYPE_LABELS)} {...register('type')} />
          <SelectField label="Período" options={options(LIMIT_PERIOD_LABELS)} {...register('period')} />
        </div>
      )}
      {type === 'time' ? (
        <Field
          label="Limite em minutos"
          inputMode="numeric"
          autoComplete="off"
          placeholder="0"
          maxLength={5}
          hint={
            wanted === undefined ? 'Uma hora são 60 minutos.' : `São ${formatLimitAmount('time', wanted)} ${LIMIT_PERIOD_LABELS[period]}.`
          }
          error={errors.minutes?.message}
          {...register('minutes')}
        />
      ) : (
        <Controller
          control={control}
          name="cents"
          render={({ field, fieldState }) => (
            <MoneyField label="Limite em reais" placeholder="0,00" format={FORMAT} error={fieldState.error?.message} {...field} />
          )}
        />
      )}
      <p role="status" className={styles.then}>
        {thenText(known, then)}
      </p>
      <MutationStatus lost={lost} words={words} />
      <div className={styles.row}>
        <Button wide onClick={onClose}>
          Agora não
        </Button>
        <div>
          <Button
            type="submit"
            variant="primary"
            wide
            busy={busy}
            reason={isPaused && then === 'later' ? 'Agora só dá para reduzir.' : undefined}
          >
            Salvar limite
          </Button>
        </div>
      </div>
    </form>
  );
}

function thenText(known: ProtectionLimit | undefined, then: ReturnType<typeof limitEffect>): string {
  if (then === undefined) return known === undefined ? '' : `Hoje: ${formatLimitAmount(known.type, known.value)}.`;
  if (known === undefined) return 'Vale a partir de agora.';
  const now = formatLimitAmount(known.type, known.value);
  if (then === 'same') return `Igual ao de hoje, ${now}.`;
  return then === 'now'
    ? `Menor que o de hoje, ${now}: vale a partir de agora.`
    : `Maior que o de hoje: vale em 24 horas. Até lá continua ${now}, e você pode desistir.`;
}
