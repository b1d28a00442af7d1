import type { ComponentType, ReactNode } from 'react';
import { lazy, useEffect } from 'react';
import { BrowserRouter, matchPath, Route, Routes } from 'react-router-dom';

import { AuthGuard } from './guards/auth-guard';
import { IpGuard } from './guards/ip-guard';
import { VerificationGuard } from './guards/verification-guard';
import { useBrand } from './brand/brand-context';
import { SiteFrame } from './layouts/site-frame';
import { NavigationEffects } from './navigation-effects';
import type { Guard, Page } from './pages';
import { pages } from './pages';
import { preloadOnIntent } from './preload-on-intent';

const guards: Readonly<Record<Guard, ComponentType<{ children: ReactNode }>>> = {
  auth: AuthGuard,
  ip: IpGuard,
  verification: VerificationGuard,
};

const routes = pages.map((page) => ({ ...page, element: elementOf(page) }));

/**
 * The pages by their addresses (SPEC R), each drawn inside the brand's layout, or the one that it asks for.
 *
 * @param props.children what lies above every page
 */
export function Router({ children }: { children: ReactNode }) {
  const { layout } = useBrand();
  useEffect(() => preloadOnIntent(pageAt), []);
  return (
    <BrowserRouter>
      <NavigationEffects />
      <Routes>
        <Route element={<SiteFrame layout={layout} />}>{routes.filter((page) => page.layout === undefined).map(routeOf)}</Route>
        <Route element={<SiteFrame layout="default" />}>{routes.filter((page) => page.layout === 'default').map(routeOf)}</Route>
      </Routes>
      {children}
    </BrowserRouter>
  );
}

const routeOf = ({ name, path, element }: (typeof routes)[number]) => <Route key={name} path={path} caseSensitive element={element} />;

/** A page behind its guards, the first of them outermost. */
function elementOf({ load, guards: wanted = [] }: Page): ReactNode {
  const Content = lazy(load);
  return wanted.reduceRight<ReactNode>(
    (inside, name) => {
      const Before = guards[name];
      return <Before>{inside}</Before>;
    },
    <Content />,
  );
}

/** The code that a link on the site will need. */
function pageAt(path: string): (() => Promise<unknown>) | undefined {
  const exact = pages.find((page) => page.path === path);
  return (exact ?? pages.find((page) => page.path !== '*' && matchPath(page.path, path) !== null))?.load;
}
