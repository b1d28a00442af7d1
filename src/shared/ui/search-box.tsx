import type { InputHTMLAttributes } from 'react';
import { useRef } from 'react';

import { classes } from '../lib/classes';
import { Icon } from './icon';
import { IconButton } from './icon-button';
import styles from './search-box.module.css';

interface SearchBoxProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'className' | 'type'> {
  /** Accessible name and placeholder. */
  label: string;
  hasIcon?: boolean;
  /** True if there is a text to clear. */
  hasText: boolean;
  clearLabel: string;
  /** Called by the button, before the field takes focus. Must clear the value. */
  onClear: () => void;
  /** Called on Enter, after the field has lost the focus. */
  onEnter?: () => void;
}

/** Renders a search field of one line with a button that clears it. */
export function SearchBox({ label, hasIcon = false, hasText, clearLabel, onClear, onEnter, ...input }: SearchBoxProps) {
  const field = useRef<HTMLInputElement>(null);
  return (
    <form
      role="search"
      className={classes(styles.box, hasIcon && styles.withIcon)}
      onSubmit={(event) => {
        event.preventDefault();
        field.current?.blur();
        onEnter?.();
      }}
    >
      {hasIcon && (
        <span className={styles.icon}>
          <Icon name="search" size={20} />
        </span>
      )}
      <input {...input} ref={field} className={styles.input} type="search" enterKeyHint="search" aria-label={label} placeholder={label} />
      {hasText && (
        <span className={styles.clear}>
          <IconButton
            icon="close"
            label={clearLabel}
            onClick={() => {
              onClear();
              field.current?.focus();
            }}
          />
        </span>
      )}
    </form>
  );
}
