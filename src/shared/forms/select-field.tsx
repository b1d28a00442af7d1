import type { ReactNode, Ref, SelectHTMLAttributes } from 'react';

import { FieldFrame } from '../ui/field';
import field from '../ui/field.module.css';
import { Icon } from '../ui/icon';
import styles from './select-field.module.css';

interface SelectFieldProps extends Omit<SelectHTMLAttributes<HTMLSelectElement>, 'className' | 'id'> {
  label: string;
  options: readonly { value: string; label: string }[];
  /** Text of an empty option before the others. Without it the first option is selected. */
  placeholder?: string;
  hint?: ReactNode;
  error?: string | undefined;
  ref?: Ref<HTMLSelectElement>;
}

/** Renders a native select of a form with label, hint and error. Phones show their own list. */
export function SelectField({ label, options, placeholder, hint, error, ...select }: SelectFieldProps) {
  return (
    <FieldFrame label={label} hint={hint} error={error}>
      {(control) => (
        <span className={styles.box}>
          <select {...select} {...control} className={`${field.input} ${styles.select}`}>
            {placeholder !== undefined && <option value="">{placeholder}</option>}
            {options.map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </select>
          <Icon name="chevron-down" size={20} />
        </span>
      )}
    </FieldFrame>
  );
}
