import type { ReactNode } from 'react';
import { Children, useId, useRef } from 'react';

import { classes } from '../lib/classes';
import { useRowScroll } from '../lib/use-row-scroll';
import { IconButton } from './icon-button';
import styles from './rail.module.css';
import scroll from './scroll-row.module.css';

interface RailProps {
  title: string;
  /** Link to the whole list. */
  more?: ReactNode;
  /** True while the items are placeholders, for screen readers. */
  busy?: boolean;
  /** True for a page's first rail, which is larger. */
  lead?: boolean;
  children: ReactNode;
}

/** Items rendered before the row is measured: in the first rail as many as a desktop shows, in others as a phone shows. */
const FIRST_ITEMS = { lead: 8, other: 4 };

/** Renders a row that scrolls sideways by touch, wheel, buttons or arrow keys. Its items are rendered as they come near. */
export function Rail({ title, more, busy = false, lead = false, children }: RailProps) {
  const titleId = useId();
  const row = useRef<HTMLUListElement>(null);
  const items = Children.toArray(children);
  const { ends, reached, scrollByPage, onKeyDown } = useRowScroll(row, items.length);
  const shown = Math.max(lead ? FIRST_ITEMS.lead : FIRST_ITEMS.other, reached);
  return (
    <section className={classes(styles.rail, lead && styles.lead)} aria-labelledby={titleId} aria-busy={busy || undefined}>
      <div className={styles.head}>
        <h2 id={titleId} className={styles.title}>
          {title}
        </h2>
        {more}
        {!(ends.start && ends.end) && (
          <div className={classes(styles.arrows, scroll.arrows)}>
            <IconButton icon="chevron-left" label={`Voltar em ${title}`} disabled={ends.start} onClick={() => scrollByPage(-1)} />
            <IconButton icon="chevron-right" label={`Avançar em ${title}`} disabled={ends.end} onClick={() => scrollByPage(1)} />
          </div>
        )}
      </div>
      <ul ref={row} className={classes(styles.row, scroll.row)} onKeyDown={onKeyDown}>
        {items.map((item, index) => (
          <li key={index}>{index < shown && item}</li>
        ))}
      </ul>
    </section>
  );
}
