import { create } from 'zustand';

import type { Exclusion } from '@generated/api/model/exclusion';

interface ExclusionNoticeState {
  /** `unknown`: the response was lost. Null: there is none. */
  readonly exclusion: Exclusion | 'unknown' | null;
}

/** Replaces the login form until read. */
export const useExclusionNotice = create<ExclusionNoticeState>(() => ({ exclusion: null }));

/** @param exclusion undefined if the response was lost */
export function showExclusionNotice(exclusion: Exclusion | undefined): void {
  useExclusionNotice.setState({ exclusion: exclusion ?? 'unknown' });
}

export function clearExclusionNotice(): void {
  useExclusionNotice.setState({ exclusion: null });
}
