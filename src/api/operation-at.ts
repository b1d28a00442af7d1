import type { OperationId } from '@generated/operations';
import { operations } from '@generated/operations';

interface Route {
  readonly id: OperationId;
  readonly pattern: RegExp;
}

const routesByMethod = new Map<string, Route[]>();

// First without parameters: /api/mini-games/mines/current is no id.
const entries = Object.entries(operations) as [OperationId, (typeof operations)[OperationId]][];
for (const [id, { method, path }] of entries.toSorted(([, a], [, b]) => parameters(a.path) - parameters(b.path))) {
  const pattern = new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`);
  routesByMethod.set(method, [...(routesByMethod.get(method) ?? []), { id, pattern }]);
}

function parameters(path: string): number {
  return path.split('{').length - 1;
}

/** Finds the operation of an upper-case method and a path without query. */
export function operationAt(method: string, path: string): OperationId | undefined {
  return routesByMethod.get(method)?.find(({ pattern }) => pattern.test(path))?.id;
}
