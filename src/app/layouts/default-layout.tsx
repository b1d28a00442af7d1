import { Suspense, lazy } from 'react';

import { Footer } from '@/features/site/footer';
import { useMenuStore } from '@/shell/menu-store';
import { Outlet, useLocation } from '@/shell/navigation';

import { ErrorBoundary } from '../error-boundary';
import { BottomBar } from '../frame/bottom-bar';
import { Header } from '../frame/header';
import { OfflineNotice } from '../frame/offline-notice';
import { SideMenu } from '../frame/side-menu';
import styles from './default-layout.module.css';
import { PageWait } from './page-wait';

// Where the side menu has room it is never opened.
const MenuDrawer = lazy(() => import('../frame/menu-drawer').then((module) => ({ default: module.MenuDrawer })));

/** The layout `default` (SPEC S4): top bar, side menu that collapses, page, footer; a bar below on a phone. */
export function DefaultLayout() {
  const { pathname } = useLocation();
  const menuOpened = useMenuStore((state) => state.menuOpened);
  return (
    <>
      <a className={styles.skip} href="#conteudo">
        Ir para o conteúdo
      </a>
      <div className={styles.frame}>
        <div className={styles.top}>
          <OfflineNotice />
          <Header />
        </div>
        <SideMenu />
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
      <BottomBar />
      <Suspense>{menuOpened && <MenuDrawer />}</Suspense>
    </>
  );
}
