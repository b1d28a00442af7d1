import { Pagination } from '@/shared/ui/pagination';
import { Link } from '@/shell/navigation';

import { PAGE_SIZE } from '../use-lobby-games';
import type { VirtualGridProps } from './types';

/** Renders the fallback if the virtual grid cannot be loaded or measured. */
export function LobbyPagination({ lobbyGames: { total = 0 }, page, pathFor }: Pick<VirtualGridProps, 'lobbyGames' | 'page' | 'pathFor'>) {
  return (
    <Pagination
      current={page}
      last={Math.ceil(total / PAGE_SIZE)}
      renderLink={(to, props) => <Link {...props} to={pathFor({ page: to })} />}
    />
  );
}
