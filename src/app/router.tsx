import type { ComponentType, ReactNode } from 'react';
import { useEffect, useState } from 'react';
import { BrowserRouter, matchPath, Route, Routes } from 'react-router-dom';

import { lazyPart } from '@/shared/lib/lazy-part';

import { useBrand } from './brand/brand-context';
import { SiteLayout } from './layouts/site-layout';
import { NavigationEffects } from './navigation/navigation-effects';
import type { Guard, Page } from './pages';
import { pages } from './pages';
import { preloadOnIntent } from './navigation/preload-on-intent';

/** No page that a visitor first sees has one. */
const guards: Readonly<Record<Guard, () => Promise<ComponentType<{ children: ReactNode }>>>> = {
  auth: async () => (await import('./guards/auth-guard')).AuthGuard,
  ip: async () => (await import('./guards/ip-guard')).IpGuard,
  verification: async () => (await import('./guards/verification-guard')).VerificationGuard,
};

const routes = pages.map((page) => ({ ...page, element: elementOf(page) }));

/**
 * The pages by their addresses (SPEC R), each drawn inside the brand's layout, or the one that it asks for.
 *
 * @param props.children what lies above every page
 */
export function Router({ children }: { children: ReactNode }) {
  useEffect(() => preloadOnIntent((path) => pageAt(path)?.load), []);
  return (
    <BrowserRouter>
      <NavigationEffects />
      <SiteRoutes />
      {children}
    </BrowserRouter>
  );
}

/** The pages by their addresses, in their layouts. */
export function SiteRoutes() {
  const { layout } = useBrand();
  return (
    <Routes>
      <Route element={<SiteLayout layout={layout} />}>{routes.filter((page) => page.layout === undefined).map(routeOf)}</Route>
      <Route element={<SiteLayout layout="default" />}>{routes.filter((page) => page.layout === 'default').map(routeOf)}</Route>
    </Routes>
  );
}

/**
 * Loads the code of the page at a path, so that its first drawing shows it at once, and not the place of a page.
 *
 * @returns the page
 */
export async function loadPage(path: string): Promise<Page | undefined> {
  const page = pageAt(path);
  if (page !== undefined) loaded.set(page.load, (await page.load()).default);
  return page;
}

const loaded = new Map<Page['load'], ComponentType>();

const routeOf = ({ name, path, element }: (typeof routes)[number]) => <Route key={name} path={path} caseSensitive element={element} />;

/** A page behind its guards, the first of them outermost. */
function elementOf({ load, guards: wanted = [] }: Page): ReactNode {
  const Content = contentOf(load);
  return wanted.reduceRight<ReactNode>(
    (inside, name) => {
      const Before = guardOf(name, load);
      return <Before>{inside}</Before>;
    },
    <Content />,
  );
}

/** A guard, whose code comes beside that of its page; what cannot be had of the page is told where it is drawn. */
function guardOf(name: Guard, load: Page['load']) {
  return lazyPart(() => {
    load().catch(() => undefined);
    return guards[name]();
  });
}

/** A page whose code is asked for when it is drawn, unless it is here already; for as long as it stands it is the same. */
function contentOf(load: Page['load']): ComponentType {
  const Lazy = lazyPart(async () => (await load()).default);
  return function Content() {
    const [Known] = useState<ComponentType>(() => loaded.get(load) ?? Lazy);
    return <Known />;
  };
}

function pageAt(path: string): Page | undefined {
  const exact = pages.find((page) => page.path === path);
  return exact ?? pages.find((page) => page.path !== '*' && matchPath(page.path, path) !== null);
}
