import { useQuery } from '@tanstack/react-query';

import { Tabs, tabClass } from '@/shared/ui/tabs';
import { NavLink } from '@/shell/navigation';
import { paths } from '@/shell/paths';

import { categoryPath } from './categories';
import { categoriesQuery } from './game-queries';

/** The way from one category to the next. */
export function LobbyTabs() {
  const { data } = useQuery(categoriesQuery());
  return (
    <Tabs label="Categorias">
      <NavLink className={tabClass} to={paths.casino()} end>
        Todos
      </NavLink>
      {(data?.data ?? []).map((category) => (
        <NavLink key={category.id} className={tabClass} to={categoryPath(category)}>
          {category.name}
        </NavLink>
      ))}
      <NavLink className={tabClass} to={paths.casinoFavorites()}>
        Favoritos
      </NavLink>
    </Tabs>
  );
}
