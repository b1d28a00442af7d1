import { isActivationPending } from '../../domain/player/activation';
import type { AccessContext, Action } from '../../domain/protection/access';
import { accessBlock } from '../../domain/protection/access';
import { limitBlock } from '../../domain/protection/limit-usage';
import type { Forbidden } from '../../domain/result';
import type { Accounts } from '../money/accounts';
import type { Clock } from '../clock';
import type { Locations } from './locations';
import type { Player } from './players';
import { activationOf } from './players';
import type { Settings } from '../settings';
import type { TermsStore } from './terms';

/** Context that belongs to a visit, not to the player. */
export interface VisitContext {
  /** True for a request from a VPN or a blocked IP address (SPEC E9). */
  ipBlocked: boolean;
  /** Steps that an account which is registered now needs before money moves: the identity alone, or all if undefined (SPEC Q15). */
  registration?: 'identity' | undefined;
  /** Name of the visit, `scenario:key@own`, if it has a world of its own; the addresses of third parties contain it. */
  own?: string | undefined;
}

interface Deps {
  accounts: Accounts;
  clock: Clock;
  locations: Locations;
  settings: Settings;
  terms: TermsStore;
}

/** Creates the checks of what a player may do now. */
export function createAuthorization({ accounts, clock, locations, settings, terms }: Deps) {
  /** Collects the facts besides limits and balance that decide what a player may do. */
  const accessContext = (player: Player, { ipBlocked }: VisitContext): AccessContext => ({
    identity: player.verification,
    protection: accounts.get(player.id).protection,
    ipBlocked,
    withdrawNeedsKyc: settings.withdraw_requires_kyc,
    activationPending: isActivationPending(activationOf(player)),
    pendingTerms: terms.blocksMoney(player) ? terms.current.version : null,
    location: locations.problem(player.id),
  });
  return {
    accessContext,
    /** Returns the 403 that blocks an action now, or null. */
    accessBlock: (action: Action, player: Player, visit: VisitContext): Forbidden | null =>
      accessBlock(action, accessContext(player, visit), clock.now()),

    /**
     * Returns the 403 that blocks playing: access, or an exhausted limit (SPEC D10); null if nothing does. A single stake may
     * still exceed a limit.
     */
    playBlock(player: Player, visit: VisitContext): Forbidden | null {
      const { protection, dailyTotals } = accounts.get(player.id);
      const now = clock.now();
      return accessBlock('play', accessContext(player, visit), now) ?? limitBlock(protection.limits, dailyTotals, 'play', now);
    },
  };
}
