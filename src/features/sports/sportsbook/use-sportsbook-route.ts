import { useEffect, useEffectEvent, useRef } from 'react';

import { useLocation, useNavigate } from '@/shell/navigation';

import type { BookPageName } from '../sportsbook-routes';
import { addressOf, bookPath, isOnPage, placeInBook, placeOf, withoutDuplicates } from '../sportsbook-routes';
import { paced } from './throttle';

/** The address changes no more often, in ms: browsers stop a page that changes it too often. */
export const ADDRESS_PAUSE = 300;

interface BookAddress {
  /** The book's own path where the address leads. */
  readonly path: () => string;
  /** Hears where the book went by itself. @returns whether it is elsewhere now */
  readonly wentTo: (path: string) => boolean;
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
export function useBookAddress(page: BookPageName, start: string, go: (path: string) => void): BookAddress {
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const place = placeOf(page, pathname, hash);
  const clean = withoutDuplicates(page, pathname, hash);
  // Where the book is, as it said last or was told last.
  const at = useRef(place ?? '/');
  const address = useRef<ReturnType<typeof paced<string>>>(null);

  useEffect(() => {
    const replace = paced((to: string) => {
      const { pathname: here, search: query } = window.location;
      // The player has left already, and the page that was chosen is on its way: the book does not call him back.
      if (isOnPage(page, here)) void navigate(withSearch(to, query), { replace: true });
    }, ADDRESS_PAUSE);
    address.current = replace;
    return replace.stop;
  }, [navigate, page]);

  useEffect(() => {
    if (clean !== undefined) void navigate(withSearch(clean, search), { replace: true });
  }, [clean, search, navigate]);

  const follow = useEffectEvent((to: string) => {
    if (to === at.current) return;
    address.current?.stop();
    at.current = to;
    go(bookPath(start, to));
  });
  useEffect(() => {
    if (place !== undefined) follow(place);
  }, [place]);

  return {
    path: () => bookPath(start, at.current),
    wentTo(path) {
      const next = placeInBook(page, start, path);
      if (next === at.current) return false;
      if (next !== undefined) at.current = next;
      // Who leaves esports inside the book is on the page of all sports.
      address.current?.call(next === undefined ? addressOf('sports', path) : addressOf(page, next));
      return true;
    },
  };
}

function withSearch(to: string, search: string): { pathname: string; search: string; hash: string } {
  const { pathname, hash } = new URL(to, 'http://site.invalid');
  return { pathname, search, hash };
}
