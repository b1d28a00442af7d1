import { Icon } from '@/shared/ui/icon';
import type { IconName } from '@/shared/ui/icon-paths';
import { NavLink } from '@/product/navigation';
import { paths } from '@/product/paths';
import { useOpenLinkFilter } from '@/product/sections';

import styles from './top-nav.module.css';

const entries: readonly { to: string; icon: IconName; label: string; end?: boolean }[] = [
  { to: paths.casino(), icon: 'dice', label: 'Cassino', end: true },
  { to: paths.casinoLive(), icon: 'live', label: 'Ao vivo' },
  { to: paths.sports(), icon: 'ball', label: 'Esportes' },
  { to: paths.promotions(), icon: 'gift', label: 'Promoções' },
];

/** Renders the links to the main pages in the header of the layout `orange`, without closed sections. */
export function TopNav() {
  const isOpen = useOpenLinkFilter();
  return (
    <nav className={styles.nav} aria-label="Páginas">
      {entries.filter(isOpen).map(({ to, icon, label, end }) => (
        <NavLink key={to} className={styles.entry} to={to} end={end}>
          <Icon name={icon} size={20} />
          <span>{label}</span>
        </NavLink>
      ))}
    </nav>
  );
}
