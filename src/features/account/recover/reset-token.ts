import { splitResetLink } from './reset-link';

let resetToken: string | undefined;

/** Moves the reset token from the address into memory, so that it is not rendered, shared or sent to third parties (SPEC N7). */
export function takeResetToken({ location, history }: Pick<Window, 'location' | 'history'> = window): void {
  const link = splitResetLink(location.href);
  if (link === undefined) return;
  resetToken = link.token;
  history.replaceState(history.state, '', link.address);
}

export function getResetToken(): string | undefined {
  return resetToken;
}

export function clearResetToken(): void {
  resetToken = undefined;
}
