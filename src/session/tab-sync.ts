import { getProp } from '@/api/body';

import type { TabMessage } from './machine';

/** Interval of reading the cookie. Without BroadcastChannel a logout is still noticed within a second. */
export const COOKIE_POLL_MS = 500;

export interface TabHandlers {
  readonly onMessage: (message: TabMessage) => void;
  readonly onPoll: () => void;
  readonly onFreeze: () => void;
  readonly onRestore: () => void;
}

/** Synchronizes the tabs by messages and by polling the cookie. */
export function createTabSync(handlers: TabHandlers): { readonly broadcast: (message: TabMessage) => void; readonly dispose: () => void } {
  const abort = new AbortController();
  const { signal } = abort;
  let channel = open();

  function open(): BroadcastChannel | null {
    const opened = openChannel();
    opened?.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
      const token = getProp(data, 'token');
      // Older builds send no reason: that counts as a logout, which keeps no drafts.
      const isLogout = getProp(data, 'isLogout') !== false;
      handlers.onMessage(
        getProp(data, 'name') === 'ended' && typeof token === 'string' ? { name: 'ended', token, isLogout } : { name: 'changed' },
      );
    });
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

/** Opens the channel of the tabs; null if it is missing or blocked. */
function openChannel(): BroadcastChannel | null {
  try {
    return new BroadcastChannel('session');
  } catch {
    return null;
  }
}
