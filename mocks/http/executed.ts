import type { OperationId } from '@generated/operations';
import { operations } from '@generated/operations';

import type { World } from '../db/world';
import type { Context, LooseAnswer } from './types';

/**
 * What a handler answers, once for every intent: an operation that takes an Idempotency-Key gives the first answer
 * again under the same key and body, and a 409 under the same key and another body.
 *
 * @param world where intents are known
 * @param id the operation
 * @param context the request
 * @param execute calls the handler
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
