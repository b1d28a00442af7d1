import type { Player } from '../db/players';
import type { World } from '../db/world';
import { DAY } from '../domain/calendar';
import type { Outcome } from '../domain/outcome';

/**
 * Gives a player money that was deposited five days ago and is free to be withdrawn.
 *
 * @param amount cents
 */
export function fund(world: World, { id }: Player, amount: number): void {
  world.past.deposit(world.accounts.of(id), amount, world.clock.now() - 5 * DAY);
}

/** What a rule gave; a scenario asks for nothing that may be refused. */
export function given<T>(outcome: Outcome<T, unknown>): T {
  if (!outcome.ok) throw new Error(`a scenario that cannot be: ${JSON.stringify(outcome.refusal)}`);
  return outcome.value;
}

/** How a player of a scenario stands, on a visit from an address that nothing is against. */
export function standingOf(world: World, player: Player) {
  return world.guard.standing(player, { ipBlocked: false });
}
