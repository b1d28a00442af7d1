import type { InputHTMLAttributes, RefObject } from 'react';
import { useRef } from 'react';

import { classes } from '../lib/classes';
import { Icon } from './icon';
import { IconButton } from './icon-button';
import styles from './search-box.module.css';

interface SearchBoxProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'className'> {
  ref?: RefObject<HTMLInputElement | null>;
  /** Accessible name; also the placeholder, unless another one is passed. */
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

/** Renders a search field of one line with a button that clears it. Other properties are those of the input. */
export function SearchBox({ ref, label, hasIcon = false, hasText, clearLabel, onClear, onEnter, ...input }: SearchBoxProps) {
  const own = useRef<HTMLInputElement>(null);
  const field = ref ?? own;
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
      <input type="search" enterKeyHint="search" placeholder={label} {...input} ref={field} className={styles.input} aria-label={label} />
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
