import type { OperationId } from '@generated/operations';
import { operations } from '@generated/operations';

import type { World } from '../db/world';
import type { Context, LooseAnswer } from './types';

/**
 * Runs a handler at most once per Idempotency-Key. The same key and body return the first response, the same key with
 * another body is a 409.
 *
 * @param id the operation
 * @param execute runs the handler
 */
export async function executed<K extends OperationId>(
  world: World,
  id: K,
  { bearer, headers, path, body }: Pick<Context<K>, 'bearer' | 'headers' | 'path' | 'body'>,
  execute: () => LooseAnswer | Promise<LooseAnswer>,
): Promise<LooseAnswer> {
  const key = headers.get('Idempotency-Key');
  if (!operations[id].idempotent || key === null || bearer === undefined) return execute();
  return world.intents.run({ playerId: bearer.player.id, key, operation: `${id} ${JSON.stringify(path)}`, body }, execute);
}
