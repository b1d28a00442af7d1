import type { ButtonHTMLAttributes } from 'react';

import { Icon } from './icon';
import type { IconName } from './icon-paths';
import styles from './icon-button.module.css';

interface IconButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className' | 'children'> {
  icon: IconName;
  /** True for a filled shape instead of an outline. */
  filled?: boolean;
  /** Accessible name and tooltip. */
  label: string;
}

/** Renders a 44 px button with only an icon. */
export function IconButton({ icon, filled = false, label, type = 'button', ...rest }: IconButtonProps) {
  return (
    <button {...rest} type={type} className={styles.button} aria-label={label} title={label}>
      <Icon name={icon} filled={filled} />
    </button>
  );
}
