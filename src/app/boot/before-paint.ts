// Inline script in the head of every page. It must stay small.
import { splitResetLink } from '@/features/account/recover/reset-link';
import { TOKEN_COOKIE } from '@/session/token-store';

import { showStoredFont } from './font';

interface BootState {
  /** Before a reset token was removed. */
  openedUrl?: string;
}

declare global {
  interface Window {
    bootState?: BootState;
  }
}

const root = document.documentElement;

applyStoredColorMode();
showStoredFont();
markPossiblePlayer();
hideResetToken();

/** Prevents a flash of light colors. */
function applyStoredColorMode(): void {
  try {
    const mode = localStorage.getItem('color-mode');
    if (mode !== 'dark' && mode !== 'light') return;
    root.dataset['mode'] = mode;
    const themeColor = document.querySelector<HTMLMetaElement>('meta[name="theme-color"]');
    themeColor?.setAttribute('content', themeColor.dataset[mode] ?? '');
  } catch {
    return; // Storage is blocked.
  }
}

/** Hides the visitor's buttons in the shell if there may be a session. */
function markPossiblePlayer(): void {
  try {
    if (document.cookie.includes(`${TOKEN_COOKIE}=`)) root.dataset['known'] = '';
  } catch {
    return; // A sandboxed page cannot read cookies.
  }
}

/** Removes the password reset token before any request can leak it. */
function hideResetToken(): void {
  const link = splitResetLink(location.href);
  if (link === undefined) return;
  window.bootState = { openedUrl: location.href };
  history.replaceState(history.state, '', link.address);
}
