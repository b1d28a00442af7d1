import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';

import { logFailure } from '@/shared/lib/log';
import { siteName } from '@/shell/site-name';

import { seoQuery, settingsQuery } from './site-queries';

const NO_SEO = 'Apostas Online';

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
 * Titles a page by its SEO text, fetched after the page is there (SPEC S10). Empty or failed SEO: 'Apostas Online',
 * the failure logged (SPEC S11).
 *
 * @param section name of the SEO section
 * @param source id of what the section is about, a game's (SPEC S10)
 */
export function useSeoTitle(section: string, source?: string): void {
  const { data, error } = useQuery(seoQuery({ section_name: section, ...(source !== undefined && { source_id: source }) }));
  usePageTitle(data?.title || NO_SEO);
  useEffect(() => {
    if (error !== null) logFailure(`SEO of ${section}`, error);
  }, [error, section]);
}

function useSiteTitle(): string {
  return useQuery(settingsQuery()).data?.general_site_title || siteName();
}
