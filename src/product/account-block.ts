import { create } from 'zustand';

interface BlockState {
  /** True for a paused, self-excluded or barred player, once known. The end of the block is left out: few parts need it (SPEC D10). */
  readonly isBlocked: boolean;
  /** False for a player to whom nothing may be advertised, once known (SPEC Q39). */
  readonly hasOffers: boolean;
  /** True for a player who has used up one of their limits, once known. */
  readonly isLimitReached: boolean;
}

/** State of the player's account, which the header keeps current (`useAccountBlockWatch`) and the end of the session resets. */
export const useAccountBlock = create<BlockState>(() => ({ isBlocked: false, hasOffers: true, isLimitReached: false }));

/** Returns true for a paused, self-excluded or barred player; false until that is known. */
export const useIsAccountBlocked = (): boolean => useAccountBlock(({ isBlocked }) => isBlocked);

/** Returns true if promotions and bonuses may be advertised to the player or visitor; true until the opposite is known. */
export const useHasOffers = (): boolean => useAccountBlock(({ isBlocked, hasOffers }) => hasOffers && !isBlocked);

/** Returns true if a page may lead with promotions: if they may be advertised, and no limit of the player is reached. */
export const useLeadsWithOffers = (): boolean =>
  useAccountBlock(({ isBlocked, hasOffers, isLimitReached }) => hasOffers && !isBlocked && !isLimitReached);
