import type { ButtonHTMLAttributes, ReactNode } from 'react';
import { useId } from 'react';

import { classes } from '../lib/classes';
import styles from './button.module.css';
import spinner from './spinner.module.css';

interface ButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'disabled' | 'className'> {
  children: ReactNode;
  /** A page has at most one primary button. Default secondary. */
  variant?: ButtonVariant;
  wide?: boolean;
  /** Shows a spinner and ignores presses. */
  busy?: boolean;
  /** Disables the button and is shown below it. */
  reason?: string | undefined;
}

export type ButtonVariant = 'primary' | 'secondary' | 'ghost';

/** Renders a button. It stays focusable while disabled or busy, so that screen readers announce the reason. */
export function Button({ children, variant = 'secondary', wide, busy = false, reason, onClick, type = 'button', ...rest }: ButtonProps) {
  const reasonId = useId();
  const inert = busy || reason !== undefined;
  return (
    <>
      <button
        {...rest}
        type={type}
        className={buttonClass(variant, wide)}
        aria-busy={busy || undefined}
        aria-disabled={reason !== undefined || undefined}
        aria-describedby={reason === undefined ? undefined : reasonId}
        onClick={(event) => {
          if (inert) event.preventDefault();
          else onClick?.(event);
        }}
      >
        {busy && <span className={spinner.spinner} aria-hidden="true" />}
        {children}
      </button>
      {reason !== undefined && (
        <p id={reasonId} className={styles.reason}>
          {reason}
        </p>
      )}
    </>
  );
}

/** Returns the class names of a button, for links. */
export function buttonClass(variant: ButtonVariant, wide = false): string {
  return classes(styles.button, styles[variant], wide && styles.wide);
}
