import { useIsPlayer } from '@/session/use-session';
import { Drawer } from '@/shared/ui/drawer';
import { Icon } from '@/shared/ui/icon';
import { useMenuStore } from '@/shell/menu-store';
import { Link } from '@/shell/navigation';
import { paths } from '@/shell/paths';
import { useIsSectionOpen } from '@/shell/sections';

import { BrandMark } from '@/app/brand/brand-mark';
import styles from './menu-drawer.module.css';
import { MenuLinks } from './menu-links';
import { PlaySummary } from '@/features/protection/play-summary';

export function MenuDrawer() {
  const closeMenu = useMenuStore((state) => state.closeMenu);
  const isPlayer = useIsPlayer();
  const isCasinoOpen = useIsSectionOpen('casino_enabled');
  return (
    <Drawer label="Menu" head={<BrandMark />} onClose={closeMenu}>
      <div className={styles.top}>
        {isCasinoOpen && (
          <Link className={styles.search} to={paths.casino()} state="search" replace onClick={closeMenu}>
            <Icon name="search" size={20} />
            Buscar jogos
          </Link>
        )}
        {isPlayer && (
          <div className={styles.summary}>
            <PlaySummary replace onFollow={closeMenu} />
          </div>
        )}
      </div>
      <MenuLinks replace onFollow={closeMenu} />
    </Drawer>
  );
}
