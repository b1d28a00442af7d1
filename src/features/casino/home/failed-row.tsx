import { ErrorRetry } from '@/shared/ui/notice';

import styles from './game-rail.module.css';

interface FailedRowProps {
  title: string;
  /** Error message. */
  text: string;
  onRetry: () => void;
}

/** Renders the title of a row that could not be loaded, with the error and a retry button. */
export function FailedRow({ title, text, onRetry }: FailedRowProps) {
  return (
    <section className={styles.failed} aria-label={title}>
      <h2 className={styles.title}>{title}</h2>
      <ErrorRetry slim title={text} onRetry={onRetry} />
    </section>
  );
}
