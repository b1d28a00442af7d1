import { Suspense, lazy, useEffect } from 'react';

import { chatWindowState, useChat } from '@/features/chat/chat-state';
import { Footer } from '@/features/site/footer';
import { useMenuStore } from '@/shell/menu-store';
import { Outlet, useLocation } from '@/shell/navigation';

import type { LayoutName } from '../brand/brand';
import { BrandMark } from '../brand/brand-mark';
import { useDress } from '../brand/use-dress';
import { ErrorBoundary } from '../error-boundary';
import { BottomBar } from '../frame/bottom-bar';
import { Header } from '../frame/header';
import { SideMenu } from '../frame/side-menu';
import { TopLines } from '../frame/top-lines';
import styles from './site-frame.module.css';
import { PageWait } from './page-wait';

// Where the side menu has room it is never opened.
const MenuDrawer = lazy(() => import('../frame/menu-drawer').then((module) => ({ default: module.MenuDrawer })));

/**
 * What stands around every page (SPEC S4): menu, header, page, footer. `default` has a side menu that collapses beside
 * the page; `blaze` a rail of icons over the whole height that expands, and the chat on the right; `orange` its
 * navigation at the top, no side menu, and the bar below at every width.
 */
export function SiteFrame({ layout }: { layout: LayoutName }) {
  const { pathname } = useLocation();
  const { menuOpened, chatOpened } = useMenuStore();
  const isChatThere = useChat(({ status }) => status === 'ready');
  useDress();
  useEffect(() => {
    // What stands around the page follows it, too.
    document.documentElement.dataset['layout'] = layout;
  }, [layout]);
  return (
    <div
      className={styles.layout}
      data-layout={layout}
      data-chat={(isChatThere && chatWindowState(pathname, chatOpened) === 'maximized') || undefined}
    >
      <a className={styles.skip} href="#conteudo">
        Ir para o conteúdo
      </a>
      <div className={styles.frame}>
        <div className={styles.top}>
          <TopLines />
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
          <Footer mark={<BrandMark />} />
        </div>
        {/* Empty here: what draws the chat puts it in. */}
        <div id="chat-region" className={styles.chat} />
      </div>
      <BottomBar always={layout === 'orange'} />
      <Suspense>{menuOpened && <MenuDrawer />}</Suspense>
    </div>
  );
}
