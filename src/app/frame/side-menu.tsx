import { useMenuStore } from '@/shell/menu-store';

import { MenuLinks } from './menu-links';
import styles from './side-menu.module.css';

/** The menu beside the page where there is room for it, collapsible to a column of icons. */
export function SideMenu() {
  const collapsed = useMenuStore((state) => state.isCollapsed);
  return (
    <div className={styles.side} data-collapsed={collapsed || undefined}>
      <MenuLinks />
    </div>
  );
}
