import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';

import { logFailure } from '@/shared/lib/log';
import { storageUrl } from '@/shell/storage';

import { settingsQuery } from './site-queries';

/**
 * The logo of the settings (SPEC E6), once it is there.
 *
 * @returns its address; undefined where there is none, while it is on its way, and where it cannot be had
 */
export function useSettingsLogo(): string | undefined {
  const path = useQuery(settingsQuery()).data?.general_logo ?? '';
  const [loadedUrl, setLoadedUrl] = useState<string>();
  // Never in the clear: the page may be read over https alone.
  const url = path === '' || /^http:/i.test(path) ? undefined : storageUrl(path);
  useEffect(() => {
    if (url === undefined) return;
    const image = new Image();
    const listening = new AbortController();
    const { signal } = listening;
    image.addEventListener('load', () => setLoadedUrl(url), { signal });
    image.addEventListener('error', () => logFailure('The logo of the settings cannot be had; the word mark stands in its place.', url), {
      signal,
    });
    image.src = url;
    return () => listening.abort();
  }, [url]);
  return loadedUrl === url ? loadedUrl : undefined;
}
