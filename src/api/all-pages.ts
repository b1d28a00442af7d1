import type { QueryKey } from '@tanstack/react-query';

interface Page {
  readonly meta: { readonly current_page: number; readonly last_page: number };
}

/**
 * Returns the options of a generated infinite query (`useXInfinite`): the pages from 1 to `last_page`, under a key below that of the list.
 * The key that Orval gives it begins with `infinite`, so that an invalidation of the list would miss it.
 *
 * @param list key of the list (`getXQueryKey`), with which the pages are invalidated
 */
export const allPages = (list: QueryKey) => ({
  queryKey: [...list, 'pages'],
  initialPageParam: 1,
  getNextPageParam: ({ meta }: Page) => (meta.current_page < meta.last_page ? meta.current_page + 1 : undefined),
});
