import type { InputHTMLAttributes, ReactNode, Ref } from 'react';
import { useId, useState } from 'react';

import { classes } from '../lib/classes';
import styles from './field.module.css';
import { IconButton } from './icon-button';

interface FieldProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'className' | 'id'> {
  label: string;
  /** What is wrong with it and what to do. */
  error?: string | undefined;
  /** A control at the end of the box. */
  end?: ReactNode;
  ref?: Ref<HTMLInputElement>;
}

/** A labelled text box with its error underneath. */
export function Field({ label, error, end, ...input }: FieldProps) {
  const id = useId();
  const errorId = `${id}-error`;
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <div className={classes(styles.box, end !== undefined && styles.withEnd)}>
        <input
          {...input}
          id={id}
          className={styles.input}
          aria-invalid={error !== undefined || undefined}
          aria-describedby={error === undefined ? undefined : errorId}
        />
        {end !== undefined && <div className={styles.end}>{end}</div>}
      </div>
      {error !== undefined && (
        <p id={errorId} className={styles.error}>
          {error}
        </p>
      )}
    </div>
  );
}

/** A password box whose text can be shown. */
export function PasswordField(props: Omit<FieldProps, 'type' | 'end'>) {
  const [shown, setShown] = useState(false);
  const label = shown ? 'Ocultar senha' : 'Mostrar senha';
  const toggle = <IconButton icon={shown ? 'eye-off' : 'eye'} label={label} onClick={() => setShown(!shown)} />;
  return <Field {...props} type={shown ? 'text' : 'password'} end={toggle} />;
}
