import { create } from 'zustand';

import type { Exclusion } from '@generated/api/model/exclusion';

interface ExclusionNoticeState {
  /** `unknown` if the response was lost, null if there is none. */
  readonly exclusion: Exclusion | 'unknown' | null;
}

/** Replaces the login form until the player has read it. */
export const useExclusionNotice = create<ExclusionNoticeState>(() => ({ exclusion: null }));

/**
 * Shows the notice.
 *
 * @param exclusion undefined if the response was lost
 */
export function showExclusionNotice(exclusion: Exclusion | undefined): void {
  useExclusionNotice.setState({ exclusion: exclusion ?? 'unknown' });
}

export function clearExclusionNotice(): void {
  useExclusionNotice.setState({ exclusion: null });
}
