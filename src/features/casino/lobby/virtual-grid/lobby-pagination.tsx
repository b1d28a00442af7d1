import { Pagination } from '@/shared/ui/pagination';
import { Link } from '@/shell/navigation';

import type { GridScoutProps } from './virtual-grid';
import { PAGE } from '../use-lobby-games';

/** The pages of a list as links, where it cannot be made one list. */
export function LobbyPages({ found: { total = 0 }, page, pathOf }: Pick<GridScoutProps, 'found' | 'page' | 'pathOf'>) {
  return (
    <Pagination current={page} last={Math.ceil(total / PAGE)} renderLink={(to, props) => <Link {...props} to={pathOf({ page: to })} />} />
  );
}
