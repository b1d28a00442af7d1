import { getGetModalImagesQueryOptions } from '@generated/api/settings';

/** Stale time of the images, which rarely change. */
const STALE_TIME_MS = 60 * 60_000;

/** Returns the query of the banners of the modals, and of the image of the sponsors (SPEC A13, M3). */
export function modalImagesQuery() {
  return getGetModalImagesQueryOptions({ query: { staleTime: STALE_TIME_MS } });
}
