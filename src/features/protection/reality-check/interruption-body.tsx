import type { ReactNode } from 'react';
import { useEffect, useRef } from 'react';

import styles from './reality-check.module.css';

/** Renders the body of an interruption. It takes the focus, so that the text is announced and no button is pressed by chance. */
export function InterruptionBody({ text, children }: { text: string; children: ReactNode }) {
  const body = useRef<HTMLDivElement>(null);
  useEffect(() => body.current?.focus(), []);
  return (
    <div ref={body} tabIndex={-1} className={styles.body}>
      <p>{text}</p>
      {children}
    </div>
  );
}
