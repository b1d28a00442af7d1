import { useIsPlayer } from '@/session/use-session';
import { Drawer } from '@/shared/ui/drawer';
import { Icon } from '@/shared/ui/icon';
import { useMenuStore } from '@/product/menu-store';
import { openModal } from '@/product/modal-store';

import { BrandMark } from '@/app/brand/brand-mark';
import styles from './menu-drawer.module.css';
import { MenuLinks } from './menu-links';
import { PlaySummary } from '@/features/protection/play-summary';

/**
 * Renders the menu in an open drawer, where the layout has no side menu: on narrow screens, and at every width in the layout `orange`. The
 * caller renders it only while `menuOpened` is true.
 */
export function MenuDrawer() {
  const closeMenu = useMenuStore((state) => state.closeMenu);
  const isPlayer = useIsPlayer();
  return (
    <Drawer label="Menu" head={<BrandMark />} onClose={closeMenu}>
      <div className={styles.top}>
        <button
          type="button"
          className={styles.search}
          aria-haspopup="dialog"
          onClick={() => {
            closeMenu();
            openModal({ name: 'search' });
          }}
        >
          <Icon name="search" size={20} />
          Buscar no site
        </button>
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
