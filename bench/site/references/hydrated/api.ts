import type { Game } from '../games';

/** Responses that the page requests before its scripts arrive. */
type Early = Record<string, Promise<unknown> | undefined>;

declare global {
  interface Window {
    early?: Early;
  }
}

export const PATHS = { settings: '/settings.json', games: '/games.json' } as const;

export const fetchSettings = () => fetchOnce<{ readonly brand: string }>(PATHS.settings);
export const fetchGames = () => fetchOnce<readonly Game[]>(PATHS.games);

async function fetchOnce<Data>(path: string): Promise<Data> {
  const early = window.early?.[path];
  if (window.early !== undefined) window.early[path] = undefined;
  return (await (early ?? fetch(path).then((response) => response.json()))) as Data;
}
