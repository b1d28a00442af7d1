import { useSyncExternalStore } from 'react';

import { classes } from '@/shared/lib/classes';
import { Island } from '@/startup/stages/island';

import { MenuLinks } from './menu-links';
import styles from './side-menu.module.css';
import { useIsMenuCollapsed } from './use-is-menu-collapsed';

/** Media query of screens that show the menu beside the page. Narrower screens have a drawer. */
const WIDE = '(min-width: 64rem)';

/** Renders the menu beside the page; a `rail` has full height and its own surface. */
export function SideMenu({ rail }: { rail: boolean }) {
  const collapsed = useIsMenuCollapsed();
  const isWide = useSyncExternalStore(subscribe, getIsWide, () => false);
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

function subscribe(onChange: () => void): () => void {
  const query = window.matchMedia(WIDE);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}
