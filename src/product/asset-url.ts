let base = '/storage';

/** Sets the base URL or path of the backend's images, `/storage` by default. */
export function setAssetBase(assetBase: string): void {
  base = assetBase.replace(/\/+$/, '');
}

/**
 * Returns the URL of a backend image: prepends the base to a path that lacks it, in place of `storage/`. A URL with http or https stays
 * as it is (SPEC S13).
 */
export function assetUrl(path: string): string {
  if (/^https?:/i.test(path) || path.startsWith(`${base}/`)) return path;
  const bare = path.replace(/^\/+/, '').replace(/^storage\//, '');
  return `${base}/${bare}`;
}
