import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';

import type { Bet } from '@generated/api/model/bet';
import { getListBetsQueryOptions, listBets } from '@generated/api/wallet';

import { useSearchParams } from '@/product/navigation';

import { DayList } from '../day-list';
import { fetchAllPages } from '../fetch-all-pages';
import { withFilter } from '../list-params';
import { MoneyList } from '../money-list';
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
  return (
    <>
      <BetFilters filter={filter} onChange={(change) => setSearch(withFilter(search, change), { replace: true })} />
      <MoneyList
        query={query}
        filter={filter}
        names={['aposta', 'apostas']}
        failed="Não foi possível carregar o histórico"
        empty={{ title: 'Nenhuma aposta ainda', text: 'Rodadas e apostas de todos os jogos aparecem aqui.' }}
        csv={{
          fileName: 'apostas.csv',
          createCsv: async () => betsCsv(await fetchAllPages((paging) => listBets({ ...filter, ...paging }))),
          failed: 'Não foi possível baixar o histórico. Tente de novo.',
        }}
      >
        {(bets) => (
          <DayList items={bets} getTime={({ placed_at: at }) => at} getId={({ id }) => id}>
            {(bet) => <BetItem bet={bet} onReceipt={() => setReceipt(bet)} />}
          </DayList>
        )}
      </MoneyList>
      {receipt !== undefined && <BetReceipt bet={receipt} onClose={() => setReceipt(undefined)} />}
    </>
  );
}
