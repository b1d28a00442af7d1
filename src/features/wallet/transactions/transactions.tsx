import { keepPreviousData, useQuery } from '@tanstack/react-query';

import { getListTransactionsQueryOptions, listTransactions } from '@generated/api/wallet';

import { formatCounted } from '@/shared/format/number';
import { QueryView } from '@/shared/ui/query-view';
import { Button } from '@/shared/ui/button';
import { Notice } from '@/shared/ui/notice';
import { Card } from '@/shared/ui/page';
import { Pagination } from '@/shared/ui/pagination';
import { Link, Navigate, useSearchParams } from '@/product/navigation';

import { DownloadCsv } from '../download-csv';
import { fetchAllPages } from '../fetch-all-pages';
import { withFilter, withPage } from '../list-params';
import styles from '../money-list.module.css';
import { TransactionDays } from './transaction-days';
import { TransactionFilters } from './transaction-filters';
import { transactionsCsv } from './transactions-csv';
import { isFiltered, parseFilter } from './transaction-params';

const PAGE_SIZE = 20;

/** Renders all transactions, filtered and paged by the URL. */
export function Transactions() {
  const [search, setSearch] = useSearchParams();
  const filter = parseFilter(search);
  const query = useQuery({
    ...getListTransactionsQueryOptions({ ...filter, per_page: PAGE_SIZE }),
    // The current page stays until the next has loaded.
    placeholderData: keepPreviousData,
  });
  const changeFilter = (changes: Record<string, string>) => setSearch(withFilter(search, changes), { replace: true });

  return (
    <>
      <TransactionFilters filter={filter} onChange={changeFilter} />
      <Card>
        <QueryView query={query} failed="Não foi possível carregar as transações" lines={8}>
          {({ data, meta }) =>
            data.length === 0 && (filter.page ?? 1) > (meta?.last_page ?? 1) ? (
              <Navigate to={`?${withPage(search, meta?.last_page ?? 1)}`} replace />
            ) : data.length === 0 ? (
              isFiltered(filter) ? (
                <Notice
                  icon="list"
                  title="Nada com estes filtros"
                  action={<Button onClick={() => setSearch({}, { replace: true })}>Limpar filtros</Button>}
                />
              ) : (
                <Notice icon="list" title="Nenhuma transação ainda" text="Depósitos, saques e apostas aparecem aqui." />
              )
            ) : (
              <div className={styles.all} aria-busy={query.isPlaceholderData || undefined}>
                <div className={styles.head}>
                  <p className={styles.quiet} role="status">
                    {formatCounted(meta?.total ?? data.length, 'transação', 'transações')}
                  </p>
                  <DownloadCsv
                    fileName="transacoes.csv"
                    createCsv={async () => transactionsCsv(await fetchAllPages((paging) => listTransactions({ ...filter, ...paging })))}
                    failed="Não foi possível baixar as transações. Tente de novo."
                  />
                </div>
                <TransactionDays transactions={data} />
                <Pagination
                  current={meta?.current_page ?? 1}
                  last={meta?.last_page ?? 1}
                  renderLink={(to, props) => <Link {...props} to={`?${withPage(search, to)}`} />}
                />
              </div>
            )
          }
        </QueryView>
      </Card>
    </>
  );
}
