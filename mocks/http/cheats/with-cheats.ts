import type { OperationId } from '@generated/operations';
import { operations } from '@generated/operations';

import type { CheatGame } from '../../db/games/cheat-switch';
import { CHEAT_GAMES } from '../../db/games/cheat-switch';
import type { WorldEvent } from '../../db/events';
import type { World } from '../../db/world';
import type { Context, Handlers, UntypedResponse } from '../types';
import { findCheat } from './catalogue';
import type { CheatCall } from './cheat';

/**
 * Wraps the handlers of the games, so that the cheat that is switched on acts before and after them. It can replace a handler,
 * and its `after` runs only for statuses below 300.
 */
export function withCheats(handlers: Handlers): Handlers {
  const wrapped = { ...handlers } as Record<OperationId, (context: never) => unknown>;
  for (const id of Object.keys(operations) as OperationId[]) {
    const game = CHEAT_GAMES.find((one) => one === operations[id].tag);
    if (game !== undefined) wrapped[id] = (context: Context<OperationId>) => runCheated(handlers, game, id, context);
  }
  return wrapped as Handlers;
}

/** Returns the event as the operator sends it; undefined if a cheat suppresses it. Only events of double are changed. */
export function cheatEvent(world: World, event: WorldEvent): WorldEvent | undefined {
  const game = event.name.startsWith('Double') ? 'double' : undefined;
  const cheat = game && findCheat(world, game)?.event;
  return cheat === undefined ? event : cheat(event, world);
}

async function runCheated<K extends OperationId>(
  handlers: Handlers,
  game: CheatGame,
  id: K,
  context: Context<K>,
): Promise<UntypedResponse> {
  const cheat = findCheat(context.world, game);
  if (cheat === undefined) return handlers[id](context);
  // These are copies, because the response of a repeated request is looked up with the original body.
  const copied = { ...context, ...structuredClone({ path: context.path, query: context.query, body: context.body }) };
  // The operation is generic here, so its parameters have no known type; a cheat knows those of its own operation.
  const call = { ...copied, id, playerId: context.bearer?.player.id ?? '' } as unknown as CheatCall;
  const answer: UntypedResponse = cheat.before?.(call) ?? (await handlers[id](copied));
  return cheat.after === undefined || answer.status >= 300 ? answer : cheat.after(answer, call);
}
