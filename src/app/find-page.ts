import { matchPath } from 'react-router-dom';

import { type Page, pages } from './pages';

/** Returns the page at a path without query; undefined if there is none. Paths are case-sensitive. */
export function findPage(pathname: string): Page | undefined {
  const exact = pages.find(({ path }) => path === pathname);
  return exact ?? pages.find(({ path }) => path !== '*' && matchPath({ path, caseSensitive: true }, pathname) !== null);
}

/** Returns the name of the page at a path, or of the error page. */
export const pageName = (path: string): string => findPage(path)?.name ?? 'not-found';

/** Returns true at the path of a game, of the verification of games or of a sportsbook, which nothing may interrupt. */
export const isPlayPath = (path: string): boolean => findPage(path)?.kind === 'play';
