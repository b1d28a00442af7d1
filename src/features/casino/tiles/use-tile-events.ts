import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';

import { prefetchOnHover } from './prefetch-on-hover';
import { previewOnPress } from './preview-on-press';

/**
 * Prefetches a game's details on hover, touch or focus, and opens its preview on a long press, for all tiles of the page. One component of
 * a page calls it: a second one would open each preview twice.
 */
export function useTileEvents(): void {
  const client = useQueryClient();
  useEffect(() => prefetchOnHover(client), [client]);
  useEffect(() => previewOnPress(), []);
}
