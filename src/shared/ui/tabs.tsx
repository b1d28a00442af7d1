import type { ReactNode } from 'react';
import { useEffect, useRef } from 'react';

import styles from './tabs.module.css';

/** Renders links of class `tabClass`, scrolled to the current one (`aria-current="page"`). */
export function Tabs({ label, children }: { label: string; children: ReactNode }) {
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
    <nav ref={ref} className={styles.tabs} aria-label={label}>
      {children}
    </nav>
  );
}

export const tabClass = styles.tab;
