import layout from '@/shared/ui/layout.module.css';

import styles from './fairness.module.css';

/** Renders terms, each with its text. */
export function Definitions({ texts }: { texts: Readonly<Record<string, string>> }) {
  return (
    <dl className={`${layout.medium} ${styles.terms}`}>
      {Object.entries(texts).map(([term, text]) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}
