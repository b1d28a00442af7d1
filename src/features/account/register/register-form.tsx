import { useEffect, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';

import { useGetRegisterCoupon } from '@generated/api/coupons';
import { useGetReferrer } from '@generated/api/referrals';
import { ReferralCode } from '@generated/zod/auth';

import { showAlert } from '@/product/alert-store';
import { regulation, runtimeConfig } from '@/product/runtime-config';
import { openModal } from '@/product/modal-store';
import { Button } from '@/shared/ui/button';
import { FormError } from '@/shared/ui/form-error';
import { Form } from '@/shared/forms/form';
import { Icon } from '@/shared/ui/icon';
import layout from '@/shared/ui/layout.module.css';
import { useIsSectionOpen } from '@/product/sections';

import styles from '../account-form.module.css';
import { AgeAndRisks } from '../age-and-risks';
import { CaptchaFrame } from '../captcha/captcha-frame';
import { COMMON_PASSWORD, isCommonPassword } from '../new-password';
import type { RegisterValues } from './register-draft';
import { getRegisterDraft, updateRegisterDraft, useRegisterDraft } from './register-draft';
import type { RegisterErrors } from './register-errors';
import { FIELD_NAMES, registerResolver } from './register-rules';
import { RegisterAccessFields } from './steps/register-access-fields';
import { RegisterPersonFields } from './steps/register-person-fields';
import { StepIndicator } from './steps/step-indicator';
import { useCpfCheck } from './steps/use-cpf-check';
import { useRegister } from './use-register';
import { marketingFields } from './marketing-fields';

const PERSON_FIELDS = ['document', 'name', 'birthday', 'isPep', 'barredStatus'] as const;

const isPersonField = (name: string) => PERSON_FIELDS.some((field) => field === name);

/**
 * Renders the first two steps of the registration (SPEC S1, E8), with a captcha if the deployment has one. Each change is written to the
 * draft. Common passwords are refused. The input stays after a rejection. After a success the draft has the next step, which the dialog
 * renders. If the account exists but its first login failed, an alert is shown and the login opens.
 */
export function RegisterForm() {
  const step = useRegisterDraft((draft) => (draft.step === 'access' ? 'access' : 'person'));
  const isChecked = useRegisterDraft((draft) => draft.checkedCpf !== '');
  const form = useForm<RegisterValues>({
    resolver: registerResolver,
    defaultValues: getRegisterDraft().values,
    // Validation on blur would let a new error move the button away from the finger.
    mode: 'onSubmit',
  });
  const cpfCheck = useCpfCheck(form);
  const register = useRegister();
  const [message, setMessage] = useState<string>();
  const hasSeenQuestions = useRef(false);
  const [captchaToken, setCaptchaToken] = useState<string>();
  const [captchaAttempt, setCaptchaAttempt] = useState(0);
  const hasCaptcha = runtimeConfig().captcha.siteKey !== '';

  useEffect(() => form.subscribe({ formState: { values: true }, callback: ({ values }) => updateRegisterDraft({ values }) }), [form]);
  useEffect(() => form.setFocus(step === 'person' ? 'document' : 'email'), [form, step]);

  async function continueToAccess(): Promise<void> {
    if (!(await form.trigger('document', { shouldFocus: true }))) return;
    if (!(await cpfCheck.check())) return form.setFocus('document');
    // If this press has checked the CPF, the name appears only now: the player must see it before continuing.
    if (!isChecked) return;
    if (!(await form.trigger(['name', 'birthday'], { shouldFocus: true }))) return;
    const { isPep, barredStatus } = form.getValues();
    // The questions have just appeared: a press that was meant for the CPF leads to them, without an error.
    if (!hasSeenQuestions.current && isPep === '' && barredStatus === '' && regulation().declarations === 'required') {
      hasSeenQuestions.current = true;
      return form.setFocus('isPep');
    }
    if (await form.trigger(PERSON_FIELDS, { shouldFocus: true })) updateRegisterDraft({ step: 'access' });
  }

  async function submit(values: RegisterValues): Promise<void> {
    if (hasCaptcha && captchaToken === undefined) return setMessage('Confirme que você não é um robô.');
    if (await isCommonPassword(values.password))
      return form.setError('password', { type: 'common', message: COMMON_PASSWORD }, { shouldFocus: true });
    setMessage(undefined);
    const outcome = await register.mutateAsync({ values, captcha: captchaToken });
    if (outcome.name === 'created') {
      showAlert('success', 'Sua conta foi criada. Entre com seu e-mail e sua senha.');
      return openModal({ name: 'login' });
    }
    if (outcome.name === 'rejected') showErrors(outcome.errors);
  }

  function showErrors({ fields, message: text }: RegisterErrors): void {
    // A captcha token is valid for one attempt.
    setCaptchaToken(undefined);
    setCaptchaAttempt((attempt) => attempt + 1);
    setMessage(text);
    const names = FIELD_NAMES.filter((name) => fields[name] !== undefined);
    if (names.some(isPersonField)) updateRegisterDraft({ step: 'person' });
    for (const name of names) form.setError(name, { type: 'server', message: fields[name] ?? '' }, { shouldFocus: name === names[0] });
  }

  const isBusy = register.isPending || (step === 'person' && cpfCheck.isChecking);
  return (
    <Form
      className={styles.form}
      onSubmit={(event) => {
        if (step === 'person') return continueToAccess();
        return !register.isPending && form.handleSubmit(submit, backToPerson)(event);
      }}
    >
      <StepIndicator step={step} />
      <RegisterWelcome />
      <FormError message={message} />
      {step === 'person' ? (
        <RegisterPersonFields form={form} cpfCheck={cpfCheck} isChecked={isChecked} />
      ) : (
        <RegisterAccessFields form={form}>
          {hasCaptcha && <CaptchaFrame key={captchaAttempt} onToken={setCaptchaToken} />}
        </RegisterAccessFields>
      )}
      <div className={`${layout.medium} ${styles.actions}`}>
        <Button type="submit" variant="primary" wide busy={isBusy}>
          {step === 'person' ? 'Continuar' : 'Criar conta'}
        </Button>
        {step === 'access' && (
          <Button wide onClick={() => updateRegisterDraft({ step: 'person' })}>
            Voltar
          </Button>
        )}
      </div>
      {step === 'person' && (
        <p className={styles.other}>
          Já tem conta?{' '}
          <button type="button" className={styles.link} onClick={() => openModal({ name: 'login' })}>
            Entrar
          </button>
        </p>
      )}
      <AgeAndRisks />
    </Form>
  );

  /** Goes back to the first step if one of its fields is invalid, because the second step does not show its errors. */
  function backToPerson(errors: Partial<Record<keyof RegisterValues, unknown>>): void {
    if (PERSON_FIELDS.some((name) => errors[name] !== undefined)) updateRegisterDraft({ step: 'person' });
  }
}

const FETCH_ONCE = { retry: false, staleTime: Infinity };

/**
 * Renders the name of the referrer, and the reward for a registration. The reward is fetched under every bonus policy, and shown only
 * under the policy `open`, which lets it be advertised, and while the section of bonuses is open (SPEC A8, D9).
 */
function RegisterWelcome() {
  const { referrer_id: referrer = '' } = marketingFields();
  const isCode = ReferralCode.safeParse(referrer).success;
  const referrerName = useGetReferrer(referrer, { query: { ...FETCH_ONCE, enabled: isCode } }).data?.data.name;
  const mayAdvertise = runtimeConfig().bonusPolicy === 'open';
  const reward = useGetRegisterCoupon({ query: FETCH_ONCE }).data?.text;
  const hasBonuses = useIsSectionOpen('bonus_enabled');
  const coupon = mayAdvertise && hasBonuses ? reward : undefined;
  if (referrerName === undefined && !coupon) return null;
  return (
    <ul className={`${layout.inset} ${layout.tiny}`}>
      {referrerName !== undefined && (
        <li className={styles.welcomeLine}>
          <Icon name="user" size={20} />
          <span>{`Convite de ${referrerName}`}</span>
        </li>
      )}
      {coupon && (
        <li className={styles.welcomeLine}>
          <Icon name="gift" size={20} />
          <span>{coupon}</span>
        </li>
      )}
    </ul>
  );
}
