import { useEffect, useEffectEvent, useRef } from 'react';

import { useLocation, useNavigate } from '@/product/navigation';

import type { SportsbookPageName } from '../sportsbook-routes';
import { urlForRoute, pathForRoute, isOnPage, routeFromPath, routeFromUrl, canonicalUrl } from '../sportsbook-routes';
import { hasUserActivation } from './sportsbook-actions';
import { throttle } from './throttle';

/** Minimum time between two updates: browsers block pages that update the URL too often. */
export const URL_UPDATE_INTERVAL_MS = 300;

interface SportsbookRoute {
  /** Returns the current path inside the sportsbook. */
  readonly path: () => string;
  /** Handles a path that the sportsbook reports, and updates the URL. Returns true if the route changed. */
  readonly onNavigated: (path: string) => boolean;
}

/**
 * Keeps URL and sportsbook in sync (SPEC R17, R32). Navigation in the iframe adds its own history entries, so the URL
 * is replaced, not pushed, and Back works in the iframe first. Only the navigation from esports to all sports is
 * pushed, after a press of the player: that page has another iframe, and Back to an entry of the removed iframe would change nothing.
 *
 * @param start the operator's start path in the sportsbook
 * @param go shows a path inside the sportsbook in the iframe
 */
export function useSportsbookRoute(page: SportsbookPageName, start: string, go: (path: string) => void): SportsbookRoute {
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const route = routeFromUrl(page, pathname, hash);
  const canonical = canonicalUrl(page, pathname, hash);
  // The last route that the sportsbook has reported or was sent.
  const currentRoute = useRef(route ?? '/');
  const urlUpdate = useRef<ReturnType<typeof throttle<string>>>(null);
  /** True once the iframe has left esports, until the page of all sports has loaded. */
  const isLeaving = useRef(false);

  useEffect(() => {
    const replace = throttle((to: string) => {
      const { pathname: here, search: query } = window.location;
      // The player may be on the way to another page, whose chunk is loading.
      if (isOnPage(page, here)) void navigate(withSearch(to, query), { replace: true });
    }, URL_UPDATE_INTERVAL_MS);
    urlUpdate.current = replace;
    return replace.stop;
  }, [navigate, page]);

  useEffect(() => {
    if (canonical !== undefined) void navigate(withSearch(canonical, search), { replace: true });
  }, [canonical, search, navigate]);

  const follow = useEffectEvent((to: string) => {
    if (to === currentRoute.current) return;
    urlUpdate.current?.stop();
    currentRoute.current = to;
    go(pathForRoute(start, to));
  });
  useEffect(() => {
    if (route !== undefined) follow(route);
  }, [route]);

  const followBack = useEffectEvent(() => {
    const { pathname: here, hash: hashHere } = window.location;
    if (!isLeaving.current || !isOnPage(page, here)) return;
    isLeaving.current = false;
    currentRoute.current = routeFromUrl(page, here, hashHere) ?? '/';
    go(pathForRoute(start, currentRoute.current));
  });
  // If the player goes back before the other page has loaded, this page stays, but its iframe has already moved on.
  useEffect(() => {
    const onPopState = () => followBack();
    window.addEventListener('popstate', onPopState);
    return () => window.removeEventListener('popstate', onPopState);
  }, []);

  return {
    path: () => pathForRoute(start, currentRoute.current),
    onNavigated(path) {
      const next = routeFromPath(page, start, path);
      if (next === currentRoute.current) return false;
      if (next === undefined) {
        urlUpdate.current?.stop();
        isLeaving.current = true;
        const { pathname: here, search: query } = window.location;
        // Without a press of the player, the iframe must not add a history entry.
        if (isOnPage(page, here)) void navigate(withSearch(urlForRoute('sports', path), query), { replace: !hasUserActivation() });
        return true;
      }
      currentRoute.current = next;
      urlUpdate.current?.call(urlForRoute(page, next));
      return true;
    },
  };
}

function withSearch(to: string, search: string): { pathname: string; search: string; hash: string } {
  const { pathname, hash } = new URL(to, 'http://site.invalid');
  return { pathname, search, hash };
}
