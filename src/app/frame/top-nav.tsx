import { NavLink } from '@/shell/navigation';
import { paths } from '@/shell/paths';

import styles from './top-nav.module.css';

const entries = [
  { to: paths.casino(), label: 'Cassino' },
  { to: paths.casinoLive(), label: 'Ao vivo' },
  { to: paths.sports(), label: 'Esportes' },
  { to: paths.promotions(), label: 'Promoções' },
];

/** The main pages in the header, where it has room for them. */
export function TopNav() {
  return (
    <nav className={styles.nav} aria-label="Páginas">
      {entries.map(({ to, label }) => (
        <NavLink key={to} className={styles.entry} to={to} end>
          {label}
        </NavLink>
      ))}
    </nav>
  );
}
