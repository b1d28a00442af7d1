import { useEffect, useState } from 'react';

import { logFailure } from '@/shared/lib/log';
import { assetUrl } from '@/product/asset-url';
import { useSetting } from '@/product/settings-query';

/**
 * Preloads the logo of the settings (SPEC E6). Returns its URL; undefined while loading, without a logo or for one at an http: URL, or if
 * it failed to load, which is logged.
 */
export function useSettingsLogo(): string | undefined {
  const path = useSetting(({ general_logo: logo }) => logo ?? '');
  const [loadedUrl, setLoadedUrl] = useState<string>();
  // An image of an http: URL would be mixed content.
  const url = path === '' || /^http:/i.test(path) ? undefined : assetUrl(path);
  useEffect(() => {
    if (url === undefined) return;
    const image = new Image();
    const listening = new AbortController();
    const { signal } = listening;
    image.addEventListener('load', () => setLoadedUrl(url), { signal });
    image.addEventListener('error', () => logFailure('The logo of the settings failed to load; the word mark is shown instead.', url), {
      signal,
    });
    image.src = url;
    return () => listening.abort();
  }, [url]);
  return loadedUrl === url ? loadedUrl : undefined;
}
