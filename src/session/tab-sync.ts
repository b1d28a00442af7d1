import { getProp } from '@/api/body';

import type { TabMessage } from './machine';

/** How often the kept token is looked at, in ms: where a message is lost, a logout is still seen within a second. */
export const COOKIE_POLL_MS = 500;

/** What a page hears of the world around it. */
export interface TabHandlers {
  /** Another tab has something to tell. */
  readonly onMessage: (message: TabMessage) => void;
  /** It is time to look at the kept token. */
  readonly onPoll: () => void;
  /** The page is put away, maybe to come back as it is (the back-forward cache). */
  readonly onFreeze: () => void;
  /** It came back, after any time. */
  readonly onRestore: () => void;
}

/**
 * Keeps a page in touch with the other tabs of the site: by a channel, and by looking again and again, when the page is
 * shown, and when it comes back from the back-forward cache.
 *
 * @returns tells the others, and lets go
 */
export function createTabSync(handlers: TabHandlers): { readonly broadcast: (message: TabMessage) => void; readonly dispose: () => void } {
  const gone = new AbortController();
  const { signal } = gone;
  let channel = open();

  function open(): BroadcastChannel | null {
    const opened = openChannel();
    opened?.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
      const token = getProp(data, 'token');
      // A tab of an older build says nothing of the reason: it counts as a logout, after which nothing is kept.
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
      // A message to a page in the back-forward cache throws the page out of it.
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
      gone.abort();
      close();
    },
  };
}

/** Null where the browser has none, or gives none because storage is blocked. */
function openChannel(): BroadcastChannel | null {
  try {
    return new BroadcastChannel('session');
  } catch {
    return null;
  }
}
