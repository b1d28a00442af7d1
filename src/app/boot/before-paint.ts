// Inline script in the head of every page. It runs before the first paint, so it imports no more than a constant.
import { TOKEN_COOKIE } from '@/session/token-store';

/** State that this script leaves for the application. */
interface BootState {
  /** The original URL, set only if this script removed a reset token from the address. */
  openedUrl?: string;
}

declare global {
  interface Window {
    bootState?: BootState;
  }
}

const root = document.documentElement;

applyStoredColorMode();
markPossiblePlayer();
hideResetToken();

/** Applies the player's color mode before the first paint, so that a dark page does not flash in light colors. */
function applyStoredColorMode(): void {
  try {
    const mode = localStorage.getItem('color-mode');
    if (mode !== 'dark' && mode !== 'light') return;
    root.dataset['mode'] = mode;
    const themeColor = document.querySelector<HTMLMetaElement>('meta[name="theme-color"]');
    themeColor?.setAttribute('content', themeColor.dataset[mode] ?? '');
  } catch {
    return; // Storage is blocked, so no mode was saved.
  }
}

/** Marks the page if there may be a session: the shell then hides the visitor's buttons in the header. */
function markPossiblePlayer(): void {
  try {
    if (document.cookie.includes(`${TOKEN_COOKIE}=`)) root.dataset['known'] = '';
  } catch {
    return; // A sandboxed page cannot read cookies.
  }
}

/** Removes the password reset token from the address, so that no request of the page leaks it in its Referer. */
function hideResetToken(): void {
  const url = new URL(location.href);
  if (!/^\/(recuperar-senha|Recover)\/?$/.test(url.pathname) || !url.searchParams.has('token')) return;
  window.bootState = { openedUrl: location.href };
  url.searchParams.delete('token');
  history.replaceState(history.state, '', url.pathname + url.search + url.hash);
}
