// Constants and messages that the page and the service worker share.

/** Message of the page: the URLs that its first visit loaded before the worker was active. */
export interface LoadedMessage {
  readonly loaded: readonly string[];
}

/** Message of the worker to a page from its cache: the server has a newer build (SPEC S16). */
export const OUTDATED_MESSAGE = 'outdated';

/** A page that is prerendered as a skeleton, without content of its own. */
export const SHELL_PATH = '/user/wallet';

/** Prefix of files whose names change with their content. */
export const ASSETS_PATH = '/assets/';

/** Parses a message of a page; undefined if it is another message. URLs that are not strings are dropped. */
export function parseLoadedMessage(data: unknown): LoadedMessage | undefined {
  if (typeof data !== 'object' || data === null || !('loaded' in data) || !Array.isArray(data.loaded)) return undefined;
  return { loaded: data.loaded.filter((url): url is string => typeof url === 'string') };
}
