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
export function useHouseLogo(): string | undefined {
  const path = useQuery(settingsQuery()).data?.general_logo ?? '';
  const [shown, setShown] = useState<string>();
  // Never in the clear: the page may be read over https alone.
  const address = path === '' || /^http:/i.test(path) ? undefined : storageUrl(path);
  useEffect(() => {
    if (address === undefined) return;
    const image = new Image();
    const listening = new AbortController();
    const { signal } = listening;
    image.addEventListener('load', () => setShown(address), { signal });
    image.addEventListener(
      'error',
      () => logFailure('The logo of the settings cannot be had; the word mark stands in its place.', address),
      { signal },
    );
    image.src = address;
    return () => listening.abort();
  }, [address]);
  return shown === address ? shown : undefined;
}
