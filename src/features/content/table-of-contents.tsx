import { useMemo } from 'react';

import { cleanHtml } from './clean-html';
import { goToPlace, placesIn } from './heading-anchors';
import styles from './regulation.module.css';

/** Fewer headings than this need no index. */
const FEWEST = 3;

/** The headings of a text, each a way to its place. */
export function PageIndex({ html }: { html: string }) {
  const places = useMemo(() => placesIn(cleanHtml(html)), [html]);
  if (places.length < FEWEST) return null;
  return (
    <details className={styles.index} open={window.matchMedia('(min-width: 64rem)').matches}>
      <summary className={styles.indexTitle}>Nesta página</summary>
      <nav aria-label="Nesta página">
        <ul>
          {places.map(({ id, title }) => (
            <li key={id}>
              <a
                href={`#${id}`}
                onClick={(event) => {
                  const place = document.getElementById(id);
                  if (place === null) return;
                  event.preventDefault();
                  goToPlace(place);
                }}
              >
                {title}
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </details>
  );
}
