import { Icon } from '@/shared/ui/icon';
import layout from '@/shared/ui/layout.module.css';
import { Link } from '@/product/navigation';
import { paths } from '@/product/paths';
import { useOpenLinkFilter } from '@/product/sections';

import { useTileEvents } from '../tiles/use-tile-events';
import { BallArt, DoubleArt, MinesArt } from './in-house-art';
import styles from './in-house-games.module.css';

const LINKS = [
  { to: paths.sports(), title: 'Esportes', text: 'Futebol, basquete, tênis e e-sports.', art: <BallArt />, look: 'sports' },
  { to: paths.mines(), title: 'Mines', text: 'Abra casas, fuja das minas.', art: <MinesArt />, look: 'mines' },
  { to: paths.double(), title: 'Double', text: 'Vermelho, preto ou branco.', art: <DoubleArt />, look: 'double' },
] as const;

/**
 * Renders links to the sportsbook and the in-house games, which are not in the catalogue; nothing of sections that are closed, and nothing
 * for a blocked player. Also calls `useTileEvents`, for all tiles of the page.
 */
export function InHouseGames() {
  // Prefetching on hover starts here, below the first screen, so that it is not part of the first load.
  useTileEvents();
  const links = LINKS.filter(useOpenLinkFilter());
  if (links.length === 0) return null;
  return (
    <ul className={`${layout.medium} ${styles.doors}`} aria-label="Da casa">
      {links.map(({ to, title, text, art, look }) => (
        <li key={to}>
          <Link className={styles.door} data-look={look} to={to}>
            {art}
            <span className={styles.words}>
              <span className={styles.title}>{title}</span> <span className={styles.text}>{text}</span>
            </span>
            <Icon name="chevron-right" size={20} />
          </Link>
        </li>
      ))}
    </ul>
  );
}
