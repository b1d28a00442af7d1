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
 */
export function useSeoTitle(section: string): void {
  const { data, error } = useQuery(seoQuery({ section_name: section }));
  usePageTitle(data?.title || NO_SEO);
  useEffect(() => {
    if (error !== null) logFailure(`SEO of ${section}`, error);
  }, [error, section]);
}

function useSiteTitle(): string {
  return useQuery(settingsQuery()).data?.general_site_title || siteName();
}
