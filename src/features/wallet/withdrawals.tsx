import { useQuery } from '@tanstack/react-query';

import { getListWithdrawalsQueryOptions } from '@generated/api/wallet';

import { useStaleBalance } from '@/realtime/use-realtime';
import { QueryView } from '@/shared/ui/query-view';
import { Notice } from '@/shared/ui/notice';
import { Card } from '@/shared/ui/page';

import { PendingCancellations } from './pending-cancellations';
import { LATEST_WITHDRAWALS } from './withdraw-operation';
import { isCancellable, isOnItsWay } from './withdraw-rules';
import { WithdrawalItem } from './withdrawal-item';
import styles from './withdraw.module.css';

/** How often withdrawals on their way are asked for, in ms: while real time is down, and as a watch on it. */
const EVERY = { alone: 10_000, beside: 30_000 } as const;

/**
 * The player's withdrawals, the newest first; one on its way says until when it is due and can be taken back.
 *
 * @param props.open only those on their way; nothing where there are none
 */
export function Withdrawals({ open = false }: { open?: boolean }) {
  const stale = useStaleBalance();
  const query = useQuery({
    ...getListWithdrawalsQueryOptions(LATEST_WITHDRAWALS),
    refetchInterval: ({ state }) =>
      state.data?.data.some(({ status }) => isOnItsWay(status)) ? (stale ? EVERY.alone : EVERY.beside) : false,
  });
  const shown = query.data?.data.filter(({ status }) => !open || isOnItsWay(status)) ?? [];
  const pending = query.isPending ? null : (
    <PendingCancellations shown={shown.filter(({ status }) => isCancellable(status)).map(({ id }) => id)} />
  );
  // The wallet's own sum says that nothing is on its way.
  if (open && shown.length === 0) return pending;
  return (
    <Card title={open ? 'Saques a caminho' : 'Seus saques'}>
      {pending}
      <QueryView query={query} failed="Não foi possível carregar os saques">
        {() =>
          shown.length === 0 ? (
            <Notice icon="info" slim title="Nenhum saque ainda" />
          ) : (
            <ul className={styles.list}>
              {shown.map((withdrawal) => (
                <li key={withdrawal.id}>
                  <WithdrawalItem withdrawal={withdrawal} now={query.dataUpdatedAt} />
                </li>
              ))}
            </ul>
          )
        }
      </QueryView>
    </Card>
  );
}
