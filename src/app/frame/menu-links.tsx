import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';

import { categoryIcon, categoryPath } from '@/features/casino/categories';
import { categoriesQuery } from '@/features/casino/game-queries';
import { Icon } from '@/shared/ui/icon';
import type { IconName } from '@/shared/ui/icon-paths';
import { Skeleton } from '@/shared/ui/skeleton';
import { useColorMode } from '@/shell/color-mode';
import { NavLink } from '@/shell/navigation';
import { paths } from '@/shell/paths';

import styles from './menu-links.module.css';

const SKELETONS = Array.from({ length: 10 }, (_, index) => (
  <li key={index} className={styles.wait}>
    <Skeleton width="1.5rem" height="1.5rem" />
    <Skeleton width="7rem" height="0.75rem" />
  </li>
));

interface MenuLinksProps {
  /** Whether a link takes the place of the present page in the history, as from within what Back closes. */
  replace?: boolean;
  onFollow?: () => void;
}

/** The whole menu: the pages, the categories, and the colour mode. The same in the side menu and the drawer. */
export function MenuLinks({ replace = false, onFollow }: MenuLinksProps) {
  const { data, isPending } = useQuery(categoriesQuery());
  const { mode, toggle } = useColorMode();
  const entry = (to: string, icon: IconName, label: ReactNode) => (
    <li key={to}>
      <NavLink className={styles.entry} to={to} end replace={replace} onClick={onFollow}>
        <Icon name={icon} />
        <span className={styles.label}>{label}</span>
      </NavLink>
    </li>
  );
  return (
    <nav className={styles.menu} aria-label="Menu">
      <ul>
        {entry(paths.index(), 'home', 'Início')}
        {entry(paths.casino(), 'games', 'Todos os jogos')}
        {entry(paths.casinoFavorites(), 'heart', 'Favoritos')}
        {entry(paths.sports(), 'trophy', 'Esportes')}
        {entry(paths.promotions(), 'gift', 'Promoções')}
      </ul>
      <ul className={styles.group} aria-label="Categorias" aria-busy={isPending || undefined}>
        {isPending && SKELETONS}
        {(data?.data ?? []).map((category) => entry(categoryPath(category), categoryIcon(category.slug), category.name))}
      </ul>
      <ul className={styles.group} aria-label="Mais">
        {entry(paths.mines(), 'bolt', 'Mines')}
        {entry(paths.double(), 'roulette', 'Double')}
        {entry(paths.providers(), 'games', 'Provedores')}
        {entry(paths.protection(), 'shield', 'Jogo responsável')}
      </ul>
      <ul className={styles.foot}>
        <li>
          <button type="button" className={styles.entry} onClick={toggle}>
            <Icon name={mode === 'dark' ? 'sun' : 'moon'} />
            <span className={styles.label}>{mode === 'dark' ? 'Modo claro' : 'Modo escuro'}</span>
          </button>
        </li>
      </ul>
    </nav>
  );
}
