import type { UseFormReturn } from 'react-hook-form';

import type { BarredStatus } from '@generated/api/model/barred-status';

import { ChoiceField } from '@/shared/forms/choice-field';
import { SelectField } from '@/shared/forms/select-field';

import layout from '@/shared/ui/layout.module.css';
import type { RegisterValues } from '../register-draft';
import { BARRED } from '../register-rules';

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
export function RegisterDeclarations({ form }: { form: UseFormReturn<RegisterValues> }) {
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
