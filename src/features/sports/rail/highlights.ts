import { create } from 'zustand';

import type { SportsEvent } from '@frames/protocol/sportsbook';

/** Match that the sportsbook recommends. */
export interface Highlight {
  readonly event: SportsEvent;
  /** Address on the site that shows the event: the page of the sportsbook, with the event's route in its hash. */
  readonly to: string;
}

/** Store of the matches that the sportsbook last sent as highlights; undefined before the first. The site's search finds them. */
export const useHighlights = create<{ readonly events: readonly Highlight[] | undefined }>(() => ({ events: undefined }));
