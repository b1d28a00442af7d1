import type { ComponentProps, ReactNode } from 'react';

import { classes } from '@/shared/lib/classes';
import { Icon } from '@/shared/ui/icon';

import styles from './expandable-item.module.css';

interface ExpandableItemProps extends Omit<ComponentProps<'details'>, 'className'> {
  /** Content of the line, which stays visible. */
  summary: ReactNode;
  /** Class of the summary, a grid whose last column is that of the chevron. */
  summaryClass?: string | undefined;
}

/** Renders one line of a list, which opens with the details. */
export function ExpandableItem({ summary, summaryClass, children, ...details }: ExpandableItemProps) {
  return (
    <details {...details} className={styles.item}>
      <summary className={classes(styles.summary, summaryClass)}>
        {summary}
        <span className={styles.chevron}>
          <Icon name="chevron-down" size={18} />
        </span>
      </summary>
      {children}
    </details>
  );
}
