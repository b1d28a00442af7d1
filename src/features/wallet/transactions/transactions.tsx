import { keepPreviousData, useQuery } from '@tanstack/react-query';

import { getListTransactionsQueryOptions, listTransactions } from '@generated/api/wallet';

import { useSearchParams } from '@/product/navigation';

import { fetchAllPages } from '../fetch-all-pages';
import { withFilter } from '../list-params';
import { MoneyList } from '../money-list';
import { TransactionDays } from './transaction-days';
import { TransactionFilters } from './transaction-filters';
import { transactionsCsv } from './transactions-csv';
import { parseFilter } from './transaction-params';

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
  return (
    <>
      <TransactionFilters filter={filter} onChange={(change) => setSearch(withFilter(search, change), { replace: true })} />
      <MoneyList
        query={query}
        filter={filter}
        names={['transação', 'transações']}
        failed="Não foi possível carregar as transações"
        empty={{ title: 'Nenhuma transação ainda', text: 'Depósitos, saques e apostas aparecem aqui.' }}
        csv={{
          fileName: 'transacoes.csv',
          createCsv: async () => transactionsCsv(await fetchAllPages((paging) => listTransactions({ ...filter, ...paging }))),
          failed: 'Não foi possível baixar as transações. Tente de novo.',
        }}
      >
        {(transactions) => <TransactionDays transactions={transactions} />}
      </MoneyList>
    </>
  );
}
