import type { ButtonHTMLAttributes, ReactNode } from 'react';
import { useId } from 'react';

import { classes } from '../lib/classes';
import styles from './button.module.css';
import spinner from './spinner.module.css';

interface ButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'disabled' | 'className'> {
  children: ReactNode;
  /** Style of the button. A page has at most one primary; the default is secondary. */
  variant?: ButtonVariant;
  wide?: boolean;
  /** True while the action of the button runs: it shows a spinner and ignores presses. */
  busy?: boolean;
  /**
   * Reason that disables the button and is shown below it. An empty text disables it as well, without a line below, because an empty field
   * or an unchanged form is reason enough.
   */
  reason?: string | undefined;
}

/** Style of a button, from the most prominent to the least. */
export type ButtonVariant = 'primary' | 'secondary' | 'ghost';

/** Renders a button, focusable even while disabled or busy, so that the reason is announced. */
export function Button({ children, variant = 'secondary', wide, busy = false, reason, onClick, type = 'button', ...rest }: ButtonProps) {
  const reasonId = useId();
  const inert = busy || reason !== undefined;
  return (
    <>
      <button
        {...rest}
        type={type}
        className={classes(buttonClass(variant, wide), busy && spinner.busy)}
        aria-busy={busy || undefined}
        aria-disabled={reason !== undefined || undefined}
        aria-describedby={reason ? reasonId : undefined}
        onClick={(event) => {
          if (inert) event.preventDefault();
          else onClick?.(event);
        }}
      >
        {children}
      </button>
      {reason && (
        <p id={reasonId} className={styles.reason}>
          {reason}
        </p>
      )}
    </>
  );
}

/** Returns the classes of a button, for links that look like one. */
export function buttonClass(variant: ButtonVariant, wide = false): string {
  return classes(styles.button, styles[variant], wide && styles.wide);
}
