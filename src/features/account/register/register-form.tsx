import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';

import { showAlert } from '@/shell/alert-store';
import { runtimeConfig } from '@/shell/runtime-config';
import { openModal } from '@/shell/modal-store';
import { Button } from '@/shared/ui/button';
import { FormError } from '@/shared/ui/form-error';

import styles from '../account-form.module.css';
import { CaptchaFrame } from '../captcha/captcha-frame';
import { RegisterAccessFields } from './steps/register-access-fields';
import type { RegisterValues } from './register-draft';
import { getRegisterDraft, updateRegisterDraft, useRegisterDraft } from './register-draft';
import { RegisterPersonFields } from './steps/register-person-fields';
import type { RegisterErrors } from './register-errors';
import { FIELD_NAMES, registerResolver } from './register-rules';
import { StepIndicator } from './steps/step-indicator';
import { RegisterWelcome } from './register-welcome';
import { useDocumentCheck } from './steps/use-document-check';
import { useRegister } from './use-register';

const PERSON = ['document', 'name', 'birthday'] as const;

/** The registration in two steps: who one is, and how to be reached. What is typed stays, whatever is answered. */
export function RegisterForm() {
  const stage = useRegisterDraft((draft) => (draft.stage === 'access' ? 'access' : 'person'));
  const checked = useRegisterDraft((draft) => draft.checked !== '');
  const form = useForm<RegisterValues>({
    resolver: registerResolver,
    defaultValues: getRegisterDraft().values,
    // Not as a box is left: an error that comes in then moves the button away from under the finger.
    mode: 'onSubmit',
  });
  const document = useDocumentCheck(form);
  const register = useRegister();
  const [message, setMessage] = useState<string>();
  const [captcha, setCaptcha] = useState<string>();
  const [captchaRound, setCaptchaRound] = useState(0);
  const hasCaptcha = runtimeConfig().captcha.siteKey !== '';

  useEffect(() => form.subscribe({ formState: { values: true }, callback: ({ values }) => updateRegisterDraft({ values }) }), [form]);
  useEffect(() => form.setFocus(stage === 'person' ? 'document' : 'email'), [form, stage]);

  async function goOn(): Promise<void> {
    if (!(await form.trigger('document', { shouldFocus: true }))) return;
    if (!(await document.check())) return form.setFocus('document');
    // Whose CPF it is must have been seen before it is confirmed.
    if (checked && (await form.trigger(PERSON, { shouldFocus: true }))) updateRegisterDraft({ stage: 'access' });
  }

  async function send(values: RegisterValues): Promise<void> {
    if (hasCaptcha && captcha === undefined) return setMessage('Confirme que você não é um robô.');
    setMessage(undefined);
    const outcome = await register.mutateAsync({ values, captcha });
    if (outcome.name === 'opened') {
      showAlert('success', 'Sua conta foi criada. Entre com seu e-mail e sua senha.');
      return openModal({ name: 'login' });
    }
    if (outcome.name === 'refused') showRefusal(outcome.refusal);
  }

  function showRefusal({ fields, message: text }: RegisterErrors): void {
    // A captcha's answer is good for one attempt.
    setCaptcha(undefined);
    setCaptchaRound((round) => round + 1);
    setMessage(text);
    const refused = FIELD_NAMES.filter((name) => fields[name] !== undefined);
    if (refused.some((name) => PERSON.some((person) => person === name))) updateRegisterDraft({ stage: 'person' });
    for (const name of refused) form.setError(name, { type: 'server', message: fields[name] ?? '' }, { shouldFocus: name === refused[0] });
  }

  const busy = register.isPending || (stage === 'person' && document.isChecking);
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        if (stage === 'access' && !register.isPending) return void form.handleSubmit(send, backToPerson)(event);
        event.preventDefault();
        if (stage === 'person') void goOn();
      }}
    >
      <StepIndicator stage={stage} />
      <RegisterWelcome />
      <FormError message={message} />
      {stage === 'person' ? (
        <RegisterPersonFields form={form} check={document} checked={checked} />
      ) : (
        <RegisterAccessFields form={form}>{hasCaptcha && <CaptchaFrame key={captchaRound} onToken={setCaptcha} />}</RegisterAccessFields>
      )}
      <div className={styles.actions}>
        <Button type="submit" variant="primary" wide busy={busy}>
          {stage === 'person' ? 'Continuar' : 'Criar conta'}
        </Button>
        {stage === 'access' && (
          <Button wide onClick={() => updateRegisterDraft({ stage: 'person' })}>
            Voltar
          </Button>
        )}
      </div>
      {stage === 'person' && (
        <p className={styles.other}>
          Já tem conta?{' '}
          <button type="button" className={styles.link} onClick={() => openModal({ name: 'login' })}>
            Entrar
          </button>
        </p>
      )}
      <p className={styles.age}>Proibido para menores de 18 anos. Jogue com responsabilidade.</p>
    </form>
  );

  /** What is wrong on the first step would be out of sight on the second. */
  function backToPerson(errors: Partial<Record<keyof RegisterValues, unknown>>): void {
    if (PERSON.some((name) => errors[name] !== undefined)) updateRegisterDraft({ stage: 'person' });
  }
}
