import type { OperationId } from '@generated/operations';

import { pointerOf } from './violation-port';

/**
 * Replaces the missing `integration` of a launched game by `plain` (SPEC B18); an unknown one is read as `plain`.
 * `frame` games send messages, and the site closes one that stays silent. `plain` games send none. So `plain` is the safe guess:
 * at worst the site misses the messages of the game.
 *
 * @param path of the violation
 * @returns the path and a copy of the body; undefined if the violation concerns something else
 */
export function replaceIntegration(
  operationId: OperationId,
  body: unknown,
  path: readonly PropertyKey[],
): { readonly path: readonly PropertyKey[]; readonly body: unknown } | undefined {
  if (operationId !== 'launchGame' || pointerOf(path) !== '/data/integration') return undefined;
  const copy: unknown = structuredClone(body);
  Reflect.set(Object(Reflect.get(Object(copy), 'data')), 'integration', 'plain');
  return { path, body: copy };
}
