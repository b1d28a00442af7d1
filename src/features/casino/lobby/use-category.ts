import { useQuery } from '@tanstack/react-query';

import { categoriesQuery } from '../game-queries';

/**
 * Returns the category with a slug (SPEC R11), with `error` and `refetch` of the list. `category` is null if there is none, and undefined
 * while loading and after a failure.
 */
export function useCategory(slug: string) {
  const { data, error, refetch } = useQuery(categoriesQuery());
  const category = data === undefined ? undefined : (data.data.find((candidate) => candidate.slug === slug) ?? null);
  return { category, error: data === undefined ? error : null, refetch };
}
