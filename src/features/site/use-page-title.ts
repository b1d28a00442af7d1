import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';

import { logFailure } from '@/shared/lib/log';
import { siteName } from '@/shell/site-name';
import { settingsQuery } from '@/shell/settings-query';

import { plainText } from './plain-text';
import { seoQuery } from './site-queries';

const FALLBACK_TITLE = 'Apostas Online';

/** Maximum length of a meta description in characters, about as much as search engines show. */
const MAX_DESCRIPTION_LENGTH = 300;

/** Sets the document title to '{title} | {site title}'. */
export function usePageTitle(title: string): void {
  const site = useSiteTitle();
  useEffect(() => {
    document.title = `${title} | ${site}`;
  }, [title, site]);
}

/**
 * Sets title and meta description from the SEO record of a page, fetched after the page is mounted (SPEC S10). If the
 * record is empty or fails to load, the title is 'Apostas Online' and the description is unchanged. A failure is logged
 * (SPEC S11).
 *
 * @param section name of the SEO section; undefined disables the request
 * @param source id of the section's subject, such as a game (SPEC S10)
 */
export function useSeoTitle(section: string | undefined, source?: string): void {
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
}

const EMPTY = { title: '', content: '' };

/** Sets the meta description while the page is mounted. An empty text keeps the description of the site. */
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

/** Returns the title of the site from the settings, or else the name of the brand. */
export function useSiteTitle(): string {
  return textOf(useQuery(settingsQuery()).data?.general_site_title) || siteName();
}

/** Returns a text trimmed, or '' for any other type. Every page renders these fields: a wrong type must not break it. */
function textOf(value: unknown): string {
  return typeof value === 'string' ? value.trim() : '';
}
