import type { ReactNode } from 'react';
import { useId } from 'react';

import choice from '@/shared/forms/choice-field.module.css';
import layout from '@/shared/ui/layout.module.css';

import styles from './protection.module.css';

interface RadioGroupProps<Value> {
  label: ReactNode;
  /** Name of the radio buttons, which no other group of the same form may have. */
  name: string;
  /** Choices, with a different label each. */
  options: readonly { value: Value; label: string; detail?: string | undefined }[];
  /** Value of the checked option, compared by identity; undefined if none is checked. */
  value: Value | undefined;
  onChange: (value: Value) => void;
  error?: string | undefined;
}

/** Renders a group of native radio buttons, with its error below them. */
export function RadioGroup<Value>({ label, name, options, value, onChange, error }: RadioGroupProps<Value>) {
  const errorId = useId();
  return (
    <fieldset
      role="radiogroup"
      className={`${layout.small} ${styles.choices}`}
      aria-invalid={error !== undefined || undefined}
      aria-describedby={errorId}
    >
      <legend className={styles.legend}>{label}</legend>
      {options.map((option) => (
        <label key={option.label} className={`${choice.option} ${styles.choice}`}>
          <input type="radio" name={name} checked={option.value === value} onChange={() => onChange(option.value)} />
          <span>
            <span>{option.label}</span>
            {option.detail !== undefined && <span className={styles.choiceDetail}>{option.detail}</span>}
          </span>
        </label>
      ))}
      <p id={errorId} className={`${layout.region} ${styles.error}`}>
        {error}
      </p>
    </fieldset>
  );
}
