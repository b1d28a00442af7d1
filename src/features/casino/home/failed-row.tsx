import { ErrorRetry } from '@/shared/ui/notice';

import styles from './game-rail.module.css';

interface FailedRowProps {
  /** Of the row. */
  title: string;
  /** What could not be had. */
  text: string;
  onRetry: () => void;
}

/** What stands in the place of a row that could not be loaded. */
export function FailedRow({ title, text, onRetry }: FailedRowProps) {
  return (
    <section className={styles.failed} aria-label={title}>
      <h2 className={styles.title}>{title}</h2>
      <ErrorRetry slim title={text} onRetry={onRetry} />
    </section>
  );
}
