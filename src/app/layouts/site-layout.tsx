import { useEffect, useMemo } from 'react';

import type { Brand } from '@/api/runtime-config';
import { chatWindowState, useChat } from '@/features/chat/chat-state';
import { Footer } from '@/features/page-parts/footer';
import { usePlayerKey } from '@/session/use-session';
import { lazyPart } from '@/shared/lib/lazy-part';
import { PageContext } from '@/shared/ui/page-context';
import { SectionBoundary } from '@/shared/ui/section-boundary';
import { useMenuStore } from '@/product/menu-store';
import { Outlet, useLocation } from '@/product/navigation';
import { SupportContacts } from '@/product/ui/support-contacts';

import { BrandMark } from '../brand/brand-mark';
import { useSettingsTheme } from '../brand/use-settings-theme';
import { BottomBar } from '../chrome/menu/bottom-bar';
import { Header } from '../chrome/header/header';
import { SideMenu } from '../chrome/menu/side-menu';
import { TopBanners } from '../chrome/banners/top-banners';
import { SectionGate } from '../guards/section-gate';
import { AccessNotice } from './access-notice';
import { PageBoundary } from './page-boundary';
import styles from './site-layout.module.css';

// Wide screens never load the drawer, except in the layout `orange`, which has no side menu.
const MenuDrawer = lazyPart(() => import('../chrome/menu/menu-drawer').then((module) => module.MenuDrawer));

/** Support's contacts, which error pages and notices below the layout can show. */
const SUPPORT = (
  <SectionBoundary name="support" fallback={null}>
    <SupportContacts />
  </SectionBoundary>
);

/**
 * Renders the chrome of every page (SPEC S4), applies the settings' theme, and sets `data-layout` of the document.
 *
 * - `default`: collapsible side menu
 * - `blaze`: full-height rail of icons, chat on the right
 * - `orange`: navigation in the header, bottom bar also on tablets
 */
export function SiteLayout({ layout }: { layout: Brand['layout'] }) {
  const { pathname } = useLocation();
  const { menuOpened, chatOpened } = useMenuStore();
  const isChatReady = useChat(({ status }) => status === 'ready');
  // Key of the parts that hold the state of a player, so that they mount again for another player.
  const player = usePlayerKey();
  useSettingsTheme();
  useEffect(() => {
    // The attribute is for elements outside of the layout.
    document.documentElement.dataset['layout'] = layout;
  }, [layout]);
  const page = useMemo(() => ({ page: pathname, support: SUPPORT }), [pathname]);
  return (
    <PageContext value={page}>
      <div
        className={styles.layout}
        data-layout={layout}
        data-chat={(isChatReady && chatWindowState(pathname, chatOpened) === 'maximized') || undefined}
      >
        <a className={styles.skip} href="#conteudo">
          Ir para o conteúdo
        </a>
        <div className={styles.frame}>
          <div className={styles.top}>
            <TopBanners key={player} />
            <SectionBoundary name="header">
              <Header layout={layout} />
            </SectionBoundary>
          </div>
          {layout !== 'orange' && (
            <SectionBoundary name="side menu">
              <SideMenu rail={layout === 'blaze'} />
            </SectionBoundary>
          )}
          <div className={styles.page}>
            <AccessNotice />
            <main id="conteudo" tabIndex={-1} className={styles.main}>
              <PageBoundary key={player}>
                <SectionGate>
                  <Outlet />
                </SectionGate>
              </PageBoundary>
            </main>
            <SectionBoundary name="footer" title="o rodapé">
              <Footer mark={<BrandMark />} />
            </SectionBoundary>
          </div>
          {/* The chat widget lies over this region. */}
          <div id="chat-region" className={styles.chat} />
        </div>
        <SectionBoundary name="bottom bar" fallback={null}>
          <BottomBar always={layout === 'orange'} />
        </SectionBoundary>
        <SectionBoundary name="menu">{menuOpened && <MenuDrawer />}</SectionBoundary>
      </div>
    </PageContext>
  );
}
