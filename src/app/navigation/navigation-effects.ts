import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useLayoutEffect, useRef } from 'react';

import { readStoredJson, writeStored } from '@/shared/lib/safe-storage';
import { restartWaits } from '@/shared/lib/waiting';
import { useMenuStore } from '@/shell/menu-store';
import { useLocation, useNavigate, useNavigationType } from '@/shell/navigation';

import { reloadIfOutdated } from '../updates/version-check';
import { setNavigator } from './navigate';

const KEY = 'scroll';

/**
 * What a browser does when it goes from page to page, and a single page must do by itself: a new page begins at its
 * top with the focus on its content, and Back returns to the same place.
 */
export function NavigationEffects(): null {
  const { key: entry, pathname, search } = useLocation();
  // The entry that a document begins with has the same name in every document.
  const key = entry === 'default' ? `${pathname}${search}` : entry;
  const how = useNavigationType();
  const navigate = useNavigate();
  const client = useQueryClient();
  const places = useRef(new Map<string, number>(readPlaces()));
  const current = useRef({ key, pathname });
  const isBegun = useRef(false);

  useEffect(() => {
    window.history.scrollRestoration = 'manual';
    const onScroll = () => places.current.set(current.current.key, window.scrollY);
    const onHide = () => writePlaces(places.current);
    window.addEventListener('scroll', onScroll, { passive: true });
    window.addEventListener('pagehide', onHide);
    return () => {
      window.removeEventListener('scroll', onScroll);
      window.removeEventListener('pagehide', onHide);
    };
  }, []);

  useEffect(() => {
    setNavigator(navigate);
    return () => setNavigator(null);
  }, [navigate]);

  useLayoutEffect(() => {
    const before = current.current;
    current.current = { key, pathname };
    const isElsewhere = before.pathname !== pathname;
    const isFirst = !isBegun.current;
    isBegun.current = true;
    if (isElsewhere) {
      useMenuStore.getState().showTopAd();
      restartWaits();
    }
    if (isFirst) return isReturn() ? scrollOnceTallEnough(places.current.get(key) ?? 0) : undefined;
    if (before.key === key) return undefined;
    if (how === 'POP') return scrollOnceTallEnough(places.current.get(key) ?? 0);
    // A page that sends on to another is a new page too; one that only writes its filters into its address is not.
    if (how === 'REPLACE' && !isElsewhere) return undefined;
    window.scrollTo(0, 0);
    if (isElsewhere) {
      reloadIfOutdated(client.isMutating() > 0);
      document.getElementById('conteudo')?.focus({ preventScroll: true });
    }
    return undefined;
  }, [key, pathname, how, client]);

  return null;
}

/** Whether the document was loaded again, or gone back to, and not opened by a link. */
function isReturn(): boolean {
  const [navigation] = performance.getEntriesByType('navigation');
  return navigation !== undefined && 'type' in navigation && (navigation.type === 'reload' || navigation.type === 'back_forward');
}

/** Goes to a place on the page, waiting for content that is still to come; it gives up when the player scrolls. */
function scrollOnceTallEnough(top: number): (() => void) | undefined {
  window.scrollTo(0, top);
  if (Math.abs(window.scrollY - top) < 2) return undefined;
  const observer = new ResizeObserver(() => {
    window.scrollTo(0, top);
    if (Math.abs(window.scrollY - top) < 2) stop();
  });
  const stop = () => {
    observer.disconnect();
    for (const event of ['wheel', 'touchstart', 'keydown']) window.removeEventListener(event, stop);
  };
  observer.observe(document.body);
  for (const event of ['wheel', 'touchstart', 'keydown']) window.addEventListener(event, stop, { passive: true });
  return stop;
}

function readPlaces(): [string, number][] {
  const known = readStoredJson('session', KEY);
  return Array.isArray(known)
    ? known.filter((entry): entry is [string, number] => typeof entry?.[0] === 'string' && typeof entry[1] === 'number')
    : [];
}

/** The last places alone: nobody goes back a hundred pages. */
function writePlaces(places: ReadonlyMap<string, number>): void {
  // With storage blocked a reload begins at the top.
  writeStored('session', KEY, JSON.stringify([...places].slice(-50)));
}
