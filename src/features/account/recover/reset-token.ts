import type { ResetLink } from './reset-link';
import { splitResetLink } from './reset-link';

let resetLink: Pick<ResetLink, 'token' | 'email'> | undefined;

/** Moves the reset token and the e-mail from the address into memory, so that they are not shared or sent to third parties (SPEC N7). */
export function takeResetToken({ location, history }: Pick<Window, 'location' | 'history'> = window): void {
  const link = splitResetLink(location.href);
  if (link === undefined) return;
  resetLink = link;
  history.replaceState(history.state, '', link.address);
}

/** Returns the token and the e-mail of the link that opened the page, if there was one. */
export function getResetLink(): typeof resetLink {
  return resetLink;
}

export function clearResetToken(): void {
  resetLink = undefined;
}
