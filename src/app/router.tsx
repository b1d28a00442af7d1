import type { ComponentType, ReactNode } from 'react';
import { createElement, useEffect, useState } from 'react';
import { BrowserRouter, Route, Routes } from 'react-router-dom';

import { lazyPart } from '@/shared/lib/lazy-part';
import { useLocation } from '@/product/navigation';
import { useIsHydrating } from '@/startup/stages/use-is-hydrating';

import { useBrand } from './brand/brand-context';
import { findPage } from './find-page';
import { SiteLayout } from './layouts/site-layout';
import type { Guard, Page } from './pages';
import { pages } from './pages';
import { preloadOnIntent } from './navigation/preload-on-intent';

/** Loaders of the guards' components, by the name of the guard. */
const guards: Readonly<Record<Guard, () => Promise<ComponentType<{ children: ReactNode }>>>> = {
  auth: async () => (await import('./guards/auth-guard')).AuthGuard,
  ip: async () => (await import('./guards/ip-guard')).IpGuard,
  verification: async () => (await import('./guards/verification-guard')).VerificationGuard,
};

/** Provides the address of the browser, and preloads the page of a link that the player is about to follow. */
export function AddressRouter({ children }: { children: ReactNode }) {
  useEffect(() => preloadOnIntent((path) => findPage(path)?.load), []);
  return <BrowserRouter>{children}</BrowserRouter>;
}

/** Renders the page of the address (SPEC R). */
export function SiteRoutes() {
  const { layout } = useBrand();
  const { pathname } = useLocation();
  return (
    <Routes>
      <Route element={<SiteLayout layout={findPage(pathname)?.layout ?? layout} />}>{routes}</Route>
    </Routes>
  );
}

/**
 * Loads a page's code, so that its first render afterwards has no skeleton, and returns the page; undefined if there is none at the path.
 * Rejects if the code cannot be loaded.
 */
export async function loadPage(path: string): Promise<Page | undefined> {
  const page = findPage(path);
  if (page !== undefined) loaded.set(page.load, (await page.load()).default);
  return page;
}

/** Components of the pages that `loadPage` has loaded, by their loader. */
const loaded = new Map<Page['load'], ComponentType>();

/** Renders a page inside its guards. The first guard is outermost. */
function renderPage({ load, guards: names = [] }: Page): ReactNode {
  const Content = pageComponent(load);
  return names.reduceRight<ReactNode>(
    (inside, name) => {
      const Guard = guardComponent(name, load);
      return <Guard>{inside}</Guard>;
    },
    <Content />,
  );
}

/** Returns a lazy guard that loads the code of its page at the same time. The page itself reports a failure of that. */
function guardComponent(name: Guard, load: Page['load']) {
  return lazyPart(() => {
    load().catch(() => undefined);
    return guards[name]();
  });
}

/**
 * Error that makes React render the page again instead of hydrating it, because the prerendered page was rendered without a
 * query.
 */
export class NotPrerenderedError extends Error {}

/** Returns a component that is lazy unless loaded, and stays the same while mounted. */
function pageComponent(load: Page['load']): ComponentType {
  const Lazy = lazyPart(async () => (await load()).default);
  return function Content() {
    // The element stays the same: the end of the hydration would otherwise render the page again, all of it in one task.
    const [page] = useState(() => createElement(loaded.get(load) ?? Lazy));
    const { search } = useLocation();
    return (
      <>
        {search !== '' && <RefuseHydration />}
        {page}
      </>
    );
  };
}

/** Refuses the hydration in a component of its own: a component that reads this state renders once more afterwards, at once. */
function RefuseHydration(): null {
  if (useIsHydrating()) throw new NotPrerenderedError();
  return null;
}

/** Routes of all pages. Each keeps its element, so that the page stays mounted. */
const routes = pages.map((page) => <Route key={page.path} path={page.path} caseSensitive element={renderPage(page)} />);
