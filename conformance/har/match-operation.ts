import type { Contract, Operation } from '../contract/contract';
import { matchPath } from '../contract/path-template';

/** Operation that a call belongs to. */
export interface MatchedOperation {
  operation: Operation;
  /** Decoded values of the path parameters, by name. */
  pathParameters: ReadonlyMap<string, string>;
}

/** Function that returns the operation of a call; null if none matches. Upper and lower case of the method make no difference. */
export type OperationMatcher = (method: string, url: URL) => MatchedOperation | null;

/**
 * Creates a matcher. It accepts paths with and without the base path of the server or the contract.
 *
 * @param server only calls to its origin match; null for calls to any host
 */
export function createOperationMatcher({ operations, basePath }: Contract, server: URL | null): OperationMatcher {
  const prefixes = [...new Set([server?.pathname.replace(/\/+$/, '') ?? '', basePath, ''])];
  const templates = operations
    .map((operation) => ({ operation, fixed: countFixedSegments(operation.path) }))
    .toSorted((one, other) => other.fixed - one.fixed);
  return (method, url) => {
    if (server !== null && url.origin !== server.origin) return null;
    for (const prefix of prefixes) {
      if (!url.pathname.startsWith(prefix)) continue;
      const path = url.pathname.slice(prefix.length);
      for (const { operation } of templates) {
        const pathParameters = operation.method === method.toUpperCase() ? matchPath(operation.path, path) : null;
        if (pathParameters !== null) return { operation, pathParameters };
      }
    }
    return null;
  };
}

/** Returns the number of segments without parameters. Paths with more match first: `/games/recent` before `/games/{slug}`. */
const countFixedSegments = (path: string) => path.split('/').filter((part) => part !== '' && !part.includes('{')).length;
