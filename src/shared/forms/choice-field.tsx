import type { InputHTMLAttributes, Ref } from 'react';
import { useId } from 'react';

import { describeField } from '../ui/field';
import field from '../ui/field.module.css';
import styles from './choice-field.module.css';

interface ChoiceFieldProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'className' | 'id' | 'type' | 'value'> {
  label: string;
  options: readonly { value: string; label: string }[];
  hint?: string;
  error?: string | undefined;
  ref?: Ref<HTMLInputElement>;
}

/** Renders radio buttons of equal weight, none selected by default. */
export function ChoiceField({ label, options, hint, error, ...input }: ChoiceFieldProps) {
  const id = useId();
  const { attributes, hintText, errorText } = describeField(id, hint, error);
  return (
    <fieldset role="radiogroup" className={field.field} {...attributes}>
      <legend className={styles.legend}>{label}</legend>
      {hintText}
      <div className={styles.options}>
        {options.map((option) => (
          <label key={option.value} className={styles.option}>
            <input {...input} className={styles.radio} type="radio" value={option.value} />
            <span>{option.label}</span>
          </label>
        ))}
      </div>
      {errorText}
    </fieldset>
  );
}
