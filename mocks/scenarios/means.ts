import type { Player } from '../db/players';
import type { World } from '../db/world';
import { DAY } from '../domain/calendar';
import type { Result } from '../domain/result';

/**
 * Gives a player a deposit from five days ago that can be withdrawn.
 *
 * @param amount cents
 */
export function fund(world: World, { id }: Player, amount: number): void {
  world.past.deposit(world.accounts.of(id), amount, world.clock.now() - 5 * DAY);
}

/**
 * Returns the value of a result that must be ok.
 *
 * @throws Error if it is an error
 */
export function given<T>(outcome: Result<T, unknown>): T {
  if (!outcome.ok) throw new Error(`a scenario that cannot be: ${JSON.stringify(outcome.error)}`);
  return outcome.value;
}

/** Returns the access context of a scenario's player on an unrestricted visit. */
export function standingOf(world: World, player: Player) {
  return world.guard.standing(player, { ipBlocked: false });
}
