import { Suspense, lazy } from 'react';

import { Footer } from '@/features/site/footer';
import { useMenuStore } from '@/shell/menu-store';
import { Outlet, useLocation } from '@/shell/navigation';

import type { LayoutName } from '../brand/brand';
import { ErrorBoundary } from '../error-boundary';
import { BottomBar } from '../frame/bottom-bar';
import { Header } from '../frame/header';
import { OfflineNotice } from '../frame/offline-notice';
import { SideMenu } from '../frame/side-menu';
import styles from './site-frame.module.css';
import { PageWait } from './page-wait';

// Where the side menu has room it is never opened.
const MenuDrawer = lazy(() => import('../frame/menu-drawer').then((module) => ({ default: module.MenuDrawer })));

/**
 * What stands around every page (SPEC S4): menu, header, page, footer. `default` has a side menu that collapses beside
 * the page; `blaze` a rail of icons over the whole height that expands; `orange` its navigation at the top, no side menu,
 * and the bar below at every width.
 */
export function SiteFrame({ layout }: { layout: LayoutName }) {
  const { pathname } = useLocation();
  const menuOpened = useMenuStore((state) => state.menuOpened);
  return (
    <div className={styles.layout} data-layout={layout}>
      <a className={styles.skip} href="#conteudo">
        Ir para o conteúdo
      </a>
      <div className={styles.frame}>
        <div className={styles.top}>
          <OfflineNotice />
          <Header layout={layout} />
        </div>
        {layout !== 'orange' && <SideMenu rail={layout === 'blaze'} />}
        <div className={styles.page}>
          <main id="conteudo" tabIndex={-1} className={styles.main}>
            <ErrorBoundary place={pathname}>
              <Suspense fallback={<PageWait />}>
                <Outlet />
              </Suspense>
            </ErrorBoundary>
          </main>
          <Footer />
        </div>
      </div>
      <BottomBar always={layout === 'orange'} />
      <Suspense>{menuOpened && <MenuDrawer />}</Suspense>
    </div>
  );
}
