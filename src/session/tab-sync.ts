import { getProp } from '@/api/body';

import type { RefreshedMessage, TabMessage } from './machine';
import { isValidHeaderValue } from './token';

/** Interval of reading the cookie. Without BroadcastChannel a logout is still noticed within a second. */
export const COOKIE_POLL_MS = 500;

export interface TabHandlers {
  /** Receives messages of other tabs and of the service worker. One of unknown shape arrives as `changed`. */
  readonly onMessage: (message: TabMessage | RefreshedMessage) => void;
  /** Called each `COOKIE_POLL_MS`, and when the page is hidden or visible again. */
  readonly onPoll: () => void;
  /** Called before the page enters the back/forward cache. */
  readonly onFreeze: () => void;
  /** Called when the page has left the back/forward cache. */
  readonly onRestore: () => void;
}

/** Synchronizes the tabs by messages and by polling the cookie. `broadcast` does nothing without BroadcastChannel. */
export function createTabSync(handlers: TabHandlers): { readonly broadcast: (message: TabMessage) => void; readonly dispose: () => void } {
  const abort = new AbortController();
  const { signal } = abort;
  let channel = open();

  function open(): BroadcastChannel | null {
    const opened = openChannel();
    opened?.addEventListener('message', ({ data }: MessageEvent<unknown>) => handlers.onMessage(parseMessage(data)));
    return opened;
  }

  function close(): void {
    channel?.close();
    channel = null;
  }

  const timer = setInterval(handlers.onPoll, COOKIE_POLL_MS);
  document.addEventListener('visibilitychange', handlers.onPoll, { signal });
  window.addEventListener(
    'pagehide',
    ({ persisted }) => {
      if (!persisted) return;
      handlers.onFreeze();
      // A message would evict the page from the back/forward cache.
      close();
    },
    { signal },
  );
  window.addEventListener(
    'pageshow',
    ({ persisted }) => {
      if (!persisted) return;
      channel ??= open();
      handlers.onRestore();
    },
    { signal },
  );

  return {
    broadcast: (message) => channel?.postMessage(message),
    dispose: () => {
      clearInterval(timer);
      abort.abort();
      close();
    },
  };
}

/** Parses a message. An unknown one means that something has changed. */
function parseMessage(data: unknown): TabMessage | RefreshedMessage {
  const [name, token, used, value, expiresIn] = ['name', 'token', 'used', 'value', 'expiresIn'].map((key) => getProp(data, key));
  // Older builds send no reason: that counts as a logout, which keeps no drafts.
  if (name === 'ended' && typeof token === 'string') return { name, token, isLogout: getProp(data, 'isLogout') !== false };
  const isToken = typeof value === 'string' && isValidHeaderValue(value) && typeof expiresIn === 'number' && expiresIn > 0;
  return name === 'refreshed' && typeof used === 'string' && isToken ? { name, used, value, expiresIn } : { name: 'changed' };
}

/** Opens the channel of the tabs; null if it is missing or blocked. */
function openChannel(): BroadcastChannel | null {
  try {
    return new BroadcastChannel('session');
  } catch {
    return null;
  }
}
