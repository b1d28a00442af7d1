import { ErrorRetry } from '@/shared/ui/notice';

import styles from './game-rail.module.css';

interface FailedRowProps {
  /** Title of the row. */
  title: string;
  /** Error message. */
  text: string;
  onRetry: () => void;
}

/** Renders the error state of a row: its title, a message and a retry button. */
export function FailedRow({ title, text, onRetry }: FailedRowProps) {
  return (
    <section className={styles.failed} aria-label={title}>
      <h2 className={styles.title}>{title}</h2>
      <ErrorRetry slim title={text} onRetry={onRetry} />
    </section>
  );
}
