import type { Visit } from '../db/guard';
import type { Player } from '../db/players';
import type { World } from '../db/world';
import { whyLimited } from '../domain/limit-use';
import type { Forbidden } from '../domain/outcome';

/**
 * Why a player may not begin to play now, or go on: access, or a limit that is used up (SPEC D10). Null where nothing is
 * against it; a single stake can still be too much.
 */
export function whyNotPlay({ accounts, clock, guard }: World, player: Player, visit: Visit): Forbidden | null {
  const { protection, daybook } = accounts.of(player.id);
  return guard.whyForbidden('play', player, visit) ?? whyLimited(protection.limits, daybook, 'play', clock.now());
}
