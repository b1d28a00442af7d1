import { Pagination } from '@/shared/ui/pagination';
import { Link } from '@/shell/navigation';

import type { VirtualGridProps } from './virtual-grid';
import { PAGE_SIZE } from '../use-lobby-games';

/** The pages of a list as links, where it cannot be made one list. */
export function LobbyPagination({ found: { total = 0 }, page, pathOf }: Pick<VirtualGridProps, 'found' | 'page' | 'pathOf'>) {
  return (
    <Pagination current={page} last={Math.ceil(total / PAGE_SIZE)} renderLink={(to, props) => <Link {...props} to={pathOf({ page: to })} />} />
  );
}
