import { useListTransactions } from '@generated/api/wallet';

import { QueryCard } from '@/shared/ui/query-card';
import { buttonClass } from '@/shared/ui/button';
import { Notice } from '@/shared/ui/notice';
import layout from '@/shared/ui/layout.module.css';
import { Link } from '@/product/navigation';
import { paths } from '@/product/paths';

import { TransactionDays } from './transaction-days';

const RECENT_COUNT = 5;

/** Renders the last five transactions of the player, with links to all of them and to the history of bets. */
export function RecentTransactions() {
  const query = useListTransactions({ page: 1, per_page: RECENT_COUNT });
  return (
    <QueryCard
      title="Últimas transações"
      query={query}
      failed="Não foi possível carregar as transações"
      lines={RECENT_COUNT}
      empty={<Notice icon="list" slim title="Nenhuma transação ainda" />}
    >
      {({ data }) => (
        <div className={layout.large}>
          <TransactionDays transactions={data} level={3} />
          <Link className={buttonClass('secondary', true)} to={paths.transactions()}>
            Ver todas as transações
          </Link>
          <Link className={buttonClass('secondary', true)} to={paths.userHistory()}>
            Histórico de apostas
          </Link>
        </div>
      )}
    </QueryCard>
  );
}
