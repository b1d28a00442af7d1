import type { QueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { use } from 'react';
import { renderToString } from 'react-dom/server';
import { Route, Routes, StaticRouter } from 'react-router-dom';

import { setApiBase } from '@/api/base';
import { createQueryClient } from '@/api/query-client';
import type { Brand, RuntimeConfig } from '@/api/runtime-config';
import { SiteLayout } from '@/app/layouts/site-layout';
import type { Page } from '@/app/pages';
import { pages } from '@/app/pages';
import { loadPage } from '@/app/router';
import '@/app/styles';
import { setRuntimeConfig } from '@/product/runtime-config';
import { setSiteName } from '@/product/site-name';
import { setAssetBase } from '@/product/asset-url';

import type { Snapshot, SnapshotKey } from './hydrate-cache';
import { fillCache, isSnapshotKey } from './hydrate-cache';
import { Site } from './site';

export interface PrerenderedPage {
  readonly path: string;
  readonly html: string;
  /** Modules of the route and its guards; none if the route cannot be loaded, or without the plugin of the build. */
  readonly sources: readonly string[];
  /** True if `html` has a skeleton in place of the content, which is rendered in the browser. */
  readonly isSkeleton: boolean;
  readonly brand: Brand;
  /** Keys of the requests that the page would send, because the given snapshot lacks them, and that a snapshot can answer. */
  readonly asks: readonly SnapshotKey[];
}

export interface SiteRoute {
  /** Path with parameters, such as `/play/:id`. */
  readonly path: string;
  /** Layout for all brands; undefined for the brand's own. */
  readonly layout: 'default' | undefined;
}

/** Paths of pages that are the same for every visitor; other pages start with a skeleton. */
export const fixedPaths: readonly string[] = pages
  .filter(({ path, guards, layout }) => guards === undefined && layout === undefined && !/[:*]/.test(path))
  .map(({ path }) => path);

/** Addresses of all pages, for the route table of a host. The last one, `*`, is the page of an unknown address. */
export const routes: readonly SiteRoute[] = pages.map(({ path, layout }) => ({ path, layout }));

/**
 * Renders a visitor's page without requests and effects, for hydration; with a skeleton outside of `fixedPaths`, or if the page
 * fails. Replaces the configuration of this process.
 */
export async function prerenderPage(path: string, config: RuntimeConfig, snapshot: Snapshot): Promise<PrerenderedPage> {
  // A page that needs a browser gives a skeleton.
  const page = await loadPage(path).catch(() => undefined);
  const { brand } = config;
  // No `await` follows, because all calls share the stores.
  setApiBase(config.apiBase);
  setSiteName(brand.title);
  setAssetBase(config.storageBase);
  setRuntimeConfig(config);
  const client = createQueryClient();
  fillCache(client, snapshot);
  const render = (content?: ReactNode) => onPhone(() => renderForHydration(path, brand, client, content));
  const skeleton = render(<SkeletonRoutes layout={page?.layout ?? brand.layout} />);
  // React renders the skeleton if the page fails.
  const html = page !== undefined && fixedPaths.includes(path) ? render() : skeleton;
  const pending = client
    .getQueryCache()
    .getAll()
    .filter((query) => query.state.data === undefined && !('enabled' in query.options && query.options.enabled === false));
  const asks = pending.map(({ queryKey }) => queryKey).filter(isSnapshotKey);
  // Timers of the cache would otherwise keep the process running for minutes.
  client.clear();
  return { path, html, sources: sourcesOf(page), isSkeleton: html === skeleton, brand, asks };
}

/**
 * Returns the modules of a page and its guards. The build adds `source` to a route
 * (`scripts/site/prerender/prerender-plugin.ts`).
 */
function sourcesOf(page: Page | undefined): string[] {
  if (page === undefined || !('source' in page.load)) return [];
  return [String(page.load.source), ...(page.guards ?? []).map((name) => `src/app/guards/${name}-guard.tsx`)];
}

/** Markup of a part that failed or needs a browser. With this digest React renders it without a warning. */
const UNFINISHED = /<!--\$!--><template[^>]*><\/template>/g;

/** Renders the same tree as `start`: otherwise the ids differ. */
function renderForHydration(path: string, brand: Brand, client: QueryClient, content: ReactNode): string {
  const router = ({ children }: { children: ReactNode }) => <StaticRouter location={path}>{children}</StaticRouter>;
  const html = renderToString(
    <Site brand={brand} queryClient={client} router={router} {...(content !== undefined && { routes: content })} />,
  );
  return html.replaceAll(UNFINISHED, '<!--$!--><template data-dgst=""></template>');
}

/** Renders with the globals of a phone that is online. */
function onPhone<T>(render: () => T): T {
  const mediaQuery = { matches: false, addEventListener: () => undefined, removeEventListener: () => undefined };
  const phone = { matchMedia: () => mediaQuery, location: new URL('https://localhost/'), innerWidth: 360, innerHeight: 740 };
  // Node has no navigator before version 21.
  if (!('navigator' in globalThis)) Object.defineProperty(globalThis, 'navigator', { value: {}, configurable: true });
  Object.defineProperty(navigator, 'onLine', { value: true, configurable: true });
  const before = Object.getOwnPropertyDescriptor(globalThis, 'window');
  Object.defineProperty(globalThis, 'window', { value: phone, configurable: true });
  try {
    return render();
  } finally {
    if (before === undefined) Reflect.deleteProperty(globalThis, 'window');
    else Object.defineProperty(globalThis, 'window', before);
  }
}

function SkeletonRoutes({ layout }: { layout: Brand['layout'] }) {
  return (
    <Routes>
      <Route element={<SiteLayout layout={layout} />}>
        <Route path="*" element={<NeverReady />} />
      </Route>
    </Routes>
  );
}

const never = new Promise<never>(() => undefined);

/** Never renders anything, so that the page's boundary shows its skeleton. */
function NeverReady(): ReactNode {
  return use(never);
}
