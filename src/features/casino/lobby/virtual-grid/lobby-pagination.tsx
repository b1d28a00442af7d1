import { useEffect } from 'react';

import { Pagination } from '@/shared/ui/pagination';
import { Link } from '@/product/navigation';

import { PAGE_SIZE } from '../use-lobby-games';
import type { VirtualGridProps } from './types';

type LobbyPaginationProps = Pick<VirtualGridProps, 'lobbyGames' | 'onUnmeasured' | 'page' | 'pathFor'>;

/**
 * Renders links to the pages, as a fallback if the virtual grid cannot be loaded or measured. Calls `onUnmeasured` after the first
 * rendering and whenever this function changes, so that the whole page of games is rendered.
 */
export function LobbyPagination({ lobbyGames: { total = 0 }, onUnmeasured, page, pathFor }: LobbyPaginationProps) {
  useEffect(onUnmeasured, [onUnmeasured]);
  return (
    <Pagination
      current={page}
      last={Math.ceil(total / PAGE_SIZE)}
      renderLink={(to, props) => <Link {...props} to={pathFor({ page: to })} />}
    />
  );
}
