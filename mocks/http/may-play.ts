import type { Visit } from '../db/guard';
import type { Player } from '../db/players';
import type { World } from '../db/world';
import { limitBlock } from '../domain/limit-usage';
import type { Forbidden } from '../domain/result';

/**
 * Returns the 403 that blocks a player from starting or continuing to play, or null: access, or an exhausted limit
 * (SPEC D10). A single stake may still exceed a limit.
 */
export function whyNotPlay({ accounts, clock, guard }: World, player: Player, visit: Visit): Forbidden | null {
  const { protection, daybook } = accounts.of(player.id);
  return guard.whyForbidden('play', player, visit) ?? limitBlock(protection.limits, daybook, 'play', clock.now());
}
