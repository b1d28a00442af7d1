import type { Contract, Operation } from '../contract/contract';

/** Returns null if no operation matches. */
export type OperationMatcher = (method: string, url: URL) => Operation | null;

/**
 * Accepts paths with and without the server's prefix.
 *
 * @param server only this origin; null for any host
 */
export function createOperationMatcher({ operations, basePath }: Contract, server: URL | null): OperationMatcher {
  const prefixes = [...new Set([server?.pathname.replace(/\/+$/, '') ?? '', basePath, ''])];
  const templates = operations
    .map((operation) => ({ operation, pattern: toPattern(operation.path), fixed: countFixedSegments(operation.path) }))
    .toSorted((one, other) => other.fixed - one.fixed);
  return (method, url) => {
    if (server !== null && url.origin !== server.origin) return null;
    for (const prefix of prefixes) {
      if (!url.pathname.startsWith(prefix)) continue;
      const path = url.pathname.slice(prefix.length);
      const found = templates.find(({ operation, pattern }) => operation.method === method.toUpperCase() && pattern.test(path));
      if (found !== undefined) return found.operation;
    }
    return null;
  };
}

function toPattern(path: string): RegExp {
  const parts = path.split(/\{[^}]+\}/).map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`));
  return new RegExp(`^${parts.join('[^/]+')}/?$`);
}

/** More fixed segments match first: `/games/recent` before `/games/{slug}`. */
const countFixedSegments = (path: string) => path.split('/').filter((part) => part !== '' && !part.includes('{')).length;
