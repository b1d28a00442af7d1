import { classes } from '@/shared/lib/classes';
import { Icon } from '@/shared/ui/icon';
import type { IconName } from '@/shared/ui/icon-paths';
import { useIsAccountBlocked } from '@/product/account-block';
import { useMenuStore } from '@/product/menu-store';
import { openModal } from '@/product/modal-store';
import { NavLink } from '@/product/navigation';
import { paths } from '@/product/paths';
import { useOpenLinkFilter } from '@/product/sections';

import styles from './bottom-bar.module.css';

const entries: readonly { to: string; icon: IconName; label: string; end?: boolean }[] = [
  { to: paths.index(), icon: 'home', label: 'Início', end: true },
  { to: paths.casino(), icon: 'dice', label: 'Cassino', end: true },
  { to: paths.sports(), icon: 'ball', label: 'Esportes' },
];

/** Entries in place of the offers that a paused, self-excluded or barred player does not see (SPEC D10). */
const BLOCKED_ENTRIES: typeof entries = [
  { to: paths.walletWithdraw(), icon: 'wallet', label: 'Sacar' },
  { to: paths.protection(), icon: 'shield', label: 'Limites' },
];

/** Renders main pages, search and menu for phones, with `always` also for tablets (SPEC S4). */
export function BottomBar({ always }: { always: boolean }) {
  const { openMenu, menuOpened } = useMenuStore();
  const isOpen = useOpenLinkFilter();
  const isBlocked = useIsAccountBlocked();
  return (
    <nav className={classes(styles.bar, always && styles.always)} aria-label="Principal">
      {[...entries.filter(isOpen), ...(isBlocked ? BLOCKED_ENTRIES : [])].map(({ to, icon, label, end }) => (
        <NavLink key={to} className={styles.entry} to={to} end={end}>
          <Icon name={icon} />
          <span>{label}</span>
        </NavLink>
      ))}
      <button type="button" className={styles.entry} aria-haspopup="dialog" onClick={() => openModal({ name: 'search' })}>
        <Icon name="search" />
        Buscar
      </button>
      <button type="button" className={styles.entry} aria-haspopup="dialog" aria-expanded={menuOpened} onClick={openMenu}>
        <Icon name="menu" />
        Menu
      </button>
    </nav>
  );
}
