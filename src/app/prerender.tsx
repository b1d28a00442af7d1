import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { Route, Routes, StaticRouter } from 'react-router-dom';

import { setApiBase } from '@/api/base';
import { createQueryClient } from '@/api/query-client';
import type { Brand, RuntimeConfig } from '@/api/runtime-config';
import { useColorMode } from '@/shell/color-mode';
import { setRuntimeConfig } from '@/shell/runtime-config';
import { useMenuStore } from '@/shell/menu-store';
import { setSiteName } from '@/shell/site-name';
import { setAssetBase } from '@/shell/asset-url';

import { BrandContext } from './brand/brand-context';
import { PageSkeleton } from './layouts/page-skeleton';
import { SiteLayout } from './layouts/site-layout';
import { pages } from './pages';
import { loadPage, SiteRoutes } from './router';
import type { Snapshot, SnapshotKey } from './startup/hydrate-cache';
import { isSnapshotKey } from './startup/hydrate-cache';
import './styles';

export interface PrerenderedPage {
  readonly html: string;
  /** Route module; undefined for a skeleton. */
  readonly source: string | undefined;
  readonly brand: Brand;
  /** That a snapshot can answer. */
  readonly asks: readonly SnapshotKey[];
}

export interface SiteRoute {
  /** With parameters, such as `/play/:id`. */
  readonly path: string;
  /** For all brands; undefined for the brand's own. */
  readonly layout: 'default' | undefined;
}

/** Same for every visitor; other pages start with a skeleton. */
export const fixedPaths: readonly string[] = pages
  .filter(({ path, guards, layout }) => guards === undefined && layout === undefined && !/[:*]/.test(path))
  .map(({ path }) => path);

/** Every address of a page, for the route table of a host. The last one, `*`, is the page of an unknown address. */
export const routes: readonly SiteRoute[] = pages.map(({ path, layout }) => ({ path, layout }));

/** Renders a visitor's page without requests and effects; a skeleton outside of `fixedPaths`. */
export async function prerenderPage(path: string, config: RuntimeConfig, snapshot: Snapshot): Promise<PrerenderedPage> {
  // A page that needs a browser gives a skeleton.
  const page = await loadPage(path).catch(() => undefined);
  const { brand } = config;
  // Synchronous from here: all calls share the stores.
  setApiBase(config.apiBase);
  setSiteName(brand.title);
  setAssetBase(config.storageBase);
  setRuntimeConfig(config);
  useColorMode.setState({ mode: brand.mode });
  useMenuStore.setState({ isCollapsed: brand.layout === 'blaze' });
  const client = createQueryClient();
  for (const [key, data] of snapshot) client.setQueryData(key, data);
  const render = (content: ReactNode) =>
    asInBrowser(() =>
      renderToStaticMarkup(
        <BrandContext value={brand}>
          <QueryClientProvider client={client}>
            <StaticRouter location={path}>{content}</StaticRouter>
          </QueryClientProvider>
        </BrandContext>,
      ),
    );
  const skeleton = render(<Skeleton layout={page?.layout ?? brand.layout} />);
  // React renders the skeleton if the page fails.
  const html = page !== undefined && fixedPaths.includes(path) ? render(<SiteRoutes />) : skeleton;
  const isFixed = html !== skeleton;
  const pending = client
    .getQueryCache()
    .getAll()
    .filter((query) => query.state.data === undefined && !('enabled' in query.options && query.options.enabled === false));
  const asks = pending.map(({ queryKey }) => queryKey).filter(isSnapshotKey);
  // Otherwise timers of the cache keep the process running for minutes.
  client.clear();
  const source = isFixed && page !== undefined && 'source' in page.load ? String(page.load.source) : undefined;
  return { html, source, brand, asks };
}

/** A phone, online. */
function asInBrowser<T>(render: () => T): T {
  const mediaQuery = { matches: false, addEventListener: () => undefined, removeEventListener: () => undefined };
  const phone = { matchMedia: () => mediaQuery, location: new URL('https://localhost/'), innerWidth: 360, innerHeight: 740 };
  Object.defineProperty(navigator, 'onLine', { value: true, configurable: true });
  Object.defineProperty(globalThis, 'window', { value: phone, configurable: true });
  try {
    return render();
  } finally {
    Reflect.deleteProperty(globalThis, 'window');
  }
}

function Skeleton({ layout }: { layout: Brand['layout'] }) {
  return (
    <Routes>
      <Route element={<SiteLayout layout={layout} />}>
        <Route path="*" element={<PageSkeleton />} />
      </Route>
    </Routes>
  );
}
