import { member } from '@/api/body';

import type { News } from './machine';

/** How often the kept token is looked at, in ms: where a message is lost, a logout is still seen within a second. */
export const LOOK_EVERY = 500;

/** What a page hears of the world around it. */
export interface Heard {
  /** Another tab has something to tell. */
  readonly news: (news: News) => void;
  /** It is time to look at the kept token. */
  readonly look: () => void;
  /** The page is put away, maybe to come back as it is (the back-forward cache). */
  readonly away: () => void;
  /** It came back, after any time. */
  readonly back: () => void;
}

/**
 * Keeps a page in touch with the other tabs of the site: by a channel, and by looking again and again, when the page is
 * shown, and when it comes back from the back-forward cache.
 *
 * @returns tells the others, and lets go
 */
export function joinTabs(heard: Heard): { readonly tell: (news: News) => void; readonly end: () => void } {
  const gone = new AbortController();
  const { signal } = gone;
  let channel = open();

  function open(): BroadcastChannel | null {
    const opened = openChannel();
    opened?.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
      const token = member(data, 'token');
      // A tab of an older build says nothing of the reason: it counts as a logout, after which nothing is kept.
      const isLogout = member(data, 'isLogout') !== false;
      heard.news(member(data, 'name') === 'ended' && typeof token === 'string' ? { name: 'ended', token, isLogout } : { name: 'changed' });
    });
    return opened;
  }

  function close(): void {
    channel?.close();
    channel = null;
  }

  const timer = setInterval(heard.look, LOOK_EVERY);
  document.addEventListener('visibilitychange', heard.look, { signal });
  window.addEventListener(
    'pagehide',
    ({ persisted }) => {
      if (!persisted) return;
      heard.away();
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
      heard.back();
    },
    { signal },
  );

  return {
    tell: (news) => channel?.postMessage(news),
    end: () => {
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
