import type { ComponentType, ReactNode } from 'react';
import { createElement, useEffect, useState } from 'react';
import { BrowserRouter, matchPath, Route, Routes } from 'react-router-dom';

import { lazyPart } from '@/shared/lib/lazy-part';
import { useIsHydrating } from '@/shared/lib/use-is-hydrating';
import { useLocation } from '@/shell/navigation';

import { useBrand } from './brand/brand-context';
import { SiteLayout } from './layouts/site-layout';
import type { Guard, Page } from './pages';
import { pages } from './pages';
import { preloadOnIntent } from './navigation/preload-on-intent';

const guards: Readonly<Record<Guard, () => Promise<ComponentType<{ children: ReactNode }>>>> = {
  auth: async () => (await import('./guards/auth-guard')).AuthGuard,
  ip: async () => (await import('./guards/ip-guard')).IpGuard,
  verification: async () => (await import('./guards/verification-guard')).VerificationGuard,
};

const routes = pages.map((page) => ({ ...page, element: renderPage(page) }));

/** Provides the address of the browser, and preloads the page of a link that the player is about to follow. */
export function AddressRouter({ children }: { children: ReactNode }) {
  useEffect(() => preloadOnIntent((path) => findPage(path)?.load), []);
  return <BrowserRouter>{children}</BrowserRouter>;
}

/** Renders the pages (SPEC R). */
export function SiteRoutes() {
  const { layout } = useBrand();
  return (
    <Routes>
      <Route element={<SiteLayout layout={layout} />}>{routes.filter((page) => page.layout === undefined).map(renderRoute)}</Route>
      <Route element={<SiteLayout layout="default" />}>{routes.filter((page) => page.layout === 'default').map(renderRoute)}</Route>
    </Routes>
  );
}

/** Loads a page's code to render it without a skeleton; undefined if there is no page. */
export async function loadPage(path: string): Promise<Page | undefined> {
  const page = findPage(path);
  if (page !== undefined) loaded.set(page.load, (await page.load()).default);
  return page;
}

const loaded = new Map<Page['load'], ComponentType>();

const renderRoute = ({ name, path, element }: (typeof routes)[number]) => <Route key={name} path={path} caseSensitive element={element} />;

/** The first guard is outermost. */
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

/** Loads its page in parallel, which shows a failure of its own. */
function guardComponent(name: Guard, load: Page['load']) {
  return lazyPart(() => {
    load().catch(() => undefined);
    return guards[name]();
  });
}

/** The prerendered page has no query: React renders the page again instead of hydrating it. */
export class NotPrerenderedError extends Error {}

/** Lazy unless loaded. Stays the same while mounted. */
function pageComponent(load: Page['load']): ComponentType {
  const Lazy = lazyPart(async () => (await load()).default);
  return function Content() {
    // Always the same element: the end of the hydration would otherwise render the page again, all of it in one task.
    const [page] = useState(() => createElement(loaded.get(load) ?? Lazy));
    const { search } = useLocation();
    if (useIsHydrating() && search !== '') throw new NotPrerenderedError();
    return page;
  };
}

/** Returns the name of the page at a path, or of the error page. */
export const pageName = (path: string): string => findPage(path)?.name ?? 'not-found';

function findPage(path: string): Page | undefined {
  const exact = pages.find((page) => page.path === path);
  return exact ?? pages.find((page) => page.path !== '*' && matchPath(page.path, path) !== null);
}
