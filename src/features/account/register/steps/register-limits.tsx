import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { Controller, useForm, useWatch } from 'react-hook-form';

import { getGetProfileQueryKey, updateProfile } from '@generated/api/account';
import { getGetMeQueryKey } from '@generated/api/auth';
import { getGetProtectionQueryKey, setProtectionLimit } from '@generated/api/protection';
import type { ProtectionLimitPeriod } from '@generated/api/model/protection-limit-period';

import { theSession } from '@/session/use-session';
import { ChoiceField } from '@/shared/forms/choice-field';
import { formatMoney } from '@/shared/format/money';
import { formatCounted } from '@/shared/format/number';
import { AmountField } from '@/shared/forms/money-field';
import { SelectField } from '@/shared/forms/select-field';
import { Form } from '@/shared/forms/form';
import { Button } from '@/shared/ui/button';
import { FormError } from '@/shared/ui/form-error';
import { toOptions } from '@/shared/ui/select-options';
import layout from '@/shared/ui/layout.module.css';
import { toLimitRequest } from '@/product/limit-values';
import { usePlatformRules } from '@/product/platform-rules';
import { registerDraft, readDraft } from '@/product/reload-drafts';
import { parseCents, useDraftForm, useDraftState } from '@/product/use-draft';
import { LIMIT_PERIOD_LABELS } from '@/product/eligibility';

import styles from '@/features/account/account-form.module.css';
import { GENDER_OPTIONS, parseGender } from '@/features/account/profile/gender';
import { splitFieldErrors, useServerErrors } from '@/features/account/server-field-errors';
import type { MoreLimit } from './more-limits';
import { moreLimitErrors, parseMoreLimits } from './more-limits';
import { RegisterMoreLimits } from './register-more-limits';
import { StepIndicator } from './step-indicator';

interface LastStepValues {
  /** Value of a gender option; empty until selected. */
  gender: string;
  /** Loss limit, in cents. */
  loss: number | null;
  period: ProtectionLimitPeriod;
  /** Time limit, in minutes per day. */
  minutes: string;
}

const PERIOD_OPTIONS = toOptions(LIMIT_PERIOD_LABELS);
const TIME_OPTIONS = [
  { value: '30', label: '30 minutos por dia' },
  { value: '60', label: '1 hora por dia' },
  { value: '120', label: '2 horas por dia' },
  { value: '180', label: '3 horas por dia' },
  { value: '240', label: '4 horas por dia' },
  { value: '480', label: '8 horas por dia' },
];
const MIN_LOSS_CENTS = 100;
const SERVER_FIELDS = { gender: 'gender', amount: 'loss', period: 'period', minutes: 'minutes' } as const;
/** The server's field names in the error of a further limit. */
const ROW_FIELDS = ['amount', 'minutes', 'bets', 'type', 'period'];
const DRAFT_FIELDS = ['gender', 'period', 'minutes'] as const;
/** Name of the draft of the loss limit, which survives a reload as a number of cents. */
const LOSS_DRAFT = 'register-loss';

/**
 * Renders the last step: gender, loss limit and time limit, which the regulation requires, and further limits (SPEC Q37). The answers are
 * sent one after the other: those before a failed one are saved. After the last one, profile, protection and player are refetched. The
 * input survives a reload.
 *
 * @param props.onDone `effectiveAt` (ISO 8601) is set if a smaller limit applies until then
 * @param props.onSkip undefined if the step is required: a button then logs out
 */
