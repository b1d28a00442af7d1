import type { Player } from '../db/players/players';
import type { World } from '../db/world';
import type { Protection } from '../domain/protection/protection';
import type { Result } from '../domain/result';

/** Returns the value of a result. @throws Error if the result is an error */
export function unwrap<T>(result: Result<T, unknown>): T {
  if (!result.ok) throw new Error(`invalid scenario setup: ${JSON.stringify(result.error)}`);
  return result.value;
}

/**
 * Returns the facts besides limits and balance that decide what a player may do, such as the identity check and a pause. The IP address
 * counts as not blocked.
 */
export function accessFor(world: World, player: Player) {
  return world.authorization.accessContext(player, { ipBlocked: false });
}

/**
 * Changes the limits, pauses and reminders of a player, and emits the events, without an entry in the history of limits.
 *
 * @param change receives the state before and the time in Unix ms
 */
export function protect(world: World, { id }: Player, change: (before: Protection, now: number) => Protection): void {
  const account = world.accounts.get(id);
  world.accounts.setProtection(account, change(account.protection, world.clock.now()));
}

/** Starts a game of mines of R$ 10,00 with 3 mines, which stays open. @throws Error if the stake is refused, as without funds */
export function startMines(world: World, player: Player) {
  return unwrap(world.mines.start(player.id, { amount: 1000, mines: 3, clientSeed: 'cenario' }, accessFor(world, player)));
}
