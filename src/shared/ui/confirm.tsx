import type { ReactNode } from 'react';
import { useEffect, useRef } from 'react';

import { Button } from './button';
import styles from './confirm.module.css';

interface ConfirmProps {
  question: ReactNode;
  yes: string;
  no: string;
  /** True while the action of `onYes` runs: its button shows a spinner and ignores presses. The other one still works. */
  busy: boolean;
  onYes: () => void;
  onNo: () => void;
}

/** Renders a question with two equal buttons. The question takes focus, to be announced. */
export function Confirm({ question, yes, no, busy, onYes, onNo }: ConfirmProps) {
  const container = useRef<HTMLDivElement>(null);
  useEffect(() => container.current?.focus(), []);
  return (
    <div ref={container} tabIndex={-1} role="group" aria-label="Confirmação" className={styles.confirm}>
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
