import { decodePart } from '../address-parts';

/** Patterns by path of the contract, because every address is compared with all of them. */
const patterns = new Map<string, RegExp>();

/**
 * Returns the pattern of the URL paths that match a path of the contract, with a group for each parameter. A value is at least one
 * character without a slash, and not decoded. A slash at the end makes no difference; upper and lower case do.
 */
export function pathPattern(path: string): RegExp {
  const parts = path
    .replace(/\/$/, '')
    .split(/\{[^}]+\}/)
    .map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`));
  const pattern = patterns.get(path) ?? new RegExp(`^${parts.join('([^/]+)')}/?$`);
  patterns.set(path, pattern);
  return pattern;
}

/**
 * Returns the decoded values of the path parameters by name, one with broken percent signs as it is; null if the address does not match.
 * @param path path of the contract, such as `/games/{id}`
 * @param address path of a URL, without the base path and the query
 */
export function matchPath(path: string, address: string): Map<string, string> | null {
  const values = pathPattern(path).exec(address)?.slice(1);
  const names = [...path.matchAll(/\{([^}]+)\}/g)].map(([, name]) => name ?? '');
  return values === undefined ? null : new Map(names.map((name, index) => [name, decodePart(values[index] ?? '')]));
}
