import type { Action, AccessContext } from '../domain/access';
import { accessBlock } from '../domain/access';
import type { Forbidden } from '../domain/result';
import type { Accounts } from './accounts';
import type { Clock } from './clock';
import type { Player } from './players';
import type { Settings } from './settings';

/** Access data that belongs to a visit, not to the player. */
export interface Visit {
  /** True if it comes from a VPN or a blocked IP address (SPEC E9). */
  ipBlocked: boolean;
}

export type Guard = ReturnType<typeof createGuard>;

/** Creates the authorization service. */
export function createGuard({ accounts, clock, settings }: { accounts: Accounts; clock: Clock; settings: Settings }) {
  /** Returns the access context of a player on a visit. */
  const standing = (player: Player, { ipBlocked }: Visit): AccessContext => ({
    identity: player.verification,
    protection: accounts.of(player.id).protection,
    ipBlocked,
    withdrawNeedsKyc: settings.withdraw_requires_kyc,
  });
  return {
    standing,
    /** Returns the 403 that blocks an action now, or null if it is allowed. */
    whyForbidden: (action: Action, player: Player, visit: Visit): Forbidden | null =>
      accessBlock(action, standing(player, visit), clock.now()),
  };
}
