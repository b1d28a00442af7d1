import { useEffect, useLayoutEffect, useRef } from 'react';

import { useNavigate } from '@/product/navigation';

import { sanitizeHtml } from './clean-html';
import { focusAnchor, findAnchor, enhanceContent } from './heading-anchors';
import styles from './prose.module.css';

/**
 * Renders raw backend HTML, which it sanitizes. Links to the site navigate without a page load, links to a part of the text move the focus
 * there. Once a text is shown, the part that the fragment of the URL names takes the focus.
 */
export function Prose({ html }: { html: string }) {
  const ref = useRef<HTMLDivElement>(null);
  const navigate = useNavigate();

  useLayoutEffect(() => {
    ref.current?.replaceChildren(enhanceContent(sanitizeHtml(html)));
  }, [html]);

  useEffect(() => {
    const root = ref.current;
    if (root === null) return undefined;
    const anchor = findAnchor(root, window.location.hash);
    if (anchor !== undefined) focusAnchor(anchor);
    const onClick = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      if (link === null || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
      const target = findAnchor(root, link.getAttribute('href') ?? '');
      const isOwn = link.origin === window.location.origin && /^https?:$/.test(link.protocol);
      if (target === undefined && !isOwn) return;
      event.preventDefault();
      if (target !== undefined) focusAnchor(target);
      else void navigate(link.pathname + link.search + link.hash);
    };
    root.addEventListener('click', onClick);
    return () => root.removeEventListener('click', onClick);
  }, [html, navigate]);

  return <div ref={ref} className={styles.prose} />;
}
