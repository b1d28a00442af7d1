import { useState } from 'react';

import { BRAZILIAN } from '@/shared/forms/money-text';
import { CheckboxField } from '@/shared/forms/checkbox-field';
import { ChoiceField } from '@/shared/forms/choice-field';
import { CpfField, DateField } from '@/shared/forms/masked-field';
import { MoneyField } from '@/shared/forms/money-field';
import { PhoneField } from '@/shared/forms/phone-field';
import { SelectField } from '@/shared/forms/select-field';
import { PasswordField } from '@/shared/ui/credential-fields';
import { Field } from '@/shared/ui/field';
import { FormError } from '@/shared/ui/form-error';
import { Select } from '@/shared/ui/select';

import { Section, State, States } from '../section';
import styles from '../workbench.module.css';

const SEXES = [
  { value: '0', label: 'Feminino' },
  { value: '1', label: 'Masculino' },
];

/** Shows the states of form fields. */
export function Fields() {
  const [amount, setAmount] = useState<number | null>(123_456);
  const [order, setOrder] = useState('popular');
  return (
    <Section title="Campos">
      <States>
        <State name="texto">
          <div className={styles.stack}>
            <Field label="Nome" autoComplete="off" />
            <Field label="Apelido" defaultValue="Ana" hint="Como você aparece para quem você indicou." />
            <Field label="E-mail" defaultValue="ana@" error="Falta o que vem depois do @." />
            <Field label="Agência" defaultValue="0001" disabled />
          </div>
        </State>
        <State name="com máscara">
          <div className={styles.stack}>
            <CpfField defaultValue="529.982.247-25" />
            <DateField label="Nascimento" />
            <PhoneField code={{ defaultValue: '55' }} number={{ defaultValue: '(11) 98765-4321' }} />
          </div>
        </State>
        <State name="dinheiro e senha">
          <div className={styles.stack}>
            <MoneyField label="Valor" value={amount} onChange={setAmount} format={BRAZILIAN} />
            <PasswordField label="Senha" defaultValue="palpite2026" autoComplete="off" />
            <PasswordField label="Senha atual" error="A senha não confere." autoComplete="off" />
          </div>
        </State>
        <State name="escolhas">
          <div className={styles.stack}>
            <SelectField label="Sexo" options={SEXES} placeholder="Escolha" />
            <ChoiceField label="Gênero" name="gender" options={SEXES} error="Escolha um dos dois." />
            <CheckboxField label="Li e aceito os termos de uso" />
            <CheckboxField label="Tenho 18 anos ou mais" error="É preciso confirmar." />
            <Select
              label="Ordem"
              value={order}
              onChange={setOrder}
              options={[
                { value: 'popular', label: 'Mais jogados' },
                { value: 'name', label: 'Nome' },
              ]}
            />
          </div>
        </State>
        <State name="formulário recusado">
          <FormError message="Email ou senha incorretos!" />
        </State>
      </States>
    </Section>
  );
}
