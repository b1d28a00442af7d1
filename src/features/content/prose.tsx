import { useEffect, useLayoutEffect, useRef } from 'react';

import { useNavigate } from '@/shell/navigation';

import { cleanHtml } from './clean-html';
import { goToPlace, placeOf, prepared } from './heading-anchors';
import styles from './prose.module.css';

/** A text that the backend has as HTML, cleaned. Links to its own places and to pages of the site stay on the page. */
export function Prose({ html }: { html: string }) {
  const ref = useRef<HTMLDivElement>(null);
  const navigate = useNavigate();

  useLayoutEffect(() => {
    ref.current?.replaceChildren(prepared(cleanHtml(html)));
  }, [html]);

  useEffect(() => {
    const root = ref.current;
    if (root === null) return undefined;
    const place = placeOf(root, window.location.hash);
    if (place !== undefined) goToPlace(place);
    const onClick = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      if (link === null || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
      const within = placeOf(root, link.getAttribute('href') ?? '');
      const isOwn = link.origin === window.location.origin && /^https?:$/.test(link.protocol);
      if (within === undefined && !isOwn) return;
      event.preventDefault();
      if (within !== undefined) goToPlace(within);
      else void navigate(link.pathname + link.search + link.hash);
    };
    root.addEventListener('click', onClick);
    return () => root.removeEventListener('click', onClick);
  }, [html, navigate]);

  return <div ref={ref} className={styles.prose} />;
}
