import type { UseFormReturn } from 'react-hook-form';

import { isCpf } from '@/shared/forms/cpf';
import { digitsOf } from '@/shared/forms/mask';
import { CpfField, DateField } from '@/shared/forms/masked-field';
import { Field } from '@/shared/ui/field';
import { VisuallyHidden } from '@/shared/ui/visually-hidden';

import type { RegisterValues } from '../register-draft';
import { getRegisterDraft } from '../register-draft';
import type { useDocumentCheck } from './use-document-check';

const WHY = 'Com ele buscamos seu nome e sua data de nascimento.';

interface Props {
  form: UseFormReturn<RegisterValues>;
  check: ReturnType<typeof useDocumentCheck>;
  /** Whether name and birthday are those of the CPF. */
  checked: boolean;
}

/** The CPF, and whose it is: asked as soon as it is whole (SPEC A16, V1). */
export function RegisterPersonFields({ form, check, checked }: Props) {
  const { errors } = form.formState;
  const onTyped = () => {
    const { document } = form.getValues();
    if (digitsOf(document) !== getRegisterDraft().checked) check.clear();
    if (isCpf(document)) void check.check();
  };
  return (
    <>
      <CpfField
        autoComplete="off"
        hint={checked || errors.document ? undefined : check.isChecking ? 'Conferindo o CPF…' : WHY}
        error={errors.document?.message}
        {...form.register('document', { onChange: onTyped })}
      />
      <VisuallyHidden>
        <span role="status">{checked && 'CPF conferido. Confira seu nome e sua data de nascimento.'}</span>
      </VisuallyHidden>
      {checked && (
        <>
          <Field label="Nome completo" autoComplete="name" error={errors.name?.message} {...form.register('name')} />
          <DateField label="Data de nascimento" autoComplete="bday" error={errors.birthday?.message} {...form.register('birthday')} />
        </>
      )}
    </>
  );
}
