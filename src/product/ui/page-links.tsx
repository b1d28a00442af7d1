import { Pagination } from '@/shared/ui/pagination';

import { Link, useSearchParams } from '../navigation';
import { withPage } from '../page-parameter';

/** Renders the links to the pages of a list whose page is in the URL. */
export function PageLinks({ current, last }: { current: number; last: number }) {
  const [search] = useSearchParams();
  return <Pagination current={current} last={last} renderLink={(to, props) => <Link {...props} to={`?${withPage(search, to)}`} />} />;
}
