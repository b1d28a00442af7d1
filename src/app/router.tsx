import type { ReactNode } from 'react';
import { lazy, useEffect } from 'react';
import { BrowserRouter, Route, Routes } from 'react-router-dom';

import { paths } from '@/shell/paths';

import { DefaultLayout } from './layouts/default-layout';
import { NavigationEffects } from './navigation-effects';
import { preloadOnIntent } from './preload-on-intent';

const pages = {
  home: () => import('@/routes/home'),
  login: () => import('@/routes/login'),
  casino: () => import('@/routes/casino'),
  slots: () => import('@/routes/casino-slots'),
  live: () => import('@/routes/casino-live'),
  favorites: () => import('@/routes/casino-favorites'),
  category: () => import('@/routes/casino-category'),
  missing: () => import('@/routes/not-found'),
};

const Home = lazy(pages.home);
const Login = lazy(pages.login);
const Casino = lazy(pages.casino);
const CasinoSlots = lazy(pages.slots);
const CasinoLive = lazy(pages.live);
const CasinoFavorites = lazy(pages.favorites);
const CasinoCategory = lazy(pages.category);
const NotFound = lazy(pages.missing);

/**
 * The pages by their addresses (SPEC R), each drawn inside the layout.
 *
 * @param props.children what lies above every page
 */
export function Router({ children }: { children: ReactNode }) {
  useEffect(() => preloadOnIntent(pageAt), []);
  return (
    <BrowserRouter>
      <NavigationEffects />
      <Routes>
        <Route element={<DefaultLayout />}>
          <Route path={paths.index()} element={<Home />} />
          <Route path={paths.home()} element={<Home />} />
          <Route path={paths.login()} element={<Login />} />
          <Route path={paths.casino()} element={<Casino />} />
          <Route path={paths.casinoSlots()} element={<CasinoSlots />} />
          <Route path={paths.casinoLive()} element={<CasinoLive />} />
          <Route path={paths.casinoFavorites()} element={<CasinoFavorites />} />
          <Route path="/casino/:categoryName" element={<CasinoCategory />} />
          <Route path="*" element={<NotFound />} />
        </Route>
      </Routes>
      {children}
    </BrowserRouter>
  );
}

/** The code that a link on the site will need. */
function pageAt(path: string): (() => Promise<unknown>) | undefined {
  if (path === paths.index() || path === paths.home()) return pages.home;
  if (path === paths.casino()) return pages.casino;
  if (path === paths.casinoSlots()) return pages.slots;
  if (path === paths.casinoLive()) return pages.live;
  if (path === paths.casinoFavorites()) return pages.favorites;
  return path.startsWith(`${paths.casino()}/`) ? pages.category : undefined;
}
