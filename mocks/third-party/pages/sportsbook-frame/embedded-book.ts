import type { AppLink } from '../shared/link';
import type { Call } from '../shared/backend';

export interface EmbeddedBook {
  setToken(token: string): void;
  navigate(path: string): void;
  setView(top: number, height: number): void;
}

export interface EmbedContext {
  readonly root: HTMLElement;
  readonly link: AppLink<'sportsbook-frame'>;
  readonly call: Call;
  token(): string | undefined;
  /** In worker mode. */
  isBridged(): boolean;
}

export const HIGHLIGHTS_INTERVAL_MS = 60_000;

export interface EmbedRequest {
  readonly address: string;
  readonly path: string;
  /** Sends highlights instead of showing the sportsbook. */
  readonly isForHighlights: boolean;
}
