// What the cleaning puts before the names of places, so that none of them stands for a part of the page.
const PREFIX = 'user-content-';

/** A place in a text that can be gone to. */
export interface Place {
  readonly id: string;
  readonly title: string;
}

/**
 * Makes the headings of a cleaned text places that can be focused, wide tables boxes that can be scrolled by keyboard, and
 * links to other sites open on their own.
 *
 * @param text as it was cleaned; it is changed
 */
export function prepared(text: DocumentFragment): DocumentFragment {
  for (const heading of text.querySelectorAll<HTMLElement>('[id]')) heading.tabIndex = -1;
  for (const table of text.querySelectorAll('table')) table.tabIndex = 0;
  for (const link of text.querySelectorAll<HTMLAnchorElement>('a[href^="http"]')) {
    if (link.origin === window.location.origin) continue;
    link.target = '_blank';
    link.rel = 'noopener noreferrer';
  }
  return text;
}

/** The headings of a cleaned text that have a name, in their order: its index. */
export function placesIn(text: ParentNode): Place[] {
  return [...text.querySelectorAll<HTMLElement>('h2[id]')].map(({ id, textContent }) => ({ id, title: textContent.trim() }));
}

/**
 * The place that a link leads to.
 *
 * @param href `#` and a name, as the text or an address has it
 */
export function placeOf(root: ParentNode, href: string): HTMLElement | undefined {
  if (!href.startsWith('#') || href.length === 1) return undefined;
  const name = decoded(href.slice(1));
  const names = [name, PREFIX + name];
  return [...root.querySelectorAll<HTMLElement>('[id]')].find(({ id }) => names.includes(id));
}

/** Brings a place into view, and the focus to it. */
export function goToPlace(place: HTMLElement): void {
  place.scrollIntoView({ block: 'start' });
  place.focus({ preventScroll: true });
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
