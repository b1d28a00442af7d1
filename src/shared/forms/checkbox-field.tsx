import type { InputHTMLAttributes, ReactNode, Ref } from 'react';
import { useId } from 'react';

import styles from './checkbox-field.module.css';

interface CheckboxFieldProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'className' | 'id' | 'type' | 'defaultChecked'> {
  label: ReactNode;
  error?: string | undefined;
  ref?: Ref<HTMLInputElement>;
}

/** Renders a checkbox, never checked by default. Replaces the caller's `aria-describedby` and `aria-invalid`. */
export function CheckboxField({ label, error, ...input }: CheckboxFieldProps) {
  const id = useId();
  const errorId = `${id}-error`;
  return (
    <div>
      <div className={styles.line}>
        <input
          {...input}
          id={id}
          type="checkbox"
          className={styles.box}
          aria-invalid={error !== undefined || undefined}
          aria-describedby={error === undefined ? undefined : errorId}
        />
        <label className={styles.label} htmlFor={id}>
          {label}
        </label>
      </div>
      {error !== undefined && (
        <p id={errorId} className={styles.error}>
          {error}
        </p>
      )}
    </div>
  );
}
