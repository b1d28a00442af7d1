import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';

import { formatCount } from '@/shared/format/number';
import { classes } from '@/shared/lib/classes';
import { Icon } from '@/shared/ui/icon';
import { ErrorRetry } from '@/shared/ui/notice';
import scroll from '@/shared/ui/scroll-row.module.css';
import { SectionBoundary } from '@/shared/ui/section-boundary';
import { Skeleton } from '@/shared/ui/skeleton';
import layout from '@/shared/ui/layout.module.css';
import quiet from '@/shared/ui/quiet.module.css';
import { Link } from '@/product/navigation';
import { useIsSectionOpen } from '@/product/sections';

import { categoryIcon, categoryPath } from '../categories';
import { categoriesQuery } from '../game-queries';
import styles from './home-hero.module.css';

/**
 * Renders the promotions and, unless the settings or a block of the account close the casino, the number of games and links to the
 * categories.
 */
export function HomeHero({ promotions }: { promotions: ReactNode }) {
  const isOpen = useIsSectionOpen('casino_enabled');
  return (
    <section className={`${layout.large} ${styles.hero}`}>
      <div className={`${layout.tiny} ${styles.head}`}>
        <h1 className={styles.title}>O que você quer jogar?</h1>
        <SectionBoundary name="home: count" fallback={null}>
          {isOpen && <GameCount />}
        </SectionBoundary>
      </div>
      {promotions}
      <SectionBoundary name="home: categories" title="as categorias">
        {isOpen && <Categories />}
      </SectionBoundary>
    </section>
  );
}

function GameCount() {
  const { data, isError } = useQuery(categoriesQuery());
  if (data === undefined && isError) return null;
  const total = data?.data.reduce((sum, category) => sum + category.games_count, 0);
  return (
    <p className={`${quiet.text} ${styles.lead}`}>
      {total === undefined ? <Skeleton width="14rem" height="1rem" /> : `${formatCount(total)} jogos, todos com o RTP à vista.`}
    </p>
  );
}

function Categories() {
  const { data, isError, refetch } = useQuery(categoriesQuery());
  const categories = data?.data;
  if (categories === undefined && isError)
    return <ErrorRetry slim title="Não foi possível carregar as categorias." onRetry={() => void refetch()} />;
  return (
    <ul className={classes(styles.row, scroll.row)} aria-label="Categorias" aria-busy={categories === undefined || undefined}>
      {categories === undefined
        ? Array.from({ length: 8 }, (_, index) => (
            <li key={index}>
              <Skeleton width="100%" height="4rem" radius="var(--radius-card)" />
            </li>
          ))
        : categories.map((category) => (
            <li key={category.id}>
              <Link className={`${layout.surface} ${styles.category}`} to={categoryPath(category)}>
                <span className={styles.art}>
                  <Icon name={categoryIcon(category.slug)} />
                </span>
                <span className={styles.words}>
                  <span className={styles.name}>{category.name}</span>{' '}
                  <span className={`${quiet.small} ${styles.count}`}>{formatCount(category.games_count)}</span>
                </span>
              </Link>
            </li>
          ))}
    </ul>
  );
}
