import type { InputHTMLAttributes, Ref } from 'react';
import { useId } from 'react';

import styles from './choice-field.module.css';
import field from '../ui/field.module.css';

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
  const described = [hint !== undefined && `${id}-hint`, error !== undefined && `${id}-error`].filter(Boolean).join(' ');
  return (
    <fieldset
      role="radiogroup"
      className={field.field}
      aria-invalid={error !== undefined || undefined}
      aria-describedby={described || undefined}
    >
      <legend className={styles.legend}>{label}</legend>
      {hint !== undefined && (
        <p id={`${id}-hint`} className={field.hint}>
          {hint}
        </p>
      )}
      <div className={styles.options}>
        {options.map((option) => (
          <label key={option.value} className={styles.option}>
            <input {...input} className={styles.radio} type="radio" value={option.value} />
            <span>{option.label}</span>
          </label>
        ))}
      </div>
      {error !== undefined && (
        <p id={`${id}-error`} className={field.error}>
          {error}
        </p>
      )}
    </fieldset>
  );
}
