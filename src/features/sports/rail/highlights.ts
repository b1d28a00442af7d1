import { create } from 'zustand';

import type { SportsEvent } from '@frames/protocol/sportsbook';

export interface Highlight {
  readonly event: SportsEvent;
  /** Path of the event in the sportsbook. */
  readonly to: string;
}

/** Store of the events that a sportsbook sent last on this visit; undefined before. The search of the site finds them. */
export const useHighlights = create<{ readonly events: readonly Highlight[] | undefined }>(() => ({ events: undefined }));
