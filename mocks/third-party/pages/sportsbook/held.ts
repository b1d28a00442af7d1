import type { AppLink } from '../shared/link';
import type { Call } from '../shared/backend';

/** What the page that holds a book does with it, in whichever way the book comes. */
export interface Held {
  setToken(token: string): void;
  navigate(path: string): void;
  setView(top: number, height: number): void;
}

/** The page that holds a book. */
export interface Holder {
  readonly root: HTMLElement;
  readonly link: AppLink<'sportsbook-frame'>;
  readonly call: Call;
  /** The player's, as it is now. */
  token(): string | undefined;
  /** Whether the site answers in the backend's place. */
  isBridged(): boolean;
}

/** What is on is told again so often, in milliseconds. */
export const AGAIN_MS = 60_000;

/** Which book, from where, and what of it. */
export interface Order {
  readonly address: string;
  readonly path: string;
  /** What is on, for the site to draw, in place of the book. */
  readonly isForHighlights: boolean;
}
