/** A page of Altenar's sportsbook, as in its hash: `page=event&eventId=123`. */
export type AltenarRoute = Readonly<Record<string, unknown>>;

/** Name of the first page. */
const HOME = 'overview';

/**
 * Returns the path for the site: `/event/eventId~123`; `/` for the first page. Parameters that are neither a number nor a text, and empty
 * ones, are dropped.
 */
export function toPath(route: AltenarRoute): string {
  const { page = HOME, ...parameters } = route;
  const parts = Object.entries(parameters).flatMap(([name, value]) =>
    isPart(value) ? [`${name}~${encodeURIComponent(String(value))}`] : [],
  );
  const first = page === HOME || !isPart(page) ? [] : String(page).split('/').map(encodeURIComponent);
  return `/${[...first, ...parts].join('/')}`;
}

/** Returns the hash of a path that `toPath` has built, without `#`. */
export function toHash(path: string): string {
  const segments = path.split('/').filter((segment) => segment !== '');
  const isParameter = (segment: string) => segment.includes('~');
  const page = segments
    .filter((segment) => !isParameter(segment))
    .map(decode)
    .join('/');
  const parameters = segments.filter(isParameter).map((segment) => {
    const at = segment.indexOf('~');
    return [segment.slice(0, at), decode(segment.slice(at + 1))];
  });
  return new URLSearchParams([['page', page === '' ? HOME : page], ...parameters]).toString();
}

const isPart = (value: unknown) => (typeof value === 'string' && value !== '') || typeof value === 'number';

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
