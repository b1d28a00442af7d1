import { useQuery } from '@tanstack/react-query';

import { prefersReducedData } from '@/shared/lib/prefers-reduced-data';

import type { Catalogue } from './catalogue';

const MINUTE = 60_000;

/**
 * Loads all games for local search.
 *
 * @param isEnabled true if the user searches or is about to
 * @returns undefined while loading, after a failure, with too many games, or if the browser saves data: the backend searches then
 */
export function useCatalogue(isEnabled: boolean): Catalogue | undefined {
  const { data } = useQuery({
    queryKey: ['/v2/games/catalogue'],
    queryFn: async ({ signal }) => (await import('./catalogue')).loadCatalogue(signal),
    enabled: isEnabled && !prefersReducedData(),
    staleTime: 10 * MINUTE,
    gcTime: 10 * MINUTE,
    structuralSharing: false,
    // Search works without the catalogue.
    retry: false,
  });
  return data ?? undefined;
}
