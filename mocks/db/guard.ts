import type { Action, Standing } from '../domain/access';
import { whyForbidden } from '../domain/access';
import type { Forbidden } from '../domain/outcome';
import type { Accounts } from './accounts';
import type { Clock } from './clock';
import type { Player } from './players';
import type { Settings } from './settings';

/** What is known of one visit and not of the player. */
export interface Visit {
  /** Whether it comes from a VPN or a blocked address (SPEC E9). */
  ipBlocked: boolean;
}

export type Guard = ReturnType<typeof createGuard>;

/** Who may do what. */
export function createGuard({ accounts, clock, settings }: { accounts: Accounts; clock: Clock; settings: Settings }) {
  /** How a player stands on a visit. */
  const standing = (player: Player, { ipBlocked }: Visit): Standing => ({
    identity: player.verification,
    protection: accounts.of(player.id).protection,
    ipBlocked,
    withdrawNeedsKyc: settings.withdraw_requires_kyc,
  });
  return {
    standing,
    /** Why a player may not do something now; null where nothing is against it. */
    whyForbidden: (action: Action, player: Player, visit: Visit): Forbidden | null =>
      whyForbidden(action, standing(player, visit), clock.now()),
  };
}
