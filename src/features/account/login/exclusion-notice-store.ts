import { create } from 'zustand';

import type { Exclusion } from '@generated/api/model/exclusion';

interface ExclusionNoticeState {
  /** The exclusion that just logged the player out. `unknown` if its response was lost, null if there is none. */
  readonly exclusion: Exclusion | 'unknown' | null;
}

/** The notice that replaces the login form until the player has read it. */
export const useExclusionNotice = create<ExclusionNoticeState>(() => ({ exclusion: null }));

/**
 * Sets the notice.
 *
 * @param exclusion undefined if the response was lost
 */
export function showExclusionNotice(exclusion: Exclusion | undefined): void {
  useExclusionNotice.setState({ exclusion: exclusion ?? 'unknown' });
}

export function clearExclusionNotice(): void {
  useExclusionNotice.setState({ exclusion: null });
}
