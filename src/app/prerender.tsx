import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { Route, Routes, StaticRouter } from 'react-router-dom';

import { setApiBase } from '@/api/base';
import { createQueryClient } from '@/api/query-client';
import type { RuntimeConfig } from '@/api/runtime-config';
import { useColorMode } from '@/shell/color-mode';
import { setRuntimeConfig } from '@/shell/runtime-config';
import { useMenuStore } from '@/shell/menu-store';
import { setSiteName } from '@/shell/site-name';
import { setAssetBase } from '@/shell/asset-url';

import type { Brand, LayoutName } from './brand/brand';
import { BrandContext } from './brand/brand-context';
import { brandForBackend } from './brand/brands';
import { PageSkeleton } from './layouts/page-skeleton';
import { SiteLayout } from './layouts/site-layout';
import { pages } from './pages';
import { loadPage, SiteRoutes } from './router';
import type { Snapshot, SnapshotKey } from './startup/hydrate-cache';
import { isSnapshotKey } from './startup/hydrate-cache';
import './styles';

/** A page as a visitor's browser first draws it. */
export interface PrerenderedPage {
  readonly html: string;
  /** The source of the page's code, from the project's folder; undefined for the place of a page. */
  readonly source: string | undefined;
  readonly brand: Brand;
  /** What the page asks the backend for at once and could be told before. */
  readonly asks: readonly SnapshotKey[];
}

/** The addresses of the pages that are the same for every visitor; all others begin as the place of a page. */
export const fixedPaths: readonly string[] = pages
  .filter(({ path, guards, layout }) => guards === undefined && layout === undefined && !/[:*]/.test(path))
  .map(({ path }) => path);

/**
 * Draws a page of the site for a visitor, as the browser does at first: nothing is asked for, effects do not run.
 *
 * @param path one of `fixedPaths`; any other path gives the place of a page, in its layout
 * @param config of the deployment
 * @param snapshot what is known of the answers
 */
export async function prerenderPage(path: string, config: RuntimeConfig, snapshot: Snapshot): Promise<PrerenderedPage> {
  // One that needs a browser before it is drawn begins as the place of a page.
  const page = await loadPage(path).catch(() => undefined);
  const brand = brandForBackend(config.brandBackend);
  // From here on nothing waits: the stores are one for all drawings.
  setApiBase(config.apiBase);
  setSiteName(brand.title);
  setAssetBase(config.storageBase);
  setRuntimeConfig(config);
  useColorMode.setState({ mode: brand.mode });
  useMenuStore.setState({ isCollapsed: brand.layout === 'blaze' });
  const client = createQueryClient();
  for (const [key, data] of snapshot) client.setQueryData(key, data);
  const draw = (content: ReactNode) =>
    asInBrowser(() =>
      renderToStaticMarkup(
        <BrandContext value={brand}>
          <QueryClientProvider client={client}>
            <StaticRouter location={path}>{content}</StaticRouter>
          </QueryClientProvider>
        </BrandContext>,
      ),
    );
  const place = draw(<Place layout={page?.layout ?? brand.layout} />);
  // React puts the place of a page where one fails.
  const own = page !== undefined && fixedPaths.includes(path) ? draw(<SiteRoutes />) : place;
  const isFixed = own !== place;
  const asked = client
    .getQueryCache()
    .getAll()
    .filter((query) => query.state.data === undefined && !('enabled' in query.options && query.options.enabled === false));
  const source = isFixed && page !== undefined && 'source' in page.load ? String(page.load.source) : undefined;
  return { html: own, source, brand, asks: asked.map(({ queryKey }) => queryKey).filter(isSnapshotKey) };
}

/** Draws with the little that components ask of a browser while they draw: a phone's, with a connection. */
function asInBrowser<T>(draw: () => T): T {
  const still = { matches: false, addEventListener: () => undefined, removeEventListener: () => undefined };
  const phone = { matchMedia: () => still, location: new URL('https://localhost/'), innerWidth: 360, innerHeight: 740 };
  Object.defineProperty(navigator, 'onLine', { value: true, configurable: true });
  Object.defineProperty(globalThis, 'window', { value: phone, configurable: true });
  try {
    return draw();
  } finally {
    Reflect.deleteProperty(globalThis, 'window');
  }
}

function Place({ layout }: { layout: LayoutName }) {
  return (
    <Routes>
      <Route element={<SiteLayout layout={layout} />}>
        <Route path="*" element={<PageSkeleton />} />
      </Route>
    </Routes>
  );
}
