let base = '/storage';

/** Sets the base URL or path of the backend's images. */
export function setAssetBase(assetBase: string): void {
  base = assetBase.replace(/\/+$/, '');
}

/** Returns the URL of a backend image. Prepends the base to a path that lacks it (SPEC S13). */
export function assetUrl(path: string): string {
  if (/^https?:/i.test(path) || path.startsWith(`${base}/`)) return path;
  const bare = path.replace(/^\/+/, '').replace(/^storage\//, '');
  return `${base}/${bare}`;
}
