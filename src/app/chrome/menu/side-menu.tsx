import { classes } from '@/shared/lib/classes';
import { useMediaQuery } from '@/shared/lib/use-media-query';
import { Island } from '@/startup/stages/island';

import { MenuLinks } from './menu-links';
import styles from './side-menu.module.css';
import { useIsMenuCollapsed } from './use-is-menu-collapsed';

/** Media query of screens that show the menu beside the page. Narrower screens have a drawer. */
const WIDE = '(min-width: 64rem)';

/** Renders the menu beside the page; a `rail` has full height and its own surface. On narrower screens it is not hydrated. */
export function SideMenu({ rail }: { rail: boolean }) {
  const collapsed = useIsMenuCollapsed();
  const isWide = useMediaQuery(WIDE);
  return (
    <Island
      isDueAtOnce={getIsWide}
      isDue={isWide}
      className={classes(styles.side, rail && styles.rail)}
      data-collapsed={collapsed || undefined}
    >
      <MenuLinks />
    </Island>
  );
}

const getIsWide = () => window.matchMedia(WIDE).matches;
