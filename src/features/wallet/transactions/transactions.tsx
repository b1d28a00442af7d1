import { keepPreviousData, useQuery } from '@tanstack/react-query';

import { getListTransactionsQueryOptions, listTransactions } from '@generated/api/wallet';

import { useSearchParams } from '@/product/navigation';
import { Select } from '@/shared/ui/select';
import { toOptions } from '@/shared/ui/select-options';

import { fetchAllPages } from '../fetch-all-pages';
import { withFilter } from '../list-params';
import { MoneyList } from '../money-list';
import { TransactionDays } from './transaction-days';
import { transactionsCsv } from './transactions-csv';
import { parseFilter } from './transaction-params';
import styles from '../money-list.module.css';
import { PeriodFilter } from '../period-filter';
import type { TransactionFilter } from './transaction-params';
import { SOURCE_LABELS, STATUS_LABELS, TYPE_LABELS } from './transaction-labels';

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

interface TransactionFiltersProps {
  filter: TransactionFilter;
  /** Receives the changed URL parameters; '' removes a parameter. */
  onChange: (change: Record<string, string>) => void;
}

function TransactionFilters({ filter: { source, type, status, from, to }, onChange }: TransactionFiltersProps) {
  return (
    <div className={styles.filters} role="group" aria-label="Filtros">
      <Select
        label="Origem"
        value={source ?? ''}
        options={toOptions(SOURCE_LABELS, 'Todas as origens')}
        onChange={(value) => onChange({ source: value })}
      />
      <Select
        label="Tipo"
        value={String(type ?? '')}
        options={toOptions(TYPE_LABELS, 'Entradas e saídas')}
        onChange={(value) => onChange({ type: value })}
      />
      <Select
        label="Situação"
        value={String(status ?? '')}
        options={toOptions(STATUS_LABELS, 'Todas as situações')}
        onChange={(value) => onChange({ status: value })}
      />
      <PeriodFilter from={from} to={to} onChange={onChange} />
    </div>
  );
}
