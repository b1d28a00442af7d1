import type { UseFormReturn } from 'react-hook-form';

import type { BarredStatus } from '@generated/api/model/barred-status';

import { isCpf } from '@/shared/forms/cpf';
import { digitsOf } from '@/shared/forms/mask';
import { CpfField, DateField } from '@/shared/forms/masked-field';
import { Field } from '@/shared/ui/field';
import { VisuallyHidden } from '@/shared/ui/visually-hidden';
import { regulation } from '@/product/runtime-config';
import { ChoiceField } from '@/shared/forms/choice-field';
import { SelectField } from '@/shared/forms/select-field';
import layout from '@/shared/ui/layout.module.css';

import type { RegisterValues } from '../register-draft';
import { getRegisterDraft } from '../register-draft';
import type { useCpfCheck } from './use-cpf-check';
import { BARRED } from '../register-rules';

const CPF_HINT = 'Com ele buscamos seu nome e sua data de nascimento.';

interface RegisterPersonFieldsProps {
  form: UseFormReturn<RegisterValues>;
  cpfCheck: ReturnType<typeof useCpfCheck>;
  /** True if the backend has accepted the typed CPF and filled in name and birthday, which the player may have edited since. */
  isChecked: boolean;
}

/**
 * Renders the first step of the registration: the person. A complete CPF is checked at once (SPEC A16, V1). Name, birthday and,
 * if the deployment requires them, declarations appear once it is accepted.
 */
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

const YES_NO = [
  { value: 'yes', label: 'Sim' },
  { value: 'no', label: 'Não' },
] as const;

const SITUATIONS: readonly { value: BarredStatus; label: string }[] = [
  { value: 'none', label: 'Nenhuma' },
  { value: 'sports', label: 'Esporte: atleta, técnico, árbitro, dirigente' },
  { value: 'operator', label: 'Operadora: dono, gestor ou funcionário' },
  { value: 'official', label: 'Agente público que fiscaliza apostas' },
  { value: 'systems', label: 'Acesso aos sistemas de apostas' },
  { value: 'relative', label: 'Cônjuge ou família até o 2º grau' },
  { value: 'disorder', label: 'Diagnóstico de dependência de jogo' },
];

/**
 * Renders the declarations of politically exposed and of barred persons (SPEC Q13). Nothing is selected in advance. A
 * barred person reads at once that no account can be opened; the answer is not sent.
 */
function RegisterDeclarations({ form }: { form: UseFormReturn<RegisterValues> }) {
  const { errors } = form.formState;
  const status = form.watch('barredStatus');
  const isBarred = status !== '' && status !== 'none';
  return (
    <>
      <ChoiceField
        label="Você é pessoa politicamente exposta?"
        hint="Quem tem ou teve cargo público de destaque nos últimos 5 anos, a família até o 2º grau e pessoas próximas. Isso não impede o cadastro."
        options={YES_NO}
        error={errors.isPep?.message}
        {...form.register('isPep')}
      />
      <SelectField
        label="Você se enquadra em alguma destas situações?"
        placeholder="Selecione"
        options={SITUATIONS}
        hint="A lei não permite que essas pessoas apostem."
        error={isBarred ? undefined : errors.barredStatus?.message}
        {...form.register('barredStatus')}
      />
      <div role="status">
        {isBarred && (
          <p className={layout.inset}>
            <span>{BARRED}</span>
            {status === 'disorder' && (
              <span>{' Se quiser conversar com alguém, o CVV atende de graça no 188 e o SUS tem apoio nos CAPS.'}</span>
            )}
          </p>
        )}
      </div>
    </>
  );
}
