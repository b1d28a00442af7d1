import { useEffect } from 'react';

import type { Brand } from '@/api/runtime-config';
import { useIsPlayer, usePlayerKey } from '@/session/use-session';
import { lazyPart } from '@/shared/lib/lazy-part';
import { Button } from '@/shared/ui/button';
import { Icon } from '@/shared/ui/icon';
import { IconButton } from '@/shared/ui/icon-button';
import { SectionBoundary } from '@/shared/ui/section-boundary';
import { Skeleton } from '@/shared/ui/skeleton';
import { useMenuStore } from '@/product/menu-store';
import { openModal } from '@/product/modal-store';
import { Link } from '@/product/navigation';
import { paths } from '@/product/paths';
import { usePageIs } from '@/startup/stages/page-is';

import { useBrand } from '@/app/brand/brand-context';
import { BrandMark } from '@/app/brand/brand-mark';
import { useIsMenuCollapsed } from '../menu/use-is-menu-collapsed';
import { EarlyBalancePlace } from './early-balance';
import styles from './header.module.css';
import { TopNav } from './top-nav';

const loadPlayer = () => import('./header-player').then((module) => module.HeaderPlayer);
const HeaderPlayer = lazyPart(loadPlayer);

/**
 * Renders the header: menu, logo, search, and the balance of a player or the login of a visitor. Until the page is hydrated, it is
 * that of a visitor. In the layout `orange` it has links to the main pages.
 */
export function Header({ layout }: { layout: Brand['layout'] }) {
  const { title } = useBrand();
  const isHydrated = usePageIs('hydrated');
  const hasSession = useIsPlayer();
  const isPlayer = hasSession && isHydrated;
  useEarlyCode(hasSession);
  const player = usePlayerKey();
  const { openMenu, setCollapsed } = useMenuStore();
  const isCollapsed = useIsMenuCollapsed();
  return (
    <header className={styles.header} data-layout={layout} data-player={isPlayer || undefined}>
      <span className={styles.opens}>
        <IconButton icon="menu" label="Abrir menu" aria-haspopup="dialog" onClick={openMenu} />
      </span>
      <span className={styles.collapses}>
        <IconButton
          icon="sidebar"
          label={isCollapsed ? 'Expandir menu' : 'Recolher menu'}
          aria-expanded={!isCollapsed}
          onClick={() => setCollapsed(!isCollapsed)}
        />
      </span>
      <Link className={styles.mark} to={paths.index()} aria-label={`${title}, início`}>
        <BrandMark />
      </Link>
      {layout === 'orange' && <TopNav />}
      <button
        type="button"
        className={styles.search}
        aria-label="Buscar no site"
        aria-haspopup="dialog"
        aria-keyshortcuts="/"
        onClick={() => openModal({ name: 'search' })}
      >
        <Icon name="search" size={20} />
        <span>Buscar no site</span>
      </button>
      <div className={styles.end} data-account>
        <EarlyBalancePlace />
        {isPlayer ? (
          <SectionBoundary
            name="player in the header"
            pending={<Skeleton width="12rem" height="2.75rem" />}
            renderFallback={({ retry }) => <Button onClick={retry}>Mostrar saldo</Button>}
          >
            <HeaderPlayer key={player} />
          </SectionBoundary>
        ) : (
          <>
            <Button variant="ghost" aria-haspopup="dialog" onClick={() => openModal({ name: 'login' })}>
              Entrar
            </Button>
            <Button variant="primary" aria-haspopup="dialog" onClick={() => openModal({ name: 'register' })}>
              Cadastrar
            </Button>
          </>
        )}
      </div>
    </header>
  );
}

/** Loads the code of the player's part while the page is still hydrating. */
function useEarlyCode(isPlayer: boolean): void {
  useEffect(() => {
    // The part itself reports a failure when it is rendered.
    if (isPlayer) loadPlayer().catch(() => undefined);
  }, [isPlayer]);
}
