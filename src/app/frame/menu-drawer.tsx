import { Drawer } from '@/shared/ui/drawer';
import { useMenuStore } from '@/shell/menu-store';

import { BrandMark } from '../brand/brand-mark';
import { MenuLinks } from './menu-links';

/** The menu over the page, where it has no room beside it; open while mounted. */
export function MenuDrawer() {
  const closeMenu = useMenuStore((state) => state.closeMenu);
  return (
    <Drawer label="Menu" head={<BrandMark />} onClose={closeMenu}>
      <MenuLinks replace onFollow={closeMenu} />
    </Drawer>
  );
}
