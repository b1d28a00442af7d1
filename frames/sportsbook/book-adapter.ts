import type { COMMON_MESSAGES } from '../protocol/common';
import type { SPORTSBOOK } from '../protocol/sportsbook';
import type { Link } from '../shared/link';

export type BookLink = Link<
  typeof COMMON_MESSAGES.toFrame & typeof SPORTSBOOK.toFrame,
  typeof COMMON_MESSAGES.fromFrame & typeof SPORTSBOOK.fromFrame
>;

export interface EmbeddedBook {
  setToken(token: string): void;
  navigate(path: string): void;
  /** Visible region of the page, in CSS pixels. */
  setView(top: number, height: number): void;
}

/** Content of the site's `mount` message. */
export interface BookRequest {
  readonly root: HTMLElement;
  readonly link: BookLink;
  readonly address: string;
  /** Name of the deployment at the provider. */
  readonly integration: string;
  /** Language as a tag of BCP 47. */
  readonly culture: string;
  readonly path: string;
  /** True sends highlights instead of showing the sportsbook. */
  readonly isForHighlights: boolean;
  /** Returns the player's token; undefined for a visitor. */
  token(): string | undefined;
}

/**
 * Embeds a sportsbook.
 *
 * @throws {RangeError} if the address is not allowed; {Error} if it does not load
 */
export type BookAdapter = (request: BookRequest) => Promise<EmbeddedBook>;
