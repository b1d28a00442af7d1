import type { ReactNode } from 'react';

import { classes } from '../lib/classes';
import styles from './badge.module.css';

/** A word or number that marks something. */
export function Badge({ children, accent = false }: { children: ReactNode; accent?: boolean }) {
  return <span className={classes(styles.badge, accent && styles.accent)}>{children}</span>;
}
