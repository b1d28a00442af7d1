import { useListTransactions } from '@generated/api/wallet';

import { QueryView } from '@/shared/ui/query-view';
import { buttonClass } from '@/shared/ui/button';
import { Notice } from '@/shared/ui/notice';
import { Card } from '@/shared/ui/page';
import { Link } from '@/product/navigation';
import { paths } from '@/product/paths';

import { TransactionDays } from './transaction-days';
import styles from '../money-list.module.css';

const RECENT_COUNT = 5;

/** Renders the last transactions of the player, with links to all of them and to the history of bets. */
export function RecentTransactions() {
  const query = useListTransactions({ page: 1, per_page: RECENT_COUNT });
  return (
    <Card title="Últimas transações">
      <QueryView query={query} failed="Não foi possível carregar as transações" lines={RECENT_COUNT}>
        {({ data }) =>
          data.length === 0 ? (
            <Notice icon="list" slim title="Nenhuma transação ainda" />
          ) : (
            <div className={styles.all}>
              <TransactionDays transactions={data} level={3} />
              <Link className={buttonClass('secondary', true)} to={paths.transactions()}>
                Ver todas as transações
              </Link>
              <Link className={buttonClass('secondary', true)} to={paths.userHistory()}>
                Histórico de apostas
              </Link>
            </div>
          )
        }
      </QueryView>
    </Card>
  );
}
