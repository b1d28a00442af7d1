let base = '/storage';

/** Sets where the backend's images are: an address or a path, from the runtime configuration. */
export function setStorageBase(storageBase: string): void {
  base = storageBase.replace(/\/+$/, '');
}

/**
 * The address of an image: what does not start with http gets the storage path in front (SPEC S13), unless it bears
 * it already.
 *
 * @param path what the backend sent
 */
export function storageUrl(path: string): string {
  if (/^https?:/i.test(path) || path.startsWith(`${base}/`)) return path;
  const bare = path.replace(/^\/+/, '').replace(/^storage\//, '');
  return `${base}/${bare}`;
}
