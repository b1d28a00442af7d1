import type { InputHTMLAttributes, ReactNode, Ref } from 'react';
import { useId, useState } from 'react';

import { classes } from '../lib/classes';
import styles from './field.module.css';
import { IconButton } from './icon-button';

interface FieldProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'className' | 'id'> {
  label: string;
  hint?: ReactNode;
  /** What is wrong and how to fix it. */
  error?: string | undefined;
  start?: string;
  end?: ReactNode;
  ref?: Ref<HTMLInputElement>;
}

export function Field({ label, hint, error, start, end, ...input }: FieldProps) {
  const id = useId();
  const described = [hint !== undefined && `${id}-hint`, error !== undefined && `${id}-error`].filter(Boolean).join(' ');
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <div className={classes(styles.box, start !== undefined && styles.withStart, end !== undefined && styles.withEnd)}>
        {start !== undefined && (
          <span className={styles.start} data-sign={start.length === 1 || undefined} aria-hidden="true">
            {start}
          </span>
        )}
        <input
          {...input}
          id={id}
          className={styles.input}
          aria-invalid={error !== undefined || undefined}
          aria-describedby={described || undefined}
        />
        {end !== undefined && <div className={styles.end}>{end}</div>}
      </div>
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

export function PasswordField(props: Omit<FieldProps, 'type' | 'end'>) {
  const [shown, setShown] = useState(false);
  const label = shown ? 'Ocultar senha' : 'Mostrar senha';
  const toggle = <IconButton icon={shown ? 'eye-off' : 'eye'} label={label} onClick={() => setShown(!shown)} />;
  return <Field {...props} type={shown ? 'text' : 'password'} spellCheck={false} autoCapitalize="none" end={toggle} />;
}
