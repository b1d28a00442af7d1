import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';

import { logFailure } from '@/shared/lib/log';
import { siteName } from '@/shell/site-name';

import { plainText } from './plain-text';
import { seoQuery, settingsQuery } from './site-queries';

const FALLBACK_TITLE = 'Apostas Online';

/** As much as a search engine shows of a description. */
const MAX_DESCRIPTION_LENGTH = 300;

/**
 * Titles a page '{title} | {site title}'.
 *
 * @param title what the page is called
 */
export function usePageTitle(title: string): void {
  const site = useSiteTitle();
  useEffect(() => {
    document.title = `${title} | ${site}`;
  }, [title, site]);
}

/**
 * Titles and describes a page by its SEO record, fetched once the page is there (SPEC S10). Where it is empty or fails,
 * title and content are empty too: the page is 'Apostas Online', with the site's own description, and a failure is
 * logged (SPEC S11).
 *
 * @param section name of the SEO section; undefined where the page has none: nothing is fetched
 * @param source id of what the section is about, a game's (SPEC S10)
 */
export function useSeoTitle(section: string | undefined, source?: string): void {
  const { data, error } = useQuery({
    ...seoQuery({ section_name: section ?? '', ...(source !== undefined && { source_id: source }) }),
    enabled: section !== undefined,
  });
  const { title, content } = (error === null && section !== undefined && data) || EMPTY;
  usePageTitle(title.trim() || FALLBACK_TITLE);
  useDescription(plainText(content, MAX_DESCRIPTION_LENGTH));
  useEffect(() => {
    if (error !== null) logFailure(`SEO of ${section ?? ''}`, error);
  }, [error, section]);
}

const EMPTY = { title: '', content: '' };

/** Describes the page while it is there; without words of its own it has the site's. */
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

/** The site's name: the settings', or the brand's. */
export function useSiteTitle(): string {
  return useQuery(settingsQuery()).data?.general_site_title?.trim() || siteName();
}
