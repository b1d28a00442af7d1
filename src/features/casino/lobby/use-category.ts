import { useQuery } from '@tanstack/react-query';

import { categoriesQuery } from '../game-queries';

/**
 * The category that an address names (SPEC R11).
 *
 * @param slug last segment of the address
 * @returns the category, null where there is none of that name, undefined while that is not known
 */
export function useCategory(slug: string) {
  const { data, isError, refetch } = useQuery(categoriesQuery());
  const category = data === undefined ? undefined : (data.data.find((one) => one.slug === slug) ?? null);
  return { category, isError: isError && data === undefined, refetch };
}
