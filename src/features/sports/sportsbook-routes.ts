/** Pages that embed the sportsbook (SPEC R17, R18, R19). */
export type SportsbookPageName = 'sports' | 'esports' | 'altenar-sports';

interface PageConfig {
  readonly root: string;
  /** Leading segments that repeat the root and are dropped from routes. */
  readonly aliases: readonly string[];
}

const PAGES: Readonly<Record<SportsbookPageName, PageConfig>> = {
  sports: { root: '/sports', aliases: ['sports', 'sport'] },
  esports: { root: '/sports/esports', aliases: ['sports', 'sport', 'esports'] },
  'altenar-sports': { root: '/altenar-sports', aliases: ['altenar-sports', 'sports', 'sport'] },
};

/** Maximum length in characters. A longer route becomes `/`. */
const MAX_PATH_LENGTH = 400;

/**
 * Returns the sportsbook route of a URL: its hash, or else the rest of its path (SPEC R17, R32).
 *
 * @param pathname encoded, as in `location.pathname`: the path of the page or one below it
 * @param hash with its `#`, or empty
 * @returns starts with a slash; `/` is the first page; undefined if the hash is no route, such as an anchor
 */
export function routeFromUrl(page: SportsbookPageName, pathname: string, hash: string): string | undefined {
  if (hash === '' || hash === '#') return normalizeRoute(page, pathname.slice(PAGES[page].root.length));
  return hash.startsWith('#/') ? normalizeRoute(page, hash.slice(1)) : undefined;
}

/** Returns true for the page's path or one below it. The path of esports is also below that of sports. */
export function isOnPage(page: SportsbookPageName, pathname: string): boolean {
  const { root } = PAGES[page];
  return pathname === root || pathname.startsWith(`${root}/`);
}

/** Returns the page's URL with the route in its hash (SPEC R32); without a hash for `/` and for an invalid route. */
export function urlForRoute(page: SportsbookPageName, route: string): string {
  const clean = normalizeRoute(page, route);
  return clean === '/' ? PAGES[page].root : `${PAGES[page].root}#${clean}`;
}

/**
 * Returns the URL without repeated segments (SPEC R32): `/sports#/sports/futebol`, `/sports#/futebol/futebol` and
 * `/sports/futebol#/futebol` become `/sports#/futebol`, and `/sports/sports/futebol` becomes `/sports/futebol`.
 * Parameters as in {@link routeFromUrl}.
 *
 * @returns path and hash, without the query; undefined if the URL is canonical already, or its hash is no route
 */
export function canonicalUrl(page: SportsbookPageName, pathname: string, hash: string): string | undefined {
  const route = routeFromUrl(page, pathname, hash);
  if (route === undefined) return undefined;
  const { root } = PAGES[page];
  const clean = hash === '' || hash === '#' ? root + (route === '/' ? '' : route) : urlForRoute(page, route);
  const current = (pathname.replace(/\/+$/, '') || '/') + (hash === '#' ? '' : hash);
  return clean === current ? undefined : clean;
}

/** Returns the path inside the sportsbook; `start` is the operator's start path, such as `/sports`. */
export function pathForRoute(start: string, route: string): string {
  const path = [...segments(start), ...segments(route)].join('/');
  return `/${path}`;
}

/**
 * Returns the route of a path that the sportsbook reports, with or without the operator's start path; undefined if it
 * leaves the esports section on the esports page.
 */
export function routeFromPath(page: SportsbookPageName, start: string, path: string): string | undefined {
  const [parts, first] = [segments(path), segments(start)];
  if (first.length > 0 && first.every((part, index) => part === parts[index]))
    return normalizeRoute(page, parts.slice(first.length).join('/'));
  return page === 'esports' ? undefined : normalizeRoute(page, path);
}

/** Drops aliases and repeated segments; `/` for an invalid path, which is too long or contains a backslash or white space. */
function normalizeRoute(page: SportsbookPageName, path: string): string {
  if (path.length > MAX_PATH_LENGTH || /[\\\s]/.test(path)) return '/';
  let parts = segments(path);
  while (PAGES[page].aliases.includes(parts[0] ?? '')) parts = parts.slice(1);
  return `/${dropRepeatedPrefix(parts).join('/')}`;
}

/** Drops a repeated prefix of one or several segments. */
function dropRepeatedPrefix(parts: readonly string[]): readonly string[] {
  for (let length = 1; length * 2 <= parts.length; length += 1) {
    const isRepeated = parts.slice(0, length).every((part, index) => part === parts[length + index]);
    if (isRepeated) return dropRepeatedPrefix(parts.slice(length));
  }
  return parts;
}

function segments(path: string): string[] {
  return path.split('/').filter((part) => part !== '' && part !== '.' && part !== '..');
}
