// What the cleaning puts before the names of places, so that none of them stands for a part of the page.
const PREFIX = 'user-content-';

/** A place in a text that can be gone to. */
export interface Heading {
  readonly id: string;
  readonly title: string;
}

/**
 * Makes the headings of a cleaned text places that can be focused, wide tables boxes that can be scrolled by keyboard, and
 * links to other sites open on their own.
 *
 * @param content as it was cleaned; it is changed
 */
export function enhanceContent(content: DocumentFragment): DocumentFragment {
  for (const heading of content.querySelectorAll<HTMLElement>('[id]')) heading.tabIndex = -1;
  for (const table of content.querySelectorAll('table')) table.tabIndex = 0;
  for (const link of content.querySelectorAll<HTMLAnchorElement>('a[href^="http"]')) {
    if (link.origin === window.location.origin) continue;
    link.target = '_blank';
    link.rel = 'noopener noreferrer';
  }
  return content;
}

/** The headings of a cleaned text that have a name, in their order: its index. */
export function extractHeadings(text: ParentNode): Heading[] {
  return [...text.querySelectorAll<HTMLElement>('h2[id]')].map(({ id, textContent }) => ({ id, title: textContent.trim() }));
}

/**
 * The place that a link leads to.
 *
 * @param href `#` and a name, as the text or an address has it
 */
export function findAnchor(root: ParentNode, href: string): HTMLElement | undefined {
  if (!href.startsWith('#') || href.length === 1) return undefined;
  const name = decodeFragment(href.slice(1));
  const names = [name, PREFIX + name];
  return [...root.querySelectorAll<HTMLElement>('[id]')].find(({ id }) => names.includes(id));
}

/** Brings a place into view, and the focus to it. */
export function focusAnchor(anchor: HTMLElement): void {
  anchor.scrollIntoView({ block: 'start' });
  anchor.focus({ preventScroll: true });
}

function decodeFragment(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
