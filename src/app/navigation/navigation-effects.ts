import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useLayoutEffect, useRef } from 'react';

import { readStoredJson, writeStored } from '@/shared/lib/safe-storage';
import { restartWaits } from '@/shared/lib/waiting';
import { useMenuStore } from '@/product/menu-store';
import { useLocation, useNavigate, useNavigationType } from '@/product/navigation';

import { reloadIfOutdated } from '../updates/version-check';
import { setNavigator } from './navigate';

const STORAGE_KEY = 'scroll';
/** Maximum number of history entries whose scroll position is stored. */
const MAX_ENTRIES = 50;

/**
 * Scrolls a new page to its top and focuses it, or reloads it if the server has a newer build. Restores the scroll position after
 * Back, Forward and a reload. Lets `navigateTo` open pages by the router, and the advertisement above the header appear from the
 * second page on. A new page restarts all waits (`restartWaits`), unless a redirect opened it. Renders nothing.
 */
export function NavigationEffects(): null {
  const { key: entryKey, pathname, search } = useLocation();
  // The first entry of every document has the key `default`, so its address identifies it instead.
  const key = entryKey === 'default' ? `${pathname}${search}` : entryKey;
  const navigationType = useNavigationType();
  const navigate = useNavigate();
  const client = useQueryClient();
  const positions = useRef(new Map<string, number>(readPositions()));
  const current = useRef({ key, pathname });
  const hasRun = useRef(false);

  useEffect(() => {
    window.history.scrollRestoration = 'manual';
    const onScroll = () => positions.current.set(current.current.key, window.scrollY);
    const onHide = () => storePositions(positions.current);
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
    const previous = current.current;
    current.current = { key, pathname };
    const isNewPage = previous.pathname !== pathname;
    const isFirst = !hasRun.current;
    hasRun.current = true;
    if (isNewPage) {
      useMenuStore.getState().showTopAd();
      // A redirect is part of the wait for the page that the player opened.
      if (navigationType !== 'REPLACE') restartWaits();
    }
    if (isFirst) return isReturn() ? scrollWhenTallEnough(positions.current.get(key) ?? 0) : undefined;
    if (previous.key === key) return undefined;
    if (navigationType === 'POP') return scrollWhenTallEnough(positions.current.get(key) ?? 0);
    // A replaced query, such as a filter, is no new page.
    if (navigationType === 'REPLACE' && !isNewPage) return undefined;
    window.scrollTo(0, 0);
    if (isNewPage) {
      reloadIfOutdated(client.isMutating() > 0);
      document.getElementById('conteudo')?.focus({ preventScroll: true });
    }
    return undefined;
  }, [key, pathname, navigationType, client]);

  return null;
}

/** Returns true after a reload, Back or Forward of the document. */
function isReturn(): boolean {
  const [navigation] = performance.getEntriesByType('navigation');
  return navigation !== undefined && 'type' in navigation && (navigation.type === 'reload' || navigation.type === 'back_forward');
}

/** Scrolls again while the page is too short, until the player scrolls. Returns a cleanup; undefined if done. */
function scrollWhenTallEnough(top: number): (() => void) | undefined {
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

function readPositions(): [string, number][] {
  const stored = readStoredJson('session', STORAGE_KEY);
  return Array.isArray(stored)
    ? stored.filter((entry): entry is [string, number] => typeof entry?.[0] === 'string' && typeof entry[1] === 'number')
    : [];
}

function storePositions(positions: ReadonlyMap<string, number>): void {
  writeStored('session', STORAGE_KEY, JSON.stringify([...positions].slice(-MAX_ENTRIES)));
}
