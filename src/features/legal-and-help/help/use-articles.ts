import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';

import { createSearchIndex } from '@/shared/text-index/search-index';

import { pagesQuery } from '../pages-query';
import { regulationQuery } from '../regulation';
import type { ArticleSection } from './article-sections';
import { articleSections } from './article-sections';

const MAX_RESULTS = 12;

/** Queries the sections of all pages. It is one query, because the code of `useQueries` would be in the first load of every page. */
function sectionsQuery(client: QueryClient) {
  return queryOptions({
    queryKey: ['help', 'sections'],
    queryFn: async () => {
      const { data } = await client.ensureQueryData(pagesQuery());
      const pages = await Promise.all(data.map(({ slug }) => client.ensureQueryData(regulationQuery(slug))));
      return pages.flatMap(({ data: page }) => articleSections(page));
    },
    staleTime: 10 * 60_000,
  });
}

/**
 * Searches the sections of all pages, ignoring accents and typos. The texts load with the first search.
 *
 * @returns the query, and a function that returns the best sections
 */
export function useArticles() {
  const query = useQuery(sectionsQuery(useQueryClient()));
  const { data } = query;
  const find = useMemo(() => {
    const index = createSearchIndex();
    const sections: readonly ArticleSection[] = data ?? [];
    index.add(sections.map((section) => ({ name: `${section.title} ${section.heading?.text ?? ''}`, keywords: section.text })));
    return (text: string) =>
      Array.from(index.find(text).subarray(0, MAX_RESULTS), (place) => sections[place]).filter((section) => section !== undefined);
  }, [data]);
  return { query, find };
}
