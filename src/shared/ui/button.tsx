import type { ButtonHTMLAttributes, ReactNode } from 'react';
import { useId } from 'react';

import { classes } from '../lib/classes';
import styles from './button.module.css';
import spinner from './spinner.module.css';

interface ButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'disabled' | 'className'> {
  children: ReactNode;
  /** How loud it is. A page has one accent at most. */
  look?: ButtonLook;
  /** As wide as what holds it. */
  wide?: boolean;
  /** At work: it shows so and does nothing until it is done. */
  busy?: boolean;
  /** Why it cannot be pressed now. With a reason it is disabled and says why underneath. */
  reason?: string | undefined;
}

export type ButtonLook = 'accent' | 'quiet' | 'bare';

/**
 * A button. Disabled and busy ones stay focusable, so that the keyboard does not lose its place and the reason
 * can be heard.
 */
export function Button({ children, look = 'quiet', wide, busy = false, reason, onClick, type = 'button', ...rest }: ButtonProps) {
  const reasonId = useId();
  const inert = busy || reason !== undefined;
  return (
    <>
      <button
        {...rest}
        type={type}
        className={buttonClass(look, wide)}
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

/** The look of a button, for a link that leads somewhere as a button does. */
export function buttonClass(look: ButtonLook, wide = false): string {
  return classes(styles.button, styles[look], wide && styles.wide);
}
