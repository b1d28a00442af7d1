import type { Player } from '../db/players/players';
import type { World } from '../db/world';
import { DAY } from '../domain/calendar';
import type { Result } from '../domain/result';

/** Deposits withdrawable cents, five days ago. */
export function depositFunds(world: World, { id }: Player, amount: number): void {
  world.history.deposit(world.accounts.get(id), amount, world.clock.now() - 5 * DAY);
}

/** Returns the value of a result. @throws Error if the result is an error */
export function unwrap<T>(result: Result<T, unknown>): T {
  if (!result.ok) throw new Error(`invalid scenario setup: ${JSON.stringify(result.error)}`);
  return result.value;
}

/** Returns the access of an unrestricted visit. */
export function accessFor(world: World, player: Player) {
  return world.authorization.accessContext(player, { ipBlocked: false });
}
