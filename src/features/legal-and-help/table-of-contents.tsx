import { useMemo } from 'react';

import { sanitizeHtml } from './clean-html';
import { focusAnchor, extractHeadings } from './heading-anchors';
import styles from './regulation.module.css';

const MIN_HEADINGS = 3;

/** Renders links to the headings, or nothing for short texts. */
export function TableOfContents({ html }: { html: string }) {
  const headings = useMemo(() => extractHeadings(sanitizeHtml(html)), [html]);
  if (headings.length < MIN_HEADINGS) return null;
  return (
    <details className={styles.index} open={window.matchMedia('(min-width: 64rem)').matches}>
      <summary className={styles.indexTitle}>Nesta página</summary>
      <nav aria-label="Nesta página">
        <ul>
          {headings.map(({ id, title }) => (
            <li key={id}>
              <a
                href={`#${id}`}
                onClick={(event) => {
                  const anchor = document.getElementById(id);
                  if (anchor === null) return;
                  event.preventDefault();
                  focusAnchor(anchor);
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
