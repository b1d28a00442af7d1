import { useEffect, useEffectEvent, useRef } from 'react';

import { useLocation, useNavigate } from '@/shell/navigation';

import type { SportsbookPageName } from '../sportsbook-routes';
import { urlForRoute, pathForRoute, isOnPage, routeFromPath, routeFromUrl, canonicalUrl } from '../sportsbook-routes';
import { throttle } from './throttle';

/** The address changes no more often, in ms: browsers stop a page that changes it too often. */
export const URL_UPDATE_INTERVAL_MS = 300;

interface SportsbookRoute {
  /** The book's own path where the address leads. */
  readonly path: () => string;
  /** Hears where the book went by itself. @returns whether it is elsewhere now */
  readonly onNavigated: (path: string) => boolean;
}

/**
 * Address bar and book follow each other (SPEC R17, R32). What the player does inside the book makes an entry of its own
 * in the history, so the address of the present one is replaced, and Back works inside the book first; a new address
 * takes the book along.
 *
 * @param page whose address it is
 * @param start where the house begins in the book
 * @param go takes the book to one of its paths
 */
export function useSportsbookRoute(page: SportsbookPageName, start: string, go: (path: string) => void): SportsbookRoute {
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const route = routeFromUrl(page, pathname, hash);
  const clean = canonicalUrl(page, pathname, hash);
  // Where the book is, as it said last or was told last.
  const current = useRef(route ?? '/');
  const urlUpdate = useRef<ReturnType<typeof throttle<string>>>(null);

  useEffect(() => {
    const replace = throttle((to: string) => {
      const { pathname: here, search: query } = window.location;
      // The player has left already, and the page that was chosen is on its way: the book does not call him back.
      if (isOnPage(page, here)) void navigate(withSearch(to, query), { replace: true });
    }, URL_UPDATE_INTERVAL_MS);
    urlUpdate.current = replace;
    return replace.stop;
  }, [navigate, page]);

  useEffect(() => {
    if (clean !== undefined) void navigate(withSearch(clean, search), { replace: true });
  }, [clean, search, navigate]);

  const follow = useEffectEvent((to: string) => {
    if (to === current.current) return;
    urlUpdate.current?.stop();
    current.current = to;
    go(pathForRoute(start, to));
  });
  useEffect(() => {
    if (route !== undefined) follow(route);
  }, [route]);

  return {
    path: () => pathForRoute(start, current.current),
    onNavigated(path) {
      const next = routeFromPath(page, start, path);
      if (next === current.current) return false;
      if (next !== undefined) current.current = next;
      // Who leaves esports inside the book is on the page of all sports.
      urlUpdate.current?.call(next === undefined ? urlForRoute('sports', path) : urlForRoute(page, next));
      return true;
    },
  };
}

function withSearch(to: string, search: string): { pathname: string; search: string; hash: string } {
  const { pathname, hash } = new URL(to, 'http://site.invalid');
  return { pathname, search, hash };
}
