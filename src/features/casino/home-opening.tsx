import { useQuery } from '@tanstack/react-query';

import { formatCount } from '@/shared/format/number';
import { Icon } from '@/shared/ui/icon';
import { Skeleton } from '@/shared/ui/skeleton';
import { Link } from '@/shell/navigation';

import { categoryIcon, categoryPath } from './categories';
import { categoriesQuery } from './game-queries';
import styles from './home-opening.module.css';

/** How home begins: what there is to play, by category, each with how many games it has. */
export function HomeOpening() {
  const { data, isError } = useQuery(categoriesQuery());
  const categories = data?.data;
  const total = categories?.reduce((sum, category) => sum + category.games_count, 0);
  return (
    <section className={styles.opening}>
      <h1 className={styles.title}>O que você quer jogar?</h1>
      {!isError && (
        <p className={styles.lead}>
          {total === undefined ? (
            <Skeleton width="16rem" height="1rem" />
          ) : (
            `${formatCount(total)} jogos, cada um com o RTP à vista antes da aposta.`
          )}
        </p>
      )}
      {!isError && (
        <ul className={styles.row} aria-label="Categorias" aria-busy={categories === undefined || undefined}>
          {categories === undefined
            ? Array.from({ length: 8 }, (_, index) => (
                <li key={index}>
                  <Skeleton width="100%" height="3.5rem" radius="var(--radius-card)" />
                </li>
              ))
            : categories.map((category) => (
                <li key={category.id}>
                  <Link className={styles.category} to={categoryPath(category)}>
                    <Icon name={categoryIcon(category.slug)} />
                    <span className={styles.words}>
                      <span className={styles.name}>{category.name}</span>
                      <span className={styles.count}>{formatCount(category.games_count)}</span>
                    </span>
                  </Link>
                </li>
              ))}
        </ul>
      )}
    </section>
  );
}
