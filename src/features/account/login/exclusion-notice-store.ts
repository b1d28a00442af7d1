import { create } from 'zustand';

import type { Exclusion } from '@generated/api/model/exclusion';

interface ExclusionNoticeState {
  /** Self-exclusion that the player has just requested: `unknown` if the response was lost, null if there is no notice. */
  readonly exclusion: Exclusion | 'unknown' | null;
}

/** Store of the notice about a self-exclusion, which has ended the session. It replaces the login form until it is closed. */
export const useExclusionNotice = create<ExclusionNoticeState>(() => ({ exclusion: null }));

/**
 * Replaces the login form by the notice about a self-exclusion. The caller logs out and opens the login modal.
 *
 * @param exclusion undefined if the response was lost
 */
export function showExclusionNotice(exclusion: Exclusion | undefined): void {
  useExclusionNotice.setState({ exclusion: exclusion ?? 'unknown' });
}

/** Closes the notice, so that the login form is shown again. */
export function clearExclusionNotice(): void {
  useExclusionNotice.setState({ exclusion: null });
}
