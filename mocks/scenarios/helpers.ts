import type { Player } from '../db/players/players';
import type { World } from '../db/world';
import type { Protection } from '../domain/protection/protection';
import type { Result } from '../domain/result';

/** Returns the value of a result. @throws Error if the result is an error */
export function unwrap<T>(result: Result<T, unknown>): T {
  if (!result.ok) throw new Error(`invalid scenario setup: ${JSON.stringify(result.error)}`);
  return result.value;
}

/** Returns the access of an unrestricted visit. */
export function accessFor(world: World, player: Player) {
  return world.authorization.accessContext(player, { ipBlocked: false });
}

/** Changes the limits, pauses and reminders of a player. */
export function protect(world: World, { id }: Player, change: (before: Protection, now: number) => Protection): void {
  const account = world.accounts.get(id);
  world.accounts.setProtection(account, change(account.protection, world.clock.now()));
}

/** Starts a game of mines of R$ 10,00, which stays open. */
export function startMines(world: World, player: Player) {
  return unwrap(world.mines.start(player.id, { amount: 1000, mines: 3, clientSeed: 'cenario' }, accessFor(world, player)));
}
