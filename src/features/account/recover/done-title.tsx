import { useEffect, useRef } from 'react';

import styles from '../account-form.module.css';

/** Renders a title that takes the focus, because the button that had the focus is gone. */
export function DoneTitle({ children }: { children: string }) {
  const title = useRef<HTMLParagraphElement>(null);
  useEffect(() => title.current?.focus(), []);
  return (
    <p ref={title} tabIndex={-1} className={styles.doneTitle}>
      {children}
    </p>
  );
}
