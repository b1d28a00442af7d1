import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';

import { logFailure } from '@/shared/lib/log';
import { siteName } from '@/shell/site-name';

import { plainText } from './plain-text';
import { seoQuery, settingsQuery } from './site-queries';

const NO_SEO = 'Apostas Online';

/** As much as a search engine shows of a description. */
const DESCRIPTION = 300;

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
  usePageTitle(textOf(title) || NO_SEO);
  useDescription(plainText(textOf(content), DESCRIPTION));
  useEffect(() => {
    if (error !== null) logFailure(`SEO of ${section ?? ''}`, error);
  }, [error, section]);
}

const EMPTY = { title: '', content: '' };

/** Describes the page while it is there; without words of its own it has the site's. */
function useDescription(words: string): void {
  useEffect(() => {
    const place = document.head.querySelector<HTMLMetaElement>('meta[name="description"]');
    if (place === null || words === '') return;
    const own = place.content;
    place.content = words;
    return () => {
      place.content = own;
    };
  }, [words]);
}

/** The site's name: the settings', or the brand's. */
export function useSiteTitle(): string {
  return textOf(useQuery(settingsQuery()).data?.general_site_title) || siteName();
}

/** The text of a field, trimmed. Every page renders with these fields: a wrong type must not cost the page. */
function textOf(value: unknown): string {
  return typeof value === 'string' ? value.trim() : '';
}
