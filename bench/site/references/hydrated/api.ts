import type { Game } from '../games';

/** Responses by path that the HTML has requested before the scripts arrive. Each is used once. */
type Early = Record<string, Promise<unknown> | undefined>;

declare global {
  interface Window {
    early?: Early;
  }
}

/** Paths of the JSON files that the page requests. */
export const PATHS = { settings: '/settings.json', games: '/games.json' } as const;

/** Returns the settings of the page: the early response in the first call, otherwise a new one. The status is not checked. */
export const fetchSettings = () => fetchOnce<{ readonly brand: string }>(PATHS.settings);
/** Returns the games of the lobby: the early response in the first call, otherwise a new one. The status is not checked. */
export const fetchGames = () => fetchOnce<readonly Game[]>(PATHS.games);

async function fetchOnce<Data>(path: string): Promise<Data> {
  const early = window.early?.[path];
  if (window.early !== undefined) window.early[path] = undefined;
  return (await (early ?? fetch(path).then((response) => response.json()))) as Data;
}
