import type { COMMON_MESSAGES } from '../protocol/common';
import type { SPORTSBOOK } from '../protocol/sportsbook';
import type { Link } from '../shared/link';

/** Channel of our page of the sportsbook, an iframe, to the site. */
export type BookLink = Link<
  typeof COMMON_MESSAGES.toFrame & typeof SPORTSBOOK.toFrame,
  typeof COMMON_MESSAGES.fromFrame & typeof SPORTSBOOK.fromFrame
>;

/** Sportsbook that an adapter has embedded. */
export interface EmbeddedBook {
  setToken(token: string): void;
  navigate(path: string): void;
  /** Sets the visible region of the iframe, in CSS pixels. */
  setView(top: number, height: number): void;
}

/** Request to embed a sportsbook: the content of the site's `mount` message, and the parts of this page that an adapter uses. */
export interface BookRequest {
  readonly root: HTMLElement;
  readonly link: BookLink;
  /** Address of the sportsbook's script or page. */
  readonly address: string;
  /** Name of the deployment at the provider. */
  readonly integration: string;
  /** Language as a tag of BCP 47. */
  readonly culture: string;
  readonly path: string;
  /** True if the adapter must send highlights and show no sportsbook. */
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
