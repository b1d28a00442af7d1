let resetToken: string | undefined;

/**
 * Moves the token of a password reset from the address into memory, so that it is not rendered, shared or sent to third
 * parties. Later calls change nothing.
 *
 * @param page location and history of the opened page
 */
export function takeResetToken({ location, history }: Pick<Window, 'location' | 'history'> = window): void {
  const url = new URL(location.href);
  const token = url.searchParams.get('token');
  if (token === null || !/^\/(recuperar-senha|Recover)\/?$/.test(url.pathname)) return;
  resetToken = token;
  url.searchParams.delete('token');
  history.replaceState(history.state, '', url.pathname + url.search + url.hash);
}

/** Returns the token that the page was opened with, or undefined. */
export function getResetToken(): string | undefined {
  return resetToken;
}

/** Discards the token after it was used or has expired. */
export function clearResetToken(): void {
  resetToken = undefined;
}
