import { classes } from '@/shared/lib/classes';
import { useMenuStore } from '@/shell/menu-store';

import { MenuLinks } from './menu-links';
import styles from './side-menu.module.css';

/** Renders the menu beside the page; a `rail` has full height and its own surface. */
export function SideMenu({ rail }: { rail: boolean }) {
  const collapsed = useMenuStore((state) => state.isCollapsed);
  return (
    <div className={classes(styles.side, rail && styles.rail)} data-collapsed={collapsed || undefined}>
      <MenuLinks />
    </div>
  );
}
