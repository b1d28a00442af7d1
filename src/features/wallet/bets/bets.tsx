import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';

import type { Bet } from '@generated/api/model/bet';
import { getListBetsQueryOptions, listBets } from '@generated/api/wallet';

import { formatCounted } from '@/shared/format/number';
import { Button } from '@/shared/ui/button';
import { Notice } from '@/shared/ui/notice';
import { Card } from '@/shared/ui/page';
import { Pagination } from '@/shared/ui/pagination';
import { QueryView } from '@/shared/ui/query-view';
import { Link, Navigate, useSearchParams } from '@/product/navigation';

import { DayList } from '../day-list';
import { DownloadCsv } from '../download-csv';
import { fetchAllPages } from '../fetch-all-pages';
import { withFilter, withPage } from '../list-params';
import styles from '../money-list.module.css';
import { isFiltered } from '../transactions/transaction-params';
import { BetFilters } from './bet-filters';
import { BetItem } from './bet-item';
import { BetReceipt } from './bet-receipt';
import { betsCsv } from './bets-csv';
import { parseBetFilter } from './bet-params';

const PAGE_SIZE = 20;

/** Renders the rounds and bets of all games, filtered and paged by the URL (SPEC Q35). */
export function Bets() {
  const [search, setSearch] = useSearchParams();
  const [receipt, setReceipt] = useState<Bet>();
  const filter = parseBetFilter(search);
  const query = useQuery({ ...getListBetsQueryOptions({ ...filter, per_page: PAGE_SIZE }), placeholderData: keepPreviousData });
  const clearFilter = () => setSearch({}, { replace: true });

  return (
    <>
      <BetFilters filter={filter} onChange={(change) => setSearch(withFilter(search, change), { replace: true })} />
      <Card>
        <QueryView query={query} failed="Não foi possível carregar o histórico" lines={8}>
          {({ data, meta }) =>
            data.length === 0 && (filter.page ?? 1) > meta.last_page ? (
              <Navigate to={`?${withPage(search, meta.last_page)}`} replace />
            ) : data.length === 0 ? (
              <Empty onClear={isFiltered(filter) ? clearFilter : undefined} />
            ) : (
              <div className={styles.all} aria-busy={query.isPlaceholderData || undefined}>
                <div className={styles.head}>
                  <p className={styles.quiet} role="status">
                    {formatCounted(meta.total, 'aposta', 'apostas')}
                  </p>
                  <DownloadCsv
                    fileName="apostas.csv"
                    createCsv={async () => betsCsv(await fetchAllPages((paging) => listBets({ ...filter, ...paging })))}
                    failed="Não foi possível baixar o histórico. Tente de novo."
                  />
                </div>
                <DayList items={data} getTime={({ placed_at: at }) => at} getId={({ id }) => id}>
                  {(bet) => <BetItem bet={bet} onReceipt={() => setReceipt(bet)} />}
                </DayList>
                <Pagination
                  current={meta.current_page}
                  last={meta.last_page}
                  renderLink={(to, props) => <Link {...props} to={`?${withPage(search, to)}`} />}
                />
              </div>
            )
          }
        </QueryView>
      </Card>
      {receipt !== undefined && <BetReceipt bet={receipt} onClose={() => setReceipt(undefined)} />}
    </>
  );
}

/**
 * Renders a notice in place of an empty list.
 *
 * @param onClear undefined if no filter is set
 */
function Empty({ onClear }: { onClear: (() => void) | undefined }) {
  if (onClear === undefined) {
    return <Notice icon="list" title="Nenhuma aposta ainda" text="Rodadas e apostas de todos os jogos aparecem aqui." />;
  }
  return <Notice icon="list" title="Nada com estes filtros" action={<Button onClick={onClear}>Limpar filtros</Button>} />;
}
