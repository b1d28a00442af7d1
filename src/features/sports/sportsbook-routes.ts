/** The pages that hold a book, by the first parts of their address (SPEC R17, R18, R19). */
export type SportsbookPageName = 'sports' | 'esports' | 'altenar-sports';

interface PageConfig {
  /** The address of the page itself. */
  readonly root: string;
  /** What the root names already: a path or a hash that begins with one of these names it twice. */
  readonly aliases: readonly string[];
}

const PAGES: Readonly<Record<SportsbookPageName, PageConfig>> = {
  sports: { root: '/sports', aliases: ['sports', 'sport'] },
  esports: { root: '/sports/esports', aliases: ['sports', 'sport', 'esports'] },
  'altenar-sports': { root: '/altenar-sports', aliases: ['altenar-sports', 'sports', 'sport'] },
};

/** The longest path that a book is asked for; a longer one is its first page. */
const MAX_PATH_LENGTH = 400;

/**
 * Where in the book an address leads: its hash where it has one, else what follows the page's own path (SPEC R17, R32).
 *
 * @param page which page the address is of
 * @param pathname of the address, as the browser has it, still encoded
 * @param hash of the address, with its `#`, or empty
 * @returns a path that begins with a slash, `/` for the book's first page; undefined where the hash is no path, such as
 *   that of a place on the page: it says nothing of the book
 */
export function routeFromUrl(page: SportsbookPageName, pathname: string, hash: string): string | undefined {
  if (hash === '' || hash === '#') return normalizeRoute(page, pathname.slice(PAGES[page].root.length));
  return hash.startsWith('#/') ? normalizeRoute(page, hash.slice(1)) : undefined;
}

/** Whether an address is the page's, or one below it. */
export function isOnPage(page: SportsbookPageName, pathname: string): boolean {
  const { root } = PAGES[page];
  return pathname === root || pathname.startsWith(`${root}/`);
}

/**
 * The address of a place in the book: the page with the place in its hash (SPEC R32).
 *
 * @param place with or without what the page's path names already
 */
export function urlForRoute(page: SportsbookPageName, place: string): string {
  const clean = normalizeRoute(page, place);
  return clean === '/' ? PAGES[page].root : `${PAGES[page].root}#${clean}`;
}

/**
 * The address without what it names twice (SPEC R32): `/sports#/sports/futebol`, `/sports#/futebol/futebol` and
 * `/sports/futebol#/futebol` all are `/sports#/futebol`, and `/sports/sports/futebol` is `/sports/futebol`.
 *
 * @param pathname as the browser has it
 * @param hash with its `#`, or empty
 * @returns undefined where nothing is named twice
 */
export function canonicalUrl(page: SportsbookPageName, pathname: string, hash: string): string | undefined {
  const place = routeFromUrl(page, pathname, hash);
  if (place === undefined) return undefined;
  const { root } = PAGES[page];
  const clean = hash === '' || hash === '#' ? root + (place === '/' ? '' : place) : urlForRoute(page, place);
  const asItIs = (pathname.replace(/\/+$/, '') || '/') + (hash === '#' ? '' : hash);
  return clean === asItIs ? undefined : clean;
}

/**
 * The book's own path of a place, below the path at which the house begins.
 *
 * @param start where the house begins in the book, such as `/sports`
 */
export function pathForRoute(start: string, place: string): string {
  const path = [...segments(start), ...segments(place)].join('/');
  return `/${path}`;
}

/**
 * The place that a book tells of with a path of its own. Some name the house's beginning in it, some do not.
 *
 * @param start where the house begins in the book
 * @param path as the book told it
 * @returns undefined where it left the part of the book that the page is about: esports
 */
export function routeFromPath(page: SportsbookPageName, start: string, path: string): string | undefined {
  const [parts, first] = [segments(path), segments(start)];
  if (first.length > 0 && first.every((part, index) => part === parts[index]))
    return normalizeRoute(page, parts.slice(first.length).join('/'));
  return page === 'esports' ? undefined : normalizeRoute(page, path);
}

/** A path without what the page names already, and with what it begins with once. */
function normalizeRoute(page: SportsbookPageName, path: string): string {
  if (path.length > MAX_PATH_LENGTH || /[\\\s]/.test(path)) return '/';
  let parts = segments(path);
  while (PAGES[page].aliases.includes(parts[0] ?? '')) parts = parts.slice(1);
  return `/${dropRepeatedPrefix(parts).join('/')}`;
}

/** Drops what stands twice at the beginning, be it one part or several. */
function dropRepeatedPrefix(parts: readonly string[]): readonly string[] {
  for (let length = 1; length * 2 <= parts.length; length += 1) {
    const isTwice = parts.slice(0, length).every((part, index) => part === parts[length + index]);
    if (isTwice) return dropRepeatedPrefix(parts.slice(length));
  }
  return parts;
}

function segments(path: string): string[] {
  return path.split('/').filter((part) => part !== '' && part !== '.' && part !== '..');
}
