import { classes } from '@/shared/lib/classes';

import { MenuLinks } from './menu-links';
import styles from './side-menu.module.css';
import { useIsMenuCollapsed } from './use-is-menu-collapsed';

/** Renders the menu beside the page; a `rail` has full height and its own surface. */
export function SideMenu({ rail }: { rail: boolean }) {
  const collapsed = useIsMenuCollapsed();
  return (
    <div className={classes(styles.side, rail && styles.rail)} data-collapsed={collapsed || undefined}>
      <MenuLinks />
    </div>
  );
}
