import type { ReactNode } from 'react';
import { useState } from 'react';

import { classes } from '@/shared/lib/classes';
import quiet from '@/shared/ui/quiet.module.css';

import styles from './round-line.module.css';

interface RoundLineProps {
  /** Sign at the start of the line, such as the icon of a verdict. */
  mark: ReactNode;
  title: string;
  detail?: string | undefined;
  /** Content below title and detail. */
  children?: ReactNode;
  /** Result of the round. */
  result: ReactNode;
  /** Text below the result. */
  resultDetail: string;
  /** Renders the receipt, which the line opens. */
  renderReceipt: (onClose: () => void) => ReactNode;
}

/** Renders a round in a list, as a button that opens its receipt. */
export function RoundLine({ mark, title, detail, children, result, resultDetail, renderReceipt }: RoundLineProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <li className={styles.item}>
      <button type="button" className={styles.line} aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        {mark}
        <span className={styles.words}>
          <strong className={styles.title}>{title}</strong>
          {detail !== undefined && <span className={classes(quiet.text, styles.detail)}>{detail}</span>}
          {children}
        </span>
        <span className={styles.end}>
          <strong className={styles.title}>{result}</strong>
          <span className={quiet.text}>{resultDetail}</span>
        </span>
      </button>
      {isOpen && renderReceipt(() => setIsOpen(false))}
    </li>
  );
}
