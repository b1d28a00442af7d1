import { create } from 'zustand';

import type { Exclusion } from '@generated/api/model/exclusion';

interface Noted {
  /** The exclusion that has just logged its player out; `unknown` where its answer was lost, null where there is none. */
  readonly exclusion: Exclusion | 'unknown' | null;
}

/** What is said in the place of the login form until it is read. */
export const useExclusionNotice = create<Noted>(() => ({ exclusion: null }));

/** Notes an exclusion. @param exclusion undefined where its answer was lost */
export function showExclusionNotice(exclusion: Exclusion | undefined): void {
  useExclusionNotice.setState({ exclusion: exclusion ?? 'unknown' });
}

/** It was read. */
export function clearExclusionNotice(): void {
  useExclusionNotice.setState({ exclusion: null });
}
