import { useQuery } from '@tanstack/react-query';

import { getListProvidersQueryOptions } from '@generated/api/lobby';

import { formatCounted } from '@/shared/format/number';
import { QueryView } from '@/shared/ui/query-view';
import { Pagination } from '@/shared/ui/pagination';
import quiet from '@/shared/ui/quiet.module.css';
import layout from '@/shared/ui/layout.module.css';
import { Link, useSearchParams } from '@/product/navigation';
import { parsePage } from '@/product/page-parameter';
import { paths } from '@/product/paths';

import { ProviderMark } from '../provider-mark';
import styles from './providers.module.css';

/** Number of providers that one request fetches. */
const PER_PAGE = 60;

/** Renders the providers with their number of games, one page at a time. The page is in the URL (`?page=2`). */
export function Providers() {
  const [search] = useSearchParams();
  const page = parsePage(search);
  const query = useQuery(getListProvidersQueryOptions({ page, per_page: PER_PAGE }, { query: { staleTime: 10 * 60_000 } }));
  return (
    <QueryView query={query} failed="Não foi possível carregar os provedores" lines={8}>
      {({ data, meta }) => (
        <>
          <ul className={`${layout.medium} ${styles.list}`}>
            {data.map(({ id, name, image, games_count }) => (
              <li key={id}>
                <Link className={`${layout.tiny} ${layout.surface} ${styles.card}`} to={paths.provider(id)}>
                  <ProviderMark image={image} className={styles.mark} />
                  <span className={styles.name}>{name}</span>
                  <span className={quiet.text}>{formatCounted(games_count, 'jogo', 'jogos')}</span>
                </Link>
              </li>
            ))}
          </ul>
          <Pagination
            current={meta.current_page}
            last={meta.last_page}
            renderLink={(to, props) => <Link {...props} to={paths.providers({ page: to })} />}
          />
        </>
      )}
    </QueryView>
  );
}
