import { useQuery } from '@tanstack/react-query';

import { categoriesQuery } from '../game-queries';

/** Finds a category by slug (SPEC R11); null if there is none, undefined while loading and after a failure. */
export function useCategory(slug: string) {
  const { data, error, refetch } = useQuery(categoriesQuery());
  const category = data === undefined ? undefined : (data.data.find((candidate) => candidate.slug === slug) ?? null);
  return { category, error: data === undefined ? error : null, refetch };
}
