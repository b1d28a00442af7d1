import { classes } from '@/shared/lib/classes';
import { useMenuStore } from '@/shell/menu-store';

import { MenuLinks } from './menu-links';
import styles from './side-menu.module.css';

/**
 * The menu beside the page where there is room for it, collapsible to a column of icons.
 *
 * @param props.rail whether it stands over the whole height, on a surface of its own
 */
export function SideMenu({ rail }: { rail: boolean }) {
  const collapsed = useMenuStore((state) => state.isCollapsed);
  return (
    <div className={classes(styles.side, rail && styles.rail)} data-collapsed={collapsed || undefined}>
      <MenuLinks />
    </div>
  );
}
