let kept: string | undefined;

/**
 * Takes the token of a password reset out of the page's address, before it is drawn, shared or sent along: it is worth a
 * password. Called again it changes nothing.
 *
 * @param page where the address stands
 */
export function takeResetToken({ location, history }: Pick<Window, 'location' | 'history'> = window): void {
  const url = new URL(location.href);
  const token = url.searchParams.get('token');
  if (token === null || !/^\/(recuperar-senha|Recover)\/?$/.test(url.pathname)) return;
  kept = token;
  url.searchParams.delete('token');
  history.replaceState(history.state, '', url.pathname + url.search + url.hash);
}

/** The token that the page was opened with. */
export function getResetToken(): string | undefined {
  return kept;
}

/** Forgets the token: it was used, or is good no more. */
export function clearResetToken(): void {
  kept = undefined;
}
