import { useQuery } from '@tanstack/react-query';

import { getListTransactionsQueryOptions } from '@generated/api/wallet';

import { formatDateTime } from '@/shared/format/date';
import { formatMoney } from '@/shared/format/money';
import { Asked } from '@/shared/ui/asked';
import { Notice } from '@/shared/ui/notice';
import { Card, Lines } from '@/shared/ui/page';
import { Pagination } from '@/shared/ui/pagination';
import { Link, useSearchParams } from '@/shell/navigation';
import { paths } from '@/shell/paths';

import { transactionName, transactionStatus } from './transaction-words';

const PER_PAGE = 20;

/** The player's transactions, the newest first, each with the balance after it; the page is in the address. */
export function Transactions() {
  const [search] = useSearchParams();
  const page = Math.max(1, Number(search.get('page') ?? 1) || 1);
  const query = useQuery(getListTransactionsQueryOptions({ page, per_page: PER_PAGE }));
  return (
    <Card>
      <Asked query={query} failed="Não foi possível carregar as transações" lines={8}>
        {({ data, meta }) =>
          data.length === 0 ? (
            <Notice icon="info" title="Nenhuma transação ainda" text="Depósitos, saques e apostas aparecem aqui." />
          ) : (
            <>
              <Lines
                label="Transações"
                items={data.map((transaction) => ({
                  id: transaction.id,
                  text: transactionName(transaction),
                  detail: [
                    formatDateTime(transaction.created_at),
                    transactionStatus(transaction),
                    ...(typeof transaction.balance_after === 'number' ? [`saldo ${formatMoney(transaction.balance_after)}`] : []),
                  ].join(' · '),
                  end: formatMoney(transaction.type === 1 ? transaction.amount : -transaction.amount),
                }))}
              />
              <Pagination
                current={meta?.current_page ?? page}
                last={meta?.last_page ?? 1}
                renderLink={(to, props) => <Link {...props} to={paths.transactions({ page: to })} />}
              />
            </>
          )
        }
      </Asked>
    </Card>
  );
}
