import type { ReactNode, Ref } from 'react';
import { useId } from 'react';

import { classes } from '../lib/classes';
import styles from './page.module.css';

/** Renders the head of a page, which may have an introduction (`lead`), and its content. */
export function Page({ title, lead, children }: { title: ReactNode; lead?: ReactNode; children: ReactNode }) {
  return (
    <div className={styles.page}>
      <div className={styles.head}>
        <h1 className={styles.title}>{title}</h1>
        {lead !== undefined && <p className={styles.lead}>{lead}</p>}
      </div>
      {children}
    </div>
  );
}

interface CardProps {
  title?: string;
  /** True for a card that is one column of fields, however wide the page is. */
  narrow?: boolean;
  children: ReactNode;
}

/** Renders a section of a page. Its title, if it has one, is also its accessible name. */
export function Card({ title, narrow, children }: CardProps) {
  const id = useId();
  return (
    <section className={classes(styles.card, narrow && styles.narrow)} aria-labelledby={title === undefined ? undefined : id}>
      {title !== undefined && <h2 id={id}>{title}</h2>}
      {children}
    </section>
  );
}

/** Renders cards side by side, in as many columns as fit. */
export function Cards({ children }: { children: ReactNode }) {
  return <div className={styles.cards}>{children}</div>;
}

/** Renders labels, which must differ, with their values, in the given order. */
export function DescriptionList({ rows }: { rows: readonly (readonly [label: string, value: ReactNode])[] }) {
  return (
    <dl className={styles.facts}>
      {rows.map(([label, value]) => (
        <div key={label} className={styles.fact}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

interface ItemListProps {
  items: readonly { id: string; text: ReactNode; detail?: ReactNode; end?: ReactNode }[];
  label: string;
  /** Ref of a list that takes the focus. */
  ref?: Ref<HTMLUListElement>;
}

/** Renders items with text, detail line and value. */
export function ItemList({ items, label, ref }: ItemListProps) {
  return (
    <ul ref={ref} tabIndex={ref === undefined ? undefined : -1} className={styles.lines} aria-label={label}>
      {items.map(({ id, text, detail, end }) => (
        <li key={id} className={styles.line}>
          <span className={styles.words}>
            <span>{text}</span>
            {detail !== undefined && <span className={styles.detail}>{detail}</span>}
          </span>
          {end !== undefined && <span className={styles.end}>{end}</span>}
        </li>
      ))}
    </ul>
  );
}
