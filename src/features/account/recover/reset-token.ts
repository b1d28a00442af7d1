let resetToken: string | undefined;

/** Moves the reset token from the address into memory, so that it is not rendered, shared or sent to third parties (SPEC N7). */
export function takeResetToken({ location, history }: Pick<Window, 'location' | 'history'> = window): void {
  const url = new URL(location.href);
  const token = url.searchParams.get('token');
  if (token === null || !/^\/(recuperar-senha|Recover)\/?$/.test(url.pathname)) return;
  resetToken = token;
  url.searchParams.delete('token');
  history.replaceState(history.state, '', url.pathname + url.search + url.hash);
}

export function getResetToken(): string | undefined {
  return resetToken;
}

export function clearResetToken(): void {
  resetToken = undefined;
}
