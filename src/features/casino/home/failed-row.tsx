import { ErrorRetry } from '@/shared/ui/notice';

import layout from '@/shared/ui/layout.module.css';

interface FailedRowProps {
  title: string;
  /** Error message. */
  text: string;
  onRetry: () => void;
}

/** Renders the title of a row that could not be loaded, with the error and a retry button. */
export function FailedRow({ title, text, onRetry }: FailedRowProps) {
  return (
    <section className={layout.medium} aria-label={title}>
      <h2>{title}</h2>
      <ErrorRetry slim title={text} onRetry={onRetry} />
    </section>
  );
}
