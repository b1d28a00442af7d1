import { Drawer } from '@/shared/ui/drawer';
import { useMenuStore } from '@/shell/menu-store';

import { useBrand } from '../brand/brand-context';
import { MenuLinks } from './menu-links';

/** The menu over the page, where it has no room beside it; open while mounted. */
export function MenuDrawer() {
  const closeMenu = useMenuStore((state) => state.closeMenu);
  const { Mark } = useBrand();
  return (
    <Drawer label="Menu" head={<Mark />} onClose={closeMenu}>
      <MenuLinks replace onFollow={closeMenu} />
    </Drawer>
  );
}
