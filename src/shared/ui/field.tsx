import type { InputHTMLAttributes, ReactNode, Ref } from 'react';
import { useId, useState } from 'react';

import { classes } from '../lib/classes';
import styles from './field.module.css';
import { IconButton } from './icon-button';

interface FieldProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'className' | 'id'> {
  label: string;
  /** What it is for, or what it must be. */
  hint?: ReactNode;
  /** What is wrong with it and what to do. */
  error?: string | undefined;
  /** What stands before the text in the box: a sign, a currency. */
  start?: string;
  /** A control at the end of the box. */
  end?: ReactNode;
  ref?: Ref<HTMLInputElement>;
}

/** A labelled text box with its hint and its error underneath. */
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

/** A password box whose text can be shown, and pasted into. */
export function PasswordField(props: Omit<FieldProps, 'type' | 'end'>) {
  const [shown, setShown] = useState(false);
  const label = shown ? 'Ocultar senha' : 'Mostrar senha';
  const toggle = <IconButton icon={shown ? 'eye-off' : 'eye'} label={label} onClick={() => setShown(!shown)} />;
  return <Field {...props} type={shown ? 'text' : 'password'} spellCheck={false} autoCapitalize="none" end={toggle} />;
}
