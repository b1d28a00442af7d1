// Inline script in the head of every page: applies the color mode, marks a possible player, removes a reset token from the address and
// requests the player. It must stay small.
import { splitResetLink } from '@/features/account/recover/reset-link';
import { RECENT_ROW_KEY } from '@/features/casino/recent-row-memory';
import { TOKEN_COOKIE } from '@/session/token-store';

import { readPlayerEarly } from './early-read';

declare global {
  interface Window {
    /** URL with which the page was opened, with its reset token. Undefined if there was none to remove from the address. */
    openedUrl?: string;
  }
}

const root = document.documentElement;

applyStoredColorMode();
markPossiblePlayer();
hideResetToken();
startReading();

/** Applies the stored color mode before the first paint, so that the page does not flash in other colors. */
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

/** Hides the visitor's buttons in the shell if there may be a session, and keeps the place of a player's first row. */
function markPossiblePlayer(): void {
  try {
    if (!document.cookie.includes(`${TOKEN_COOKIE}=`)) return;
    root.dataset['known'] = '';
    if (localStorage.getItem(RECENT_ROW_KEY) !== null) root.dataset['recent'] = '';
  } catch {
    return; // A sandboxed page cannot read them.
  }
}

/** Removes the password reset token before any request can leak it. */
function hideResetToken(): void {
  const link = splitResetLink(location.href);
  if (link === undefined) return;
  window.openedUrl = location.href;
  history.replaceState(history.state, '', link.address);
}

/**
 * Requests the player. The application takes the response from `window.earlyRead`. The reset token is removed before, because the page's
 * address is the referrer of the request.
 */
function startReading(): void {
  try {
    readPlayerEarly();
  } catch {
    return; // Cookies or storage are blocked: the application says so.
  }
}
