import type { UseFormReturn } from 'react-hook-form';

import { isCpf } from '@/shared/forms/cpf';
import { digitsOf } from '@/shared/forms/mask';
import { CpfField, DateField } from '@/shared/forms/masked-field';
import { Field } from '@/shared/ui/field';
import { VisuallyHidden } from '@/shared/ui/visually-hidden';
import { regulation } from '@/product/runtime-config';

import type { RegisterValues } from '../register-draft';
import { getRegisterDraft } from '../register-draft';
import { RegisterDeclarations } from './register-declarations';
import type { useCpfCheck } from './use-cpf-check';

const CPF_HINT = 'Com ele buscamos seu nome e sua data de nascimento.';

interface RegisterPersonFieldsProps {
  form: UseFormReturn<RegisterValues>;
  cpfCheck: ReturnType<typeof useCpfCheck>;
  /** True if name and birthday are those that the backend has returned for the CPF. */
  isChecked: boolean;
}

/** Renders the first step of the registration: the person. A complete CPF is checked at once (SPEC A16, V1). */
export function RegisterPersonFields({ form, cpfCheck, isChecked }: RegisterPersonFieldsProps) {
  const { errors } = form.formState;
  const handleCpfChange = () => {
    const { document } = form.getValues();
    if (digitsOf(document) !== getRegisterDraft().checkedCpf) cpfCheck.clear();
    if (isCpf(document)) void cpfCheck.check();
  };
  return (
    <>
      <CpfField
        autoComplete="off"
        hint={isChecked || errors.document ? undefined : cpfCheck.isChecking ? 'Conferindo o CPF…' : CPF_HINT}
        error={errors.document?.message}
        {...form.register('document', { onChange: handleCpfChange })}
      />
      <VisuallyHidden>
        <span role="status">{isChecked && 'CPF confirmado. Confira se os dados estão certos.'}</span>
      </VisuallyHidden>
      {isChecked && (
        <>
          <Field label="Nome completo" autoComplete="name" error={errors.name?.message} {...form.register('name')} />
          <DateField label="Data de nascimento" autoComplete="bday" error={errors.birthday?.message} {...form.register('birthday')} />
          {regulation().declarations === 'required' && <RegisterDeclarations form={form} />}
        </>
      )}
    </>
  );
}
