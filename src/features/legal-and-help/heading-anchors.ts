import { decodePercent } from '@/shared/lib/decode-percent';

/** Prefix that DOMPurify adds to ids, so that they cannot collide with those of the page. */
const PREFIX = 'user-content-';

/** Second-level heading that a table of contents links to. */
export interface Heading {
  /** Id with the prefix. */
  readonly id: string;
  readonly title: string;
}

/**
 * Makes elements with an id, which links lead to, focusable, and tables scrollable by keyboard. Links to other sites open in a
 * new tab.
 *
 * @param content sanitized; modified in place
 * @returns the same content
 */
export function enhanceContent(content: DocumentFragment): DocumentFragment {
  for (const anchor of content.querySelectorAll<HTMLElement>('[id]')) anchor.tabIndex = -1;
  for (const table of content.querySelectorAll('table')) table.tabIndex = 0;
  for (const link of content.querySelectorAll<HTMLAnchorElement>('a[href^="http"]')) {
    if (link.origin === window.location.origin) continue;
    link.target = '_blank';
    link.rel = 'noopener noreferrer';
  }
  return content;
}

/** Returns the second-level headings with an id, in document order. */
export function extractHeadings(text: ParentNode): Heading[] {
  return [...text.querySelectorAll<HTMLElement>('h2[id]')].map(({ id, textContent }) => ({ id, title: textContent.trim() }));
}

/** Returns the target of a `#id`, encoded or not, with or without the prefix; undefined if there is none. */
export function findAnchor(root: ParentNode, href: string): HTMLElement | undefined {
  if (!href.startsWith('#') || href.length === 1) return undefined;
  const id = decodePercent(href.slice(1));
  const ids = [id, PREFIX + id];
  return [...root.querySelectorAll<HTMLElement>('[id]')].find((element) => ids.includes(element.id));
}

/** Scrolls to the target of a link and focuses it. The target must be focusable (`enhanceContent`). */
export function focusAnchor(anchor: HTMLElement): void {
  anchor.scrollIntoView({ block: 'start' });
  anchor.focus({ preventScroll: true });
}
