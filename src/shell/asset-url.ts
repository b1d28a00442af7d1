let base = '/storage';

/**
 * Sets the base of the backend's images.
 *
 * @param assetBase URL or path, from the runtime configuration
 */
export function setAssetBase(assetBase: string): void {
  base = assetBase.replace(/\/+$/, '');
}

/**
 * Returns the URL of a backend image. A path gets the base prepended unless it already has it (SPEC S13).
 *
 * @param path absolute URL or path from the backend
 */
export function assetUrl(path: string): string {
  if (/^https?:/i.test(path) || path.startsWith(`${base}/`)) return path;
  const bare = path.replace(/^\/+/, '').replace(/^storage\//, '');
  return `${base}/${bare}`;
}
