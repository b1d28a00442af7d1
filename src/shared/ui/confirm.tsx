import type { ReactNode } from 'react';
import { useEffect, useRef } from 'react';

import { Button } from './button';
import styles from './confirm.module.css';

interface ConfirmProps {
  question: ReactNode;
  yes: string;
  no: string;
  busy: boolean;
  onYes: () => void;
  onNo: () => void;
}

/** Asks once more, yes and no with equal weight. The focus goes to the question, so that it is read. */
export function Confirm({ question, yes, no, busy, onYes, onNo }: ConfirmProps) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.focus(), []);
  return (
    <div ref={place} tabIndex={-1} role="group" aria-label="Confirmação" className={styles.confirm}>
      <div className={styles.question}>{question}</div>
      <div className={styles.answers}>
        <Button wide onClick={onNo}>
          {no}
        </Button>
        <Button wide busy={busy} onClick={onYes}>
          {yes}
        </Button>
      </div>
    </div>
  );
}
