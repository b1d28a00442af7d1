import { Icon } from '@/shared/ui/icon';
import { Link } from '@/shell/navigation';
import { paths } from '@/shell/paths';

import { BallArt, DoubleArt, MinesArt } from './in-house-art';
import styles from './in-house-games.module.css';
import { usePrefetchOnHover } from '../tiles/prefetch-on-hover';

const LINKS = [
  { to: paths.sports(), title: 'Esportes', text: 'Futebol, basquete, tênis e eSports.', art: <BallArt />, look: 'sports' },
  { to: paths.mines(), title: 'Mines', text: 'Abra casas, fuja das minas.', art: <MinesArt />, look: 'mines' },
  { to: paths.double(), title: 'Double', text: 'Vermelho, preto ou branco.', art: <DoubleArt />, look: 'double' },
] as const;

/** The ways into what is not in the catalogue: the sportsbook and the house's own games. */
export function InHouseGames() {
  // Here, because this part of home is loaded after the first screen, and the tiles can wait for it.
  usePrefetchOnHover();
  return (
    <ul className={styles.doors} aria-label="Da casa">
      {LINKS.map(({ to, title, text, art, look }) => (
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
