import { useQuery } from '@tanstack/react-query';

import { formatCount } from '@/shared/format/number';
import { ErrorRetry } from '@/shared/ui/notice';
import { Tabs, tabClass } from '@/shared/ui/tabs';
import { NavLink } from '@/product/navigation';
import { paths } from '@/product/paths';

import { categoryPath } from '../categories';
import { categoriesQuery } from '../game-queries';
import styles from './lobby-tabs.module.css';

/**
 * Renders links to all games, the favorites and each category with its number of games. If the categories cannot be loaded, offers a retry.
 */
export function LobbyTabs() {
  const { data, isError, refetch } = useQuery(categoriesQuery());
  return (
    <>
      <Tabs label="Categorias">
        <NavLink className={tabClass} to={paths.casino()} end>
          Todos
        </NavLink>
        <NavLink className={tabClass} to={paths.casinoFavorites()}>
          Favoritos
        </NavLink>
        {(data?.data ?? []).map((category) => (
          <NavLink key={category.id} className={tabClass} to={categoryPath(category)}>
            <span>{category.name}</span> <span className={styles.count}>{formatCount(category.games_count)}</span>
          </NavLink>
        ))}
      </Tabs>
      {data === undefined && isError && <ErrorRetry slim title="Não foi possível carregar as categorias." onRetry={() => void refetch()} />}
    </>
  );
}
