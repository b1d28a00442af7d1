import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';

import { useBrand } from '@/app/brand/brand-context';
import { categoryIcon, categoryPath } from '@/features/casino/categories';
import { categoriesQuery } from '@/features/casino/game-queries';
import { usePromotions } from '@/features/promotions/promotion-queries';
import type { SettingsMenuEntry } from '@/features/page-parts/settings-menu';
import { menuEntries, useSettingsMenu } from '@/features/page-parts/settings-menu';
import { menuIcon } from '@/features/page-parts/menu-icon';
import { useSlowness } from '@/shared/lib/use-slowness';
import { Icon } from '@/shared/ui/icon';
import type { IconName } from '@/shared/ui/icon-paths';
import { SectionBoundary } from '@/shared/ui/section-boundary';
import { ServiceIcon } from '@/shared/ui/service-icon';
import { Skeleton } from '@/shared/ui/skeleton';
import layout from '@/shared/ui/layout.module.css';
import { useColorMode } from '@/product/color-mode';
import { NavLink } from '@/product/navigation';
import { paths } from '@/product/paths';
import { useOpenLinkFilter } from '@/product/sections';

import { ChatEntry } from './chat-entry';
import styles from './menu-links.module.css';

/** Placeholder rows shown until the groups are rendered. */
const SKELETONS = Array.from({ length: 14 }, (_, index) => (
  <li key={index} className={styles.wait}>
    <Skeleton width="1.5rem" height="1.5rem" />
    <Skeleton width={index % 3 === 0 ? '8.5rem' : '6rem'} height="0.75rem" />
  </li>
));

/** Links at the top of the menu, with their own look: casino and sports. */
const PRODUCTS: readonly { to: string; icon: IconName; label: string }[] = [
  { to: paths.casino(), icon: 'dice', label: 'Cassino' },
  { to: paths.sports(), icon: 'ball', label: 'Esportes' },
];

const FAVORITES = { to: paths.casinoFavorites(), icon: 'heart', label: 'Favoritos' } as const;

/** Links that the operator's menu cannot remove. */
const FIXED_LINKS: readonly { to: string; icon: IconName; label: string }[] = [
  { to: paths.providers(), icon: 'games', label: 'Provedores' },
  { to: paths.protection(), icon: 'shield', label: 'Limites e pausas' },
  { to: paths.fairness(), icon: 'check', label: 'Jogo justo, verificável' },
];

/** Entries of the operator's group if neither the settings nor the brand have a menu, or if the groups fail to render. */
const DEFAULT_ENTRIES: readonly SettingsMenuEntry[] = [
  { target: paths.mines(), icon: menuIcon(paths.mines(), null), label: 'Mines', link: { to: paths.mines() } },
  { target: paths.double(), icon: menuIcon(paths.double(), null), label: 'Double', link: { to: paths.double() } },
];

interface MenuLinksProps {
  /** True to replace the history entry, because the open drawer has an entry of its own. */
  replace?: boolean | undefined;
  /** Called when a link within the site is followed, or the chat is opened or closed, so that the drawer closes. */
  onFollow?: (() => void) | undefined;
}

