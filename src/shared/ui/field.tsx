import type { InputHTMLAttributes, ReactNode, Ref } from 'react';
import { useId } from 'react';

import { classes } from '../lib/classes';
import styles from './field.module.css';

export interface FieldProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'className' | 'id'> {
  label: string;
  hint?: ReactNode;
  /** Message with the fault and its correction. */
  error?: string | undefined;
  /** Text before the value, such as the sign of a currency. */
  start?: string;
  /** Content after the value, such as a button. */
  end?: ReactNode;
  ref?: Ref<HTMLInputElement>;
}

interface FieldFrameProps {
  label: string;
  hint?: ReactNode;
  error?: string | undefined;
  /** Renders the control with the attributes that tie it to label, hint and error. */
  children: (control: { id: string } & ReturnType<typeof describeField>['attributes']) => ReactNode;
}

/** Renders the label of one control, its hint and its error. */
export function FieldFrame({ label, hint, error, children }: FieldFrameProps) {
  const id = useId();
  const { attributes, hintText, errorText } = describeField(id, hint, error);
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      {children({ id, ...attributes })}
      {hintText}
      {errorText}
    </div>
  );
}

/**
 * Renders hint and error of a control, with the attributes of the control that name them to screen readers.
 *
 * @param id unique id, from which those of hint and error are made
 */
export function describeField(id: string, hint: ReactNode, error: string | undefined) {
  const [hintId, errorId] = [`${id}-hint`, `${id}-error`];
  const described = [hint !== undefined && hintId, error !== undefined && errorId].filter(Boolean).join(' ');
  return {
    attributes: { 'aria-invalid': error !== undefined || undefined, 'aria-describedby': described || undefined },
    hintText: hint !== undefined && (
      <p id={hintId} className={styles.hint}>
        {hint}
      </p>
    ),
    errorText: error !== undefined && (
      <p id={errorId} className={styles.error}>
        {error}
      </p>
    ),
  };
}

/** Renders a text input with its label, hint and error. Other properties are those of the input. */
export function Field({ label, hint, error, start, end, ...input }: FieldProps) {
  return (
    <FieldFrame label={label} hint={hint} error={error}>
      {(control) => (
        <div className={classes(styles.box, start !== undefined && styles.withStart, end !== undefined && styles.withEnd)}>
          {start !== undefined && (
            <span className={styles.start} data-sign={start.length === 1 || undefined} aria-hidden="true">
              {start}
            </span>
          )}
          <input {...input} {...control} className={styles.input} />
          {end !== undefined && <div className={styles.end}>{end}</div>}
        </div>
      )}
    </FieldFrame>
  );
}
