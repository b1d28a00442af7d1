import type { ReactNode } from 'react';
import { useId } from 'react';

import styles from './workbench.module.css';

/** Renders components of one kind. */
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

/** Renders one state of a component, with its name. @param wide true to fill the whole row */
export function State({ name, wide = false, children }: { name: string; wide?: boolean; children: ReactNode }) {
  return (
    <figure className={styles.state} data-wide={wide || undefined}>
      <figcaption className={styles.name}>{name}</figcaption>
      {children}
    </figure>
  );
}

/** Renders states side by side. */
export function States({ children }: { children: ReactNode }) {
  return <div className={styles.states}>{children}</div>;
}
