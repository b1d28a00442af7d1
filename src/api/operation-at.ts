import type { OperationId } from '@generated/operations';
import { operations } from '@generated/operations';

interface Route {
  readonly id: OperationId;
  readonly method: string;
  readonly segments: readonly string[];
}

// First without parameters: /api/mini-games/mines/current is no id. A hundred regular expressions would block a slow phone.
const routes: readonly Route[] = (Object.entries(operations) as [OperationId, (typeof operations)[OperationId]][])
  .map(([id, { method, path }]) => ({ id, method, segments: path.split('/'), parameters: path.split('{').length }))
  .toSorted((one, other) => one.parameters - other.parameters);

/** Finds the operation of an upper-case method and a path without query. */
export function operationAt(method: string, path: string): OperationId | undefined {
  const segments = path.split('/');
  return routes.find((route) => route.method === method && matches(route.segments, segments))?.id;
}

function matches(expected: readonly string[], segments: readonly string[]): boolean {
  return (
    expected.length === segments.length &&
    expected.every((segment, index) => (segment.startsWith('{') ? segments[index] !== '' : segment === segments[index]))
  );
}
