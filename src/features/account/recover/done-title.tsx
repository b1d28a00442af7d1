import { useEffect, useRef } from 'react';

import styles from '../account-form.module.css';

/** What is done, in the place of the form that did it: the form's button is gone, and the focus comes here. */
export function DoneTitle({ children }: { children: string }) {
  const title = useRef<HTMLParagraphElement>(null);
  useEffect(() => title.current?.focus(), []);
  return (
    <p ref={title} tabIndex={-1} className={styles.doneTitle}>
      {children}
    </p>
  );
}
