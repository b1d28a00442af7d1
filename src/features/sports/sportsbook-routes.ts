/** The pages that hold a book, by the first parts of their address (SPEC R17, R18, R19). */
export type BookPageName = 'sports' | 'esports' | 'altenar-sports';

interface Ground {
  /** The address of the page itself. */
  readonly root: string;
  /** What the root names already: a path or a hash that begins with one of these names it twice. */
  readonly names: readonly string[];
}

const GROUNDS: Readonly<Record<BookPageName, Ground>> = {
  sports: { root: '/sports', names: ['sports', 'sport'] },
  esports: { root: '/sports/esports', names: ['sports', 'sport', 'esports'] },
  'altenar-sports': { root: '/altenar-sports', names: ['altenar-sports', 'sports', 'sport'] },
};

/** The longest path that a book is asked for; a longer one is its first page. */
const LONGEST = 400;

/**
 * Where in the book an address leads: its hash where it has one, else what follows the page's own path (SPEC R17, R32).
 *
 * @param page which page the address is of
 * @param pathname of the address, as the browser has it, still encoded
 * @param hash of the address, with its `#`, or empty
 * @returns a path that begins with a slash, `/` for the book's first page; undefined where the hash is no path, such as
 *   that of a place on the page: it says nothing of the book
 */
export function placeOf(page: BookPageName, pathname: string, hash: string): string | undefined {
  if (hash === '' || hash === '#') return cleanPlace(page, pathname.slice(GROUNDS[page].root.length));
  return hash.startsWith('#/') ? cleanPlace(page, hash.slice(1)) : undefined;
}

/** Whether an address is the page's, or one below it. */
export function isOnPage(page: BookPageName, pathname: string): boolean {
  const { root } = GROUNDS[page];
  return pathname === root || pathname.startsWith(`${root}/`);
}

/**
 * The address of a place in the book: the page with the place in its hash (SPEC R32).
 *
 * @param place with or without what the page's path names already
 */
export function addressOf(page: BookPageName, place: string): string {
  const clean = cleanPlace(page, place);
  return clean === '/' ? GROUNDS[page].root : `${GROUNDS[page].root}#${clean}`;
}

/**
 * The address without what it names twice (SPEC R32): `/sports#/sports/futebol`, `/sports#/futebol/futebol` and
 * `/sports/futebol#/futebol` all are `/sports#/futebol`, and `/sports/sports/futebol` is `/sports/futebol`.
 *
 * @param pathname as the browser has it
 * @param hash with its `#`, or empty
 * @returns undefined where nothing is named twice
 */
export function withoutDuplicates(page: BookPageName, pathname: string, hash: string): string | undefined {
  const place = placeOf(page, pathname, hash);
  if (place === undefined) return undefined;
  const { root } = GROUNDS[page];
  const clean = hash === '' || hash === '#' ? root + (place === '/' ? '' : place) : addressOf(page, place);
  const asItIs = (pathname.replace(/\/+$/, '') || '/') + (hash === '#' ? '' : hash);
  return clean === asItIs ? undefined : clean;
}

/**
 * The book's own path of a place, below the path at which the house begins.
 *
 * @param start where the house begins in the book, such as `/sports`
 */
export function bookPath(start: string, place: string): string {
  const path = [...partsOf(start), ...partsOf(place)].join('/');
  return `/${path}`;
}

/**
 * The place that a book tells of with a path of its own. Some name the house's beginning in it, some do not.
 *
 * @param start where the house begins in the book
 * @param path as the book told it
 * @returns undefined where it left the part of the book that the page is about: esports
 */
export function placeInBook(page: BookPageName, start: string, path: string): string | undefined {
  const [parts, first] = [partsOf(path), partsOf(start)];
  if (first.length > 0 && first.every((part, index) => part === parts[index])) return cleanPlace(page, parts.slice(first.length).join('/'));
  return page === 'esports' ? undefined : cleanPlace(page, path);
}

/** A path without what the page names already, and with what it begins with once. */
function cleanPlace(page: BookPageName, path: string): string {
  if (path.length > LONGEST || /[\\\s]/.test(path)) return '/';
  let parts = partsOf(path);
  while (GROUNDS[page].names.includes(parts[0] ?? '')) parts = parts.slice(1);
  return `/${once(parts).join('/')}`;
}

/** Drops what stands twice at the beginning, be it one part or several. */
function once(parts: readonly string[]): readonly string[] {
  for (let length = 1; length * 2 <= parts.length; length += 1) {
    const isTwice = parts.slice(0, length).every((part, index) => part === parts[length + index]);
    if (isTwice) return once(parts.slice(length));
  }
  return parts;
}

function partsOf(path: string): string[] {
  return path.split('/').filter((part) => part !== '' && part !== '.' && part !== '..');
}