export function RegisterLimits({ onDone, onSkip }: { onDone: (effectiveAt: string | undefined) => void; onSkip?: () => void }) {
  const client = useQueryClient();
  const [defaultValues] = useState<LastStepValues>(() => ({
    gender: '',
    loss: parseCents(readDraft(LOSS_DRAFT)) ?? null,
    period: 'day',
    minutes: '',
  }));
  const form = useForm<LastStepValues>({ defaultValues });
  const { register, control, handleSubmit, getValues, setFocus, formState } = form;
  useDraftForm('register-limits', form, DRAFT_FIELDS);
  useEffect(() => registerDraft(LOSS_DRAFT, () => getValues('loss')), [getValues]);
  const [more, setMore] = useDraftState<MoreLimit[]>('register-more-limits', [], parseMoreLimits);
  /** Number of submissions and failed requests. Each focuses the first wrong further limit. From 1, the further limits are checked. */
  const [attempt, setAttempt] = useState(0);
  /** Index of the further limit that the server refused. */
  const [refused, setRefused] = useState<number>();
  const lossPeriod = useWatch({ control, name: 'period' });
  const moreErrors = attempt > 0 ? moreLimitErrors(more, lossPeriod) : [];
  const { errors } = formState;
  const { mutate, isPending, error } = useMutation({
    // The requests are idempotent, so that the player can retry. Gender is last: without it, the next login opens this step
    // again.
    mutationFn: async ({ gender, loss, period, minutes }: LastStepValues) => {
      setRefused(undefined);
      const lossLimit = await setProtectionLimit({ type: 'loss', period, amount: loss });
      const timeLimit = await setProtectionLimit({ type: 'time', period: 'day', minutes: Number(minutes) });
      const last = await setMoreLimits();
      await updateProfile({ gender: parseGender(gender) });
      // A limit that is requested later takes effect later.
      return last ?? timeLimit.data.effective_at ?? lossLimit.data.effective_at ?? undefined;
    },
    onSuccess: (effectiveAt) => {
      for (const queryKey of [getGetProfileQueryKey(), getGetProtectionQueryKey(), getGetMeQueryKey()])
        void client.invalidateQueries({ queryKey });
      onDone(effectiveAt);
    },
    onError: () => setAttempt((before) => before + 1),
  });
  const isRowRefused = error !== null && refused !== undefined;
  const { texts, message } = useServerErrors(isRowRefused ? null : error, SERVER_FIELDS, setFocus);
  const row = splitFieldErrors(isRowRefused ? error : null, ROW_FIELDS);
  const [rowText] = Object.values(row.fields);
  const rowErrors = more.map((_, index) => moreErrors[index] ?? (index === refused ? rowText : undefined));
  const { registration_act: act, limit_increase_hours: hours } = usePlatformRules();
  const wait = hours === undefined ? 'um prazo de espera' : formatCounted(hours, 'hora', 'horas');

  /** Saves the further limits. Returns the time when the last of them takes effect (ISO 8601); undefined if all apply at once. */
  async function setMoreLimits(): Promise<string | undefined> {
    let last: string | undefined;
    for (const [index, limit] of more.entries()) {
      setRefused(index);
      // The limits are sent one after the other, so that the first one refused is shown.
      // oxlint-disable-next-line no-await-in-loop
      last = (await setProtectionLimit(toLimitRequest(limit))).data.effective_at ?? last;
    }
    setRefused(undefined);
    return last;
  }

  function submit(values: LastStepValues): void {
    setAttempt(attempt + 1);
    if (!isPending && moreLimitErrors(more, values.period).every((text) => text === undefined)) mutate(values);
  }

  return (
    <Form className={styles.form} onSubmit={handleSubmit(submit)}>
      <StepIndicator step="limits" />
      <p className={styles.lead}>
        {`Pela norma vigente${act === undefined ? '' : ` (${act})`}, pedimos estas respostas no cadastro. ` +
          `Você muda os limites quando quiser em Limites e pausas: reduzir vale na hora, aumentar só depois de ${wait}.`}
      </p>
      <FormError message={message ?? row.message} />
      <ChoiceField
        label="Gênero"
        options={GENDER_OPTIONS}
        error={errors.gender?.message ?? texts.gender}
        {...register('gender', { required: 'Selecione uma opção.' })}
      />
      <div className={`${layout.medium} ${styles.limit}`}>
        <Controller
          control={control}
          name="loss"
          rules={{ validate: (cents) => (cents !== null && cents >= MIN_LOSS_CENTS) || `Informe ao menos ${formatMoney(MIN_LOSS_CENTS)}.` }}
          render={({ field, fieldState }) => (
            <AmountField label="Limite de perdas" error={fieldState.error?.message ?? texts.loss} {...field} />
          )}
        />
        <SelectField label="Período" options={PERIOD_OPTIONS} error={texts.period} {...register('period')} />
      </div>
      <p className={styles.explain}>Ao perder este valor no período, as apostas param até o período seguinte.</p>
      <SelectField
        label="Limite de tempo de jogo"
        placeholder="Selecione"
        options={TIME_OPTIONS}
        error={errors.minutes?.message ?? texts.minutes}
        {...register('minutes', { required: 'Selecione um tempo.' })}
      />
      <RegisterMoreLimits
        limits={more}
        errors={rowErrors}
        attempt={attempt}
        onChange={(limits) => {
          setRefused(undefined);
          setMore(limits);
        }}
      />
      <div className={`${layout.medium} ${styles.actions}`}>
        <Button type="submit" variant="primary" wide busy={isPending}>
          Salvar e concluir
        </Button>
        {onSkip === undefined ? (
          <Button wide onClick={() => void theSession().logout()}>
            Sair da conta
          </Button>
        ) : (
          <Button wide onClick={onSkip}>
            Agora não
          </Button>
        )}
      </div>
    </Form>
  );
}
