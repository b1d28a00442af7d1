import type { ReactNode } from 'react';

import styles from './hidden.module.css';

/** Text for those who listen to the page. */
export function Hidden({ children }: { children: ReactNode }) {
  return <span className={styles.hidden}>{children}</span>;
}
