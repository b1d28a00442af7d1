import { useLayoutEffect, useRef } from 'react';

import { cleanHtml } from './clean-html';
import styles from './prose.module.css';

/** A text that the backend has as HTML, cleaned. */
export function Prose({ html }: { html: string }) {
  const ref = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    ref.current?.replaceChildren(cleanHtml(html));
  }, [html]);
  return <div ref={ref} className={styles.prose} />;
}
