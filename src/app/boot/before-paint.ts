// Stands in the head of every page and runs before anything is painted, so it is small and knows nothing of the rest.
import { TOKEN_COOKIE } from '@/session/token-store';

import type { BootState } from './handed-over';

const root = document.documentElement;

wearColorMode();
tellPlayer();
hideResetToken();

/** The mode that the player once chose, over the brand's own: a page must not be light for a moment where he wants dark. */
function wearColorMode(): void {
  try {
    const mode = localStorage.getItem('color-mode');
    if (mode !== 'dark' && mode !== 'light') return;
    root.dataset['mode'] = mode;
    const frame = document.querySelector<HTMLMetaElement>('meta[name="theme-color"]');
    frame?.setAttribute('content', frame.dataset[mode] ?? '');
  } catch {
    return; // Storage is blocked: nothing was ever chosen.
  }
}

/** The shell is a visitor's. Where a session may be here, the end of the header shows neither. */
function tellPlayer(): void {
  try {
    if (document.cookie.includes(`${TOKEN_COOKIE}=`)) root.dataset['known'] = '';
  } catch {
    return; // A sandboxed page may not look at cookies.
  }
}

/** The token of a password reset is worth a password: it leaves the address before the page asks for its first image. */
function hideResetToken(): void {
  const url = new URL(location.href);
  if (!/^\/(recuperar-senha|Recover)\/?$/.test(url.pathname) || !url.searchParams.has('token')) return;
  const left: BootState = { opened: location.href };
  window.bootState = left;
  url.searchParams.delete('token');
  history.replaceState(history.state, '', url.pathname + url.search + url.hash);
}
