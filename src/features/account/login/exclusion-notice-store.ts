import { create } from 'zustand';

import type { Exclusion } from '@generated/api/model/exclusion';

interface ExclusionNoticeState {
  /** Registered exclusion: `unknown` if the response was lost, null if there is no notice. */
  readonly exclusion: Exclusion | 'unknown' | null;
}

/** Store of the notice that replaces the login form until it is read. */
export const useExclusionNotice = create<ExclusionNoticeState>(() => ({ exclusion: null }));

/**
 * Replaces the login form by the notice.
 *
 * @param exclusion undefined if the response was lost
 */
export function showExclusionNotice(exclusion: Exclusion | undefined): void {
  useExclusionNotice.setState({ exclusion: exclusion ?? 'unknown' });
}

export function clearExclusionNotice(): void {
  useExclusionNotice.setState({ exclusion: null });
}