/** Renders the content of the side menu and of the drawer: the links to open sections, and the switch of the color mode. */
export function MenuLinks({ replace = false, onFollow }: MenuLinksProps) {
  const { mode: chosenMode, toggle } = useColorMode();
  const brand = useBrand();
  const mode = chosenMode ?? brand.mode;
  const isOpen = useOpenLinkFilter();
  const link = { replace, onFollow };
  return (
    <nav className={styles.menu} aria-label="Menu">
      <div className={styles.lists}>
        <ul className={`${layout.small} ${styles.products}`}>
          {PRODUCTS.filter(isOpen).map(({ to, icon, label }) => (
            <li key={to}>
              <NavLink className={styles.product} to={to} title={label} replace={replace} onClick={onFollow}>
                <Icon name={icon} />
                <span className={styles.label}>{label}</span>
              </NavLink>
            </li>
          ))}
        </ul>
        <ul>
          <Entry {...link} to={paths.index()} icon="home" label="Início" />
          {isOpen(FAVORITES) && <Entry {...link} {...FAVORITES} />}
          {isOpen({ to: paths.promotions() }) && (
            <Entry {...link} to={paths.promotions()} icon="gift" label="Promoções">
              <SectionBoundary name="menu: promotions" fallback={null}>
                <PromotionCount />
              </SectionBoundary>
            </Entry>
          )}
        </ul>
        <SectionBoundary name="menu: groups" fallback={<DefaultGroups {...link} />}>
          <Groups {...link} />
        </SectionBoundary>
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

/** Renders the operator's links, the categories of games and the fixed links. An operator's link that another list has is left out. */
function Groups(link: MenuLinksProps) {
  const categories = useQuery(categoriesQuery());
  const operatorMenu = useSettingsMenu('general_menu');
  const { menu } = useBrand();
  const isOpen = useOpenLinkFilter();
  const isFetching = (categories.data === undefined && categories.errorUpdateCount === 0) || operatorMenu.pending;
  // All groups appear together, so that nothing shifts. A hanging backend must not hide the default entries.
  const isPending = useSlowness(isFetching) !== 'stuck' && isFetching;
  if (isPending) {
    return (
      <ul className={styles.group} aria-label="Categorias" aria-busy="true">
        {SKELETONS}
      </ul>
    );
  }
  const games = (categories.data?.data ?? [])
    .map((category) => ({
      to: categoryPath(category),
      icon: categoryIcon(category.slug),
      label: category.name,
    }))
    .filter(isOpen);
  const listed = new Set([
    paths.index(),
    paths.casinoFavorites(),
    paths.promotions(),
    ...[...PRODUCTS, ...FIXED_LINKS, ...games].map(({ to }) => to),
  ]);
  const [operatorEntries = []] = [operatorMenu.entries, menuEntries(menu), DEFAULT_ENTRIES].filter(({ length }) => length > 0);
  const shownEntries = operatorEntries.filter(({ target }) => !listed.has(target) && isOpen({ to: target }));
  return (
    <>
      {shownEntries.length > 0 && <OperatorGroup {...link} entries={shownEntries} />}
      {games.length > 0 && (
        <ul className={styles.group} aria-label="Categorias">
          {games.map((game) => (
            <Entry key={game.to} {...link} {...game} />
          ))}
        </ul>
      )}
      <MoreGroup {...link} />
    </>
  );
}

/** Renders the groups that need no data, if the others cannot be rendered. */
function DefaultGroups(link: MenuLinksProps) {
  const isOpen = useOpenLinkFilter();
  return (
    <>
      <OperatorGroup {...link} entries={DEFAULT_ENTRIES.filter(({ target }) => isOpen({ to: target }))} />
      <MoreGroup {...link} />
    </>
  );
}

function OperatorGroup({ entries, ...link }: MenuLinksProps & { entries: readonly SettingsMenuEntry[] }) {
  return (
    <ul className={styles.group} aria-label="Da casa">
      {entries.map(({ link: entryLink, icon: { icon, serviceIcon }, label, target }) =>
        'to' in entryLink ? (
          <Entry key={target} {...link} to={entryLink.to} icon={icon} label={label} serviceIcon={serviceIcon} />
        ) : (
          <li key={target}>
            <a className={styles.entry} href={entryLink.href} title={label} target="_blank" rel="noopener noreferrer">
              <ServiceIcon name={serviceIcon} fallback={icon} />
              <span className={styles.label}>{label}</span>
            </a>
          </li>
        ),
      )}
    </ul>
  );
}

function MoreGroup(link: MenuLinksProps) {
  const isOpen = useOpenLinkFilter();
  return (
    <ul className={styles.group} aria-label="Mais">
      {FIXED_LINKS.filter(isOpen).map((entry) => (
        <Entry key={entry.to} {...link} {...entry} />
      ))}
      <SectionBoundary name="menu: chat" fallback={null}>
        <ChatEntry className={styles.entry} labelClass={styles.label} onToggle={link.onFollow} />
      </SectionBoundary>
    </ul>
  );
}

interface EntryProps extends MenuLinksProps {
  to: string;
  icon: IconName;
  label: string;
  /** Name of the icon that the operator has set; if it is null or has no drawing, `icon` is shown. */
  serviceIcon?: string | null;
  children?: ReactNode;
}

function Entry({ to, icon, label, serviceIcon = null, replace, onFollow, children }: EntryProps) {
  return (
    <li>
      <NavLink className={styles.entry} to={to} title={label} end replace={replace} onClick={onFollow}>
        <ServiceIcon name={serviceIcon} fallback={icon} />
        <span className={styles.label}>{label}</span>
        {children}
      </NavLink>
    </li>
  );
}

/** Renders the number of promotions, nothing if it is 0. */
function PromotionCount() {
  const promotions = usePromotions().length;
  return promotions > 0 && <span className={styles.count}>{promotions}</span>;
}
