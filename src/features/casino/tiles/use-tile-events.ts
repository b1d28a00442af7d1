import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';

import { prefetchOnHover } from './prefetch-on-hover';
import { previewOnPress } from './preview-on-press';

/** Prefetches details and opens previews for all tiles of the page. */
export function useTileEvents(): void {
  const client = useQueryClient();
  useEffect(() => prefetchOnHover(client), [client]);
  useEffect(() => previewOnPress(), []);
}
