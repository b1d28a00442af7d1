import { QueryObserver, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';

import type { Settings } from '@generated/api/model/settings';

import { settingsQuery } from '@/product/settings-query';
import { siteName } from '@/product/site-name';

/**
 * Sets the document title to '{title} | {site title}', with the settings' site title or else the brand's name. Unmounting does not restore
 * the title before. It does not render the page again when the settings arrive, because that is just after the hydration.
 */
export function usePageTitle(title: string): void {
  const client = useQueryClient();
  useEffect(() => {
    const observer = new QueryObserver(client, settingsQuery());
    const show = ({ data }: { readonly data: Settings | undefined }) => {
      document.title = `${title} | ${textOf(data?.general_site_title) || siteName()}`;
    };
    show(observer.getCurrentResult());
    return observer.subscribe(show);
  }, [client, title]);
}

/** Returns the trimmed text, or an empty one for another type: a wrong type in the settings or SEO records must not break a page. */
export function textOf(value: unknown): string {
  return typeof value === 'string' ? value.trim() : '';
}
