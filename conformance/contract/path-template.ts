import { decodePart } from '../address-parts';

/** Patterns by path of the contract, because every address is compared with all of them. */
const patterns = new Map<string, RegExp>();

/** Returns the pattern of the addresses of a path, with a group for each parameter. */
export function pathPattern(path: string): RegExp {
  const parts = path
    .replace(/\/$/, '')
    .split(/\{[^}]+\}/)
    .map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`));
  const pattern = patterns.get(path) ?? new RegExp(`^${parts.join('([^/]+)')}/?$`);
  patterns.set(path, pattern);
  return pattern;
}

/** Returns the decoded values of the path parameters of an address by name; null if it does not match the path. */
export function matchPath(path: string, address: string): Map<string, string> | null {
  const values = pathPattern(path).exec(address)?.slice(1);
  const names = [...path.matchAll(/\{([^}]+)\}/g)].map(([, name]) => name ?? '');
  return values === undefined ? null : new Map(names.map((name, index) => [name, decodePart(values[index] ?? '')]));
}
