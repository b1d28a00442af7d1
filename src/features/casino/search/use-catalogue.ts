import { useQuery } from '@tanstack/react-query';

import { savesData } from '@/shared/lib/saves-data';

import type { Catalogue } from './catalogue';

const MINUTE = 60_000;

/**
 * Every game, for searching on the spot.
 *
 * @param isEnabled whether somebody searches or is about to
 * @returns undefined while it is not here, is too much, or data are to be spared: then the backend is asked
 */
export function useCatalogue(isEnabled: boolean): Catalogue | undefined {
  const { data } = useQuery({
    queryKey: ['/v2/games/catalogue'],
    queryFn: async ({ signal }) => (await import('./catalogue')).loadCatalogue(signal),
    enabled: isEnabled && !savesData(),
    staleTime: 10 * MINUTE,
    gcTime: 10 * MINUTE,
    structuralSharing: false,
    // Without it there is still the backend.
    retry: false,
  });
  return data ?? undefined;
}
