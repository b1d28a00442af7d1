import type { ReactNode } from 'react';

import styles from './visually-hidden.module.css';

/** Renders content that only screen readers read. */
export function VisuallyHidden({ children }: { children: ReactNode }) {
  return <span className={styles.hidden}>{children}</span>;
}
