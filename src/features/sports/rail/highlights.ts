import { create } from 'zustand';

import type { SportsEvent } from '@frames/protocol/sportsbook';

/** Match that the sportsbook recommends. */
export interface Highlight {
  readonly event: SportsEvent;
  /** Address on the site that shows the event: the page of the sportsbook, with the event's route in its hash. */
  readonly to: string;
}

/** Page of the sportsbook that the site's search finds: a sport, a competition or a match. */
export interface BookPage {
  readonly label: string;
  readonly detail?: string | undefined;
  /** Other words for the page, such as the teams of a competition. */
  readonly keywords?: string | undefined;
  /** Address on the site. */
  readonly to: string;
}

interface Highlights {
  /** Matches that the sportsbook last sent as highlights; undefined before the first. */
  readonly events: readonly Highlight[] | undefined;
  /** Pages of the last message; empty before the first, or if it names none. */
  readonly pages: readonly BookPage[];
}

/** Store of what the sportsbook last sent for the site's own pages. The site's search finds it. */
export const useHighlights = create<Highlights>(() => ({ events: undefined, pages: [] }));
