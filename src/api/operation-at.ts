import type { OperationId } from '@generated/operations';
import { routes } from '@generated/routes';

/** Returns the contract's operation for an upper-case method and a path without query; undefined if there is none. */
export function operationAt(method: string, path: string): OperationId | undefined {
  const call = `${method} ${path}`;
  // Paths without parameters win: in /api/mini-games/mines/current, `current` is no id.
  if (Object.hasOwn(routes, call)) return routes[call];
  const segments = call.split('/');
  const [route] = Object.keys(routes)
    .filter((candidate) => candidate.includes('{') && matches(candidate.split('/'), segments))
    .toSorted((one, other) => one.split('{').length - other.split('{').length);
  return route === undefined ? undefined : routes[route];
}

function matches(expected: readonly string[], segments: readonly string[]): boolean {
  return (
    expected.length === segments.length &&
    expected.every((segment, index) => (segment.startsWith('{') ? segments[index] !== '' : segment === segments[index]))
  );
}
