import type { AppLink } from '../shared/link';
import type { Call } from '../shared/backend';

/** A sportsbook embedded as a script or as a page. */
export interface EmbeddedBook {
  setToken(token: string): void;
  navigate(path: string): void;
  setView(top: number, height: number): void;
}

/** The page that embeds a sportsbook. */
export interface EmbedContext {
  readonly root: HTMLElement;
  readonly link: AppLink<'sportsbook-frame'>;
  readonly call: Call;
  /** Returns the current token of the player. */
  token(): string | undefined;
  /** Returns true if the site handles backend requests (worker mode). */
  isBridged(): boolean;
}

export const HIGHLIGHTS_INTERVAL_MS = 60_000;

/** The sportsbook to embed. */
export interface EmbedRequest {
  readonly address: string;
  readonly path: string;
  /** Sends highlights for the site instead of showing the sportsbook. */
  readonly isForHighlights: boolean;
}
