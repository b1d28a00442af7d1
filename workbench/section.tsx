import type { ReactNode } from 'react';
import { useId } from 'react';

import styles from './workbench.module.css';

/** Pieces of one kind. */
export function Section({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h2 id={id} className={styles.sectionTitle}>
        {title}
      </h2>
      {children}
    </section>
  );
}

/** One piece in one state, with what it is called. */
export function State({ name, wide = false, children }: { name: string; wide?: boolean; children: ReactNode }) {
  return (
    <figure className={styles.state} data-wide={wide || undefined}>
      <figcaption className={styles.name}>{name}</figcaption>
      {children}
    </figure>
  );
}

/** States side by side. */
export function States({ children }: { children: ReactNode }) {
  return <div className={styles.states}>{children}</div>;
}
