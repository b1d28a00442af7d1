import type { ReactNode, Ref, SelectHTMLAttributes } from 'react';
import { useId } from 'react';

import { Icon } from '../ui/icon';
import styles from './select-field.module.css';

interface SelectFieldProps extends Omit<SelectHTMLAttributes<HTMLSelectElement>, 'className' | 'id'> {
  label: string;
  options: readonly { value: string; label: string }[];
  /** While no option is selected. Default: the first option is. */
  placeholder?: string;
  hint?: ReactNode;
  error?: string | undefined;
  ref?: Ref<HTMLSelectElement>;
}

/** Renders a native select, so that phones show their own list. */
export function SelectField({ label, options, placeholder, hint, error, ...select }: SelectFieldProps) {
  const id = useId();
  const described = [hint !== undefined && `${id}-hint`, error !== undefined && `${id}-error`].filter(Boolean).join(' ');
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <span className={styles.box}>
        <select
          {...select}
          id={id}
          className={styles.select}
          aria-invalid={error !== undefined || undefined}
          aria-describedby={described || undefined}
        >
          {placeholder !== undefined && <option value="">{placeholder}</option>}
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
        <Icon name="chevron-down" size={20} />
      </span>
      {hint !== undefined && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
      {error !== undefined && (
        <p id={`${id}-error`} className={styles.error}>
          {error}
        </p>
      )}
    </div>
  );
}
