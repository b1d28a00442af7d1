import { useQuery, queryOptions } from '@tanstack/react-query';
import { useEffect } from 'react';

import { getGetSeoQueryKey, getSeo } from '@generated/api/content';
import type { GetSeoParams } from '@generated/api/model/get-seo-params';

import { logFailure } from '@/shared/lib/log';

import { plainText } from './plain-text';
import { textOf, usePageTitle } from './use-page-title';

const FALLBACK_TITLE = 'Apostas Online';

/** Maximum length in characters, about as much as search engines show. */
const MAX_DESCRIPTION_LENGTH = 300;

/**
 * Sets title and meta description from a page's SEO record (SPEC S10). While the record loads, and if it is empty or fails to load, the
 * title is 'Apostas Online' with the site's title, and the description is unchanged. A failure is logged (SPEC S11). Unmounting restores
 * the description, but not the title. It is a component of its own, so that the page is not rendered again when the record arrives.
 *
 * @param props.section name of the page's section in the SEO records; undefined sends no request and has the result of an empty record
 * @param props.source id of its subject, such as a game (SPEC S10)
 */
export function SeoTitle({ section, source }: { section: string | undefined; source?: string }): null {
  const { data, error } = useQuery({
    ...seoQuery({ section_name: section ?? '', ...(source !== undefined && { source_id: source }) }),
    enabled: section !== undefined,
  });
  const { title, content } = (error === null && section !== undefined && data) || EMPTY;
  usePageTitle(textOf(title) || FALLBACK_TITLE);
  useDescription(plainText(textOf(content), MAX_DESCRIPTION_LENGTH));
  useEffect(() => {
    if (error !== null) logFailure(`SEO of ${section ?? ''}`, error);
  }, [error, section]);
  return null;
}

const EMPTY = { title: '', content: '' };

/** Sets the description of the page. An empty text keeps the description of the site. */
function useDescription(description: string): void {
  useEffect(() => {
    const meta = document.head.querySelector<HTMLMetaElement>('meta[name="description"]');
    if (meta === null || description === '') return;
    const original = meta.content;
    meta.content = description;
    return () => {
      meta.content = original;
    };
  }, [description]);
}

const MINUTE = 60_000;

/** Builds the query of a page's SEO record, fresh for an hour. Its data is null if there is none (SPEC A23). */
function seoQuery(params: GetSeoParams) {
  return queryOptions({
    queryKey: getGetSeoQueryKey(params),
    queryFn: async ({ signal }) => (await getSeo(params, { signal })) ?? null,
    staleTime: 60 * MINUTE,
  });
}
