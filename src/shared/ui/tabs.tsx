import type { ReactNode } from 'react';
import { useEffect, useRef } from 'react';

import { classes } from '../lib/classes';
import styles from './tabs.module.css';

interface TabsProps {
  label: string;
  /** True to show all links in several lines. Otherwise they scroll sideways. */
  wraps?: boolean | undefined;
  children: ReactNode;
}

/** Renders links of class `tabClass`, scrolled to the current one (`aria-current="page"`). */
export function Tabs({ label, wraps, children }: TabsProps) {
  const ref = useRef<HTMLElement>(null);
  useEffect(() => {
    // Scrolls in the next frame, which computes the layout anyway.
    const frame = requestAnimationFrame(() => {
      const row = ref.current;
      const current = row?.querySelector<HTMLElement>('[aria-current="page"]');
      if (row && current) row.scrollLeft = current.offsetLeft - (row.clientWidth - current.clientWidth) / 2;
    });
    return () => cancelAnimationFrame(frame);
  }, [children]);
  return (
    <nav ref={ref} className={classes(styles.tabs, wraps && styles.wraps)} aria-label={label}>
      {children}
    </nav>
  );
}

/** Class that each link in `Tabs` needs. */
export const tabClass = styles.tab;
