import type { ReactNode } from 'react';
import type { UseFormReturn } from 'react-hook-form';

import { CheckboxField } from '@/shared/forms/checkbox-field';
import { PhoneField } from '@/shared/forms/phone-field';
import { EmailField } from '@/shared/ui/credential-fields';
import { paths } from '@/product/paths';

import styles from '@/features/account/account-form.module.css';
import { NewPasswordField } from '../../new-password-field';
import { suggestEmail } from '../email-typos';
import type { RegisterValues } from '../register-draft';

/** Renders the second step of the registration: contact, password and terms. `children` is the captcha. */
export function RegisterAccessFields({ form, children }: { form: UseFormReturn<RegisterValues>; children: ReactNode }) {
  const { errors } = form.formState;
  const suggested = suggestEmail(form.watch('email'));
  return (
    <>
      <EmailField
        label="E-mail"
        hint={suggested === undefined ? undefined : `Confira: você quis dizer ${suggested}?`}
        error={errors.email?.message}
        {...form.register('email')}
      />
      <PhoneField
        code={{ error: errors.phone_code?.message, ...form.register('phone_code') }}
        number={{ error: errors.phone?.message, ...form.register('phone') }}
      />
      <NewPasswordField label="Senha" typed={form.watch('password')} error={errors.password?.message} {...form.register('password')} />
      <CheckboxField
        label={
          <>
            <span>Tenho 18 anos ou mais e aceito os </span>
            <a className={styles.link} href={paths.regulation('termos-de-uso')} target="_blank" rel="noreferrer">
              termos de uso
            </a>
            <span> e a </span>
            <a className={styles.link} href={paths.regulation('politica-de-privacidade')} target="_blank" rel="noreferrer">
              política de privacidade
            </a>
            <span>.</span>
          </>
        }
        error={errors.termsAccepted?.message}
        {...form.register('termsAccepted')}
      />
      {children}
    </>
  );
}
