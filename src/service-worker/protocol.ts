/** What a page tells the worker: the addresses that its first visit loaded before the worker was there. */
export interface LoadedMessage {
  readonly loaded: readonly string[];
}

/** What the worker tells a page that it served from its cache: the host has a newer build (SPEC S16). */
export const OUTDATED_MESSAGE = 'outdated';

/** A page whose HTML has no content of its own: the same for every address that needs a player. */
export const SHELL_PATH = '/user/wallet';

/** Files whose names change with their content. */
export const ASSETS_PATH = '/assets/';

/** What a page tells, or undefined where it is something else. */
export function parseLoadedMessage(data: unknown): LoadedMessage | undefined {
  if (typeof data !== 'object' || data === null || !('loaded' in data) || !Array.isArray(data.loaded)) return undefined;
  return { loaded: data.loaded.filter((address): address is string => typeof address === 'string') };
}
