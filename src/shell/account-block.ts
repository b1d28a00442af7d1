import { create } from 'zustand';

/** True for a self-excluded or paused player, once known. Without the end, which only few parts need (SPEC D10). */
export const useAccountBlock = create<{ readonly isBlocked: boolean }>(() => ({ isBlocked: false }));

export const useIsAccountBlocked = (): boolean => useAccountBlock(({ isBlocked }) => isBlocked);
