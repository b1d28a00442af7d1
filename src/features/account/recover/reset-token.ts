import { readStored, writeStored } from '@/shared/lib/safe-storage';

import type { ResetLink } from './reset-link';
import { splitResetLink } from './reset-link';

/**
 * Key in local storage of the last token that the backend has used up or refused on this device. Such a token is worth nothing any more.
 */
const SPENT_KEY = 'spent-reset-token';

let resetLink: Pick<ResetLink, 'token' | 'email'> | undefined;

/**
 * Moves the reset token and the e-mail from the address into memory, so that they are not shared or sent to third parties (SPEC N7). Leaves
 * other addresses alone.
 */
export function takeResetToken({ location, history }: Pick<Window, 'location' | 'history'> = window): void {
  const link = splitResetLink(location.href);
  if (link === undefined) return;
  resetLink = link;
  history.replaceState(history.state, '', link.address);
}

/** Returns the token and the e-mail of the link that opened the page; undefined without one, and after `clearResetToken`. */
export function getResetLink(): typeof resetLink {
  return resetLink;
}

/** Forgets the link that opened the page, so that another one can be requested. Does not mark its token as spent. */
export function clearResetToken(): void {
  resetLink = undefined;
}

/**
 * Remembers that the token of a link is used or has expired, so that the page says so when the link is opened again. Replaces the token
 * remembered before.
 */
export function markResetTokenSpent(token: string): void {
  writeStored('local', SPENT_KEY, token);
}

/** Returns true for the last token that the backend has used up or refused on this device. Earlier ones are not known. */
export const isResetTokenSpent = (token: string): boolean => readStored('local', SPENT_KEY) === token;
