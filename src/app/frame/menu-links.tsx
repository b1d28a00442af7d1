import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';

import { categoryIcon, categoryPath } from '@/features/casino/categories';
import { categoriesQuery } from '@/features/casino/game-queries';
import { usePromotions } from '@/features/promotions/promotion-queries';
import { useSettingsMenu } from '@/features/site/settings-menu';
import { menuIcon } from '@/features/site/menu-icon';
import { Icon } from '@/shared/ui/icon';
import type { IconName } from '@/shared/ui/icon-paths';
import { ServiceIcon } from '@/shared/ui/service-icon';
import { Skeleton } from '@/shared/ui/skeleton';
import { useColorMode } from '@/shell/color-mode';
import { NavLink } from '@/shell/navigation';
import { paths } from '@/shell/paths';

import { ChatEntry } from './chat-entry';
import styles from './menu-links.module.css';

const SKELETONS = Array.from({ length: 14 }, (_, index) => (
  <li key={index} className={styles.wait}>
    <Skeleton width="1.5rem" height="1.5rem" />
    <Skeleton width={index % 3 === 0 ? '8.5rem' : '6rem'} height="0.75rem" />
  </li>
));

/** The two houses under one roof, on top of the menu. */
const PRODUCTS: readonly { to: string; icon: IconName; label: string }[] = [
  { to: paths.casino(), icon: 'dice', label: 'Cassino' },
  { to: paths.sports(), icon: 'ball', label: 'Esportes' },
];

/** In reach from every page whatever the house's own menu says. */
const KEPT: readonly { to: string; icon: IconName; label: string }[] = [
  { to: paths.providers(), icon: 'games', label: 'Provedores' },
  { to: paths.protection(), icon: 'shield', label: 'Limites e pausas' },
];

const USUAL = [
  { target: paths.mines(), icon: menuIcon(paths.mines(), null), label: 'Mines', link: { to: paths.mines() } },
  { target: paths.double(), icon: menuIcon(paths.double(), null), label: 'Double', link: { to: paths.double() } },
];

interface MenuLinksProps {
  /** Whether a link takes the place of the present page in the history, as from within what Back closes. */
  replace?: boolean;
  onFollow?: () => void;
}

/** The whole menu: the pages, the categories, the house's own entries, and the colour mode. */
export function MenuLinks({ replace = false, onFollow }: MenuLinksProps) {
  const categories = useQuery(categoriesQuery());
  const house = useSettingsMenu('general_menu');
  const { mode, toggle } = useColorMode();
  const promotions = usePromotions().length;
  // All at once: an entry that came later would push the others down.
  const isPending = (categories.data === undefined && categories.errorUpdateCount === 0) || house.pending;

  const entry = (to: string, icon: IconName, label: string, count?: ReactNode, serviceIcon: string | null = null) => (
    <li key={to}>
      <NavLink className={styles.entry} to={to} title={label} end replace={replace} onClick={onFollow}>
        <ServiceIcon name={serviceIcon} fallback={icon} />
        <span className={styles.label}>{label}</span>
        {count}
      </NavLink>
    </li>
  );
  const games = (categories.data?.data ?? []).map((category) => ({
    to: categoryPath(category),
    icon: categoryIcon(category.slug),
    label: category.name,
  }));
  const known = new Set([
    paths.index(),
    paths.casinoFavorites(),
    paths.promotions(),
    ...[...PRODUCTS, ...KEPT, ...games].map(({ to }) => to),
  ]);
  const own = (house.entries.length > 0 ? house.entries : USUAL).filter(({ target }) => !known.has(target));
  return (
    <nav className={styles.menu} aria-label="Menu">
      <div className={styles.lists}>
        <ul className={styles.products}>
          {PRODUCTS.map(({ to, icon, label }) => (
            <li key={to}>
              <NavLink className={styles.product} to={to} title={label} replace={replace} onClick={onFollow}>
                <Icon name={icon} />
                <span className={styles.label}>{label}</span>
              </NavLink>
            </li>
          ))}
        </ul>
        <ul>
          {entry(paths.index(), 'home', 'Início')}
          {entry(paths.casinoFavorites(), 'heart', 'Favoritos')}
          {entry(paths.promotions(), 'gift', 'Promoções', promotions > 0 && <span className={styles.count}>{promotions}</span>)}
        </ul>
        {isPending ? (
          <ul className={styles.group} aria-label="Categorias" aria-busy="true">
            {SKELETONS}
          </ul>
        ) : (
          <>
            {own.length > 0 && (
              <ul className={styles.group} aria-label="Da casa">
                {own.map(({ link, icon: { icon, serviceIcon }, label, target }) =>
                  'to' in link ? (
                    entry(link.to, icon, label, undefined, serviceIcon)
                  ) : (
                    <li key={target}>
                      <a className={styles.entry} href={link.href} title={label} target="_blank" rel="noopener noreferrer">
                        <ServiceIcon name={serviceIcon} fallback={icon} />
                        <span className={styles.label}>{label}</span>
                      </a>
                    </li>
                  ),
                )}
              </ul>
            )}
            {games.length > 0 && (
              <ul className={styles.group} aria-label="Categorias">
                {games.map(({ to, icon, label }) => entry(to, icon, label))}
              </ul>
            )}
            <ul className={styles.group} aria-label="Mais">
              {KEPT.map(({ to, icon, label }) => entry(to, icon, label))}
              <ChatEntry className={styles.entry} labelClass={styles.label} onOpen={onFollow} />
            </ul>
          </>
        )}
      </div>
      <ul className={styles.foot}>
        <li>
          <button type="button" className={styles.entry} title={mode === 'dark' ? 'Modo claro' : 'Modo escuro'} onClick={toggle}>
            <Icon name={mode === 'dark' ? 'sun' : 'moon'} />
            <span className={styles.label}>{mode === 'dark' ? 'Modo claro' : 'Modo escuro'}</span>
          </button>
        </li>
      </ul>
    </nav>
  );
}
