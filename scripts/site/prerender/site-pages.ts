import type { SiteRoute } from '../../../src/startup/prerender';
import type { RuntimeConfig } from '../../../src/api/runtime-config';
import type { Snapshot, SnapshotKey } from '../../../src/startup/hydrate-cache';
import { isChromeKey } from '../../../src/startup/hydrate-cache';

import { readBrand } from '../brand/brands';
import { brandTokensCss } from '../brand/color-tokens';

import type { ComposedPage } from './compose-page';
import { composePage } from './compose-page';
import type { ReadJson } from './fetch-json';
import { readBuiltSite } from './built-site';
import { fetchSnapshot, fetchSoon } from './fetch-snapshot';

/** Pages of a build for one brand and one configuration. */
export interface SitePages {
  /** Paths with a page of their own. Every other path has a placeholder page. */
  readonly fixedPaths: readonly string[];
  /** Every page of the build, for the route table of a host. */
  readonly routes: readonly SiteRoute[];
  /** Returns the page of a path. @param withSnapshot false for a page without data of the backend */
  readonly pageAt: (path: string, withSnapshot?: boolean) => Promise<ComposedPage>;
}

/** Time without requests to the backend after a failed request. */
const RETRY_DELAY_MS = 10_000;

/**
 * Opens the pages of a build, each rendered on its first request. A page that lacks data is rendered again on its next request, and so
 * is one without a fixed path. After a request that failed, pages lack data for 10 s, in which none requests it. Rendering
 * runs code of the site, whose timers may keep the process alive.
 * @param backend URL of the backend; without it the pages have no games
 * @param read reads the backend's responses; by default, they are fetched
 */
export async function openSitePages(dist: string, config: RuntimeConfig, backend?: string, read: ReadJson = fetchSoon): Promise<SitePages> {
  const site = await readBuiltSite(dist);
  const tokens = brandTokensCss(readBrand(config.brand.name));
  const cache = new Map<string, Promise<ComposedPage>>();
  let retryAt = 0;

  async function renderPage(path: string, withSnapshot: boolean): Promise<ComposedPage> {
    const empty = await site.draw(path, config, []);
    if (empty.isSkeleton && site.fixedPaths.includes(path)) {
      console.warn(`The page at ${path} is rendered as a placeholder, because it needs a browser.`);
    }
    // A placeholder page needs only its layout's data.
    const keys = empty.isSkeleton ? empty.asks.filter(isChromeKey) : empty.asks;
    const snapshot = withSnapshot ? await tryFetch(keys) : [];
    const drawn = snapshot.length === 0 ? empty : await site.draw(path, config, snapshot);
    if (snapshot.length < keys.length && withSnapshot && backend !== undefined) cache.delete(path);
    return composePage(site, drawn, config, tokens, snapshot);
  }

  async function tryFetch(keys: readonly SnapshotKey[]): Promise<Snapshot> {
    if (backend === undefined || keys.length === 0 || Date.now() < retryAt) return [];
    return fetchSnapshot(backend, keys, (address) =>
      read(address).catch((error: unknown) => {
        retryAt = Date.now() + RETRY_DELAY_MS;
        throw error;
      }),
    );
  }

  return {
    fixedPaths: site.fixedPaths,
    routes: site.routes,
    pageAt(path, withSnapshot = true) {
      const key = `${withSnapshot ? '' : '-'}${path}`;
      const page = cache.get(key) ?? renderPage(path, withSnapshot);
      // Only fixed paths are kept, because the number of other paths is unlimited.
      if (site.fixedPaths.includes(path)) cache.set(key, page);
      page.catch(() => cache.delete(key));
      return page;
    },
  };
}
