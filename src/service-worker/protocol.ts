/** Message from a page to the worker: URLs that it loaded before the worker was active. */
export interface LoadedMessage {
  readonly loaded: readonly string[];
}

/** Message from the worker to a cached page: the server has a newer build (SPEC S16). */
export const OUTDATED_MESSAGE = 'outdated';

/** Returns true for files of the build, whose names change with their content, and for pictures in a requested width, at any origin. */
export function isAsset(url: URL): boolean {
  return url.pathname.startsWith('/assets/') || isSizedImage(url);
}

/** Returns true for a URL of Cloudflare's image service (docs/spec/product.md, S13). */
export function isSizedImage({ pathname }: URL): boolean {
  return pathname.includes('/cdn-cgi/image/');
}

/** Parses a message; undefined for other messages. Drops URLs that are not strings. The caller checks the origins of the others. */
export function parseLoadedMessage(data: unknown): LoadedMessage | undefined {
  if (typeof data !== 'object' || data === null || !('loaded' in data) || !Array.isArray(data.loaded)) return undefined;
  return { loaded: data.loaded.filter((url): url is string => typeof url === 'string') };
}
