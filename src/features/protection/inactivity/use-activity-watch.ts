import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';

import { meQuery } from '@/product/me-query';

import { lastActivityAt, noteActivity } from './last-activity';

const EVENTS = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchstart'] as const;

/**
 * Notes input of the player. Input to the iframe of a game does not reach the page: while it has the focus, a changed
 * balance counts, because it follows each stake. Input after the limit is too late: the page is about to be locked.
 *
 * @param limitMs time without input after which the page is locked
 */
export function useActivityWatch(isActive: boolean, limitMs: number): void {
  const client = useQueryClient();
  useEffect(() => {
    if (!isActive) return undefined;
    const note = () => {
      if (Date.now() - lastActivityAt() < limitMs) noteActivity();
    };
    for (const name of EVENTS) window.addEventListener(name, note, { capture: true, passive: true });
    const key = JSON.stringify(meQuery(true).queryKey);
    let balance = client.getQueryData(meQuery(true).queryKey)?.balance;
    const stop = client.getQueryCache().subscribe(({ query }) => {
      if (JSON.stringify(query.queryKey) !== key) return;
      const current = client.getQueryData(meQuery(true).queryKey)?.balance;
      if (current !== balance && document.activeElement instanceof HTMLIFrameElement) note();
      balance = current;
    });
    return () => {
      stop();
      for (const name of EVENTS) window.removeEventListener(name, note, { capture: true });
    };
  }, [isActive, client, limitMs]);
}
