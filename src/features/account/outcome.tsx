import type { ReactNode } from 'react';

import type { IconName } from '@/shared/ui/icon-paths';
import { Icon } from '@/shared/ui/icon';
import layout from '@/shared/ui/layout.module.css';

import styles from './account-form.module.css';

interface OutcomeProps {
  /** Icon above the text, a check mark by default. */
  icon?: IconName;
  /** Text that is announced. */
  text: ReactNode;
  /** Buttons and links to the next steps. */
  children: ReactNode;
}

/** Renders the outcome of a form in its place. */
export function Outcome({ icon = 'check', text, children }: OutcomeProps) {
  return (
    <div className={`${layout.large} ${styles.done}`}>
      <span className={styles.doneIcon}>
        <Icon name={icon} size={44} />
      </span>
      <div role="status" className={styles.doneText}>
        {text}
      </div>
      <div className={`${layout.medium} ${styles.actions}`}>{children}</div>
    </div>
  );
}
