import styles from './fairness.module.css';

/** Renders terms, each with its text. */
export function Definitions({ texts }: { texts: Readonly<Record<string, string>> }) {
  return (
    <dl className={styles.terms}>
      {Object.entries(texts).map(([term, text]) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}
