import { useQuery } from '@tanstack/react-query';

import { getListWithdrawalsQueryOptions } from '@generated/api/wallet';

import { useRealtimeState, useStaleBalance } from '@/realtime/use-realtime';
import { QueryView } from '@/shared/ui/query-view';
import { Notice } from '@/shared/ui/notice';
import { Card } from '@/shared/ui/page';

import { PendingCancellations } from './pending-cancellations';
import { WITHDRAWALS_PARAMS } from './withdraw-operation';
import { isCancellable, isInProgress } from './withdraw-rules';
import { WithdrawalItem } from './withdrawal-item';
import list from '../money-list.module.css';

/** Poll interval while real time is down. */
const POLL_INTERVAL_MS = 10_000;

/** Renders withdrawals, newest first: all, or only those in progress or in an unknown state. */
export function Withdrawals({ inProgressOnly = false }: { inProgressOnly?: boolean }) {
  const isConnected = useRealtimeState() === 'connected';
  const isStale = useStaleBalance();
  const query = useQuery({
    ...getListWithdrawalsQueryOptions(WITHDRAWALS_PARAMS),
    refetchInterval: ({ state }) =>
      (isStale || !isConnected) &&
      state.data?.data.some(({ status }) => isInProgress(status) || status === 'unknown') === true &&
      POLL_INTERVAL_MS,
  });
  const shown = query.data?.data.filter(({ status }) => !inProgressOnly || isInProgress(status) || status === 'unknown') ?? [];
  const pending = query.isPending ? null : (
    <PendingCancellations shown={shown.filter(({ status }) => isCancellable(status)).map(({ id }) => id)} />
  );
  if (inProgressOnly && shown.length === 0) return pending;
  return (
    <Card title={inProgressOnly ? 'Saques em andamento' : 'Seus saques'}>
      {pending}
      <QueryView query={query} failed="Não foi possível carregar os saques">
        {() =>
          shown.length === 0 ? (
            <Notice icon="info" slim title="Nenhum saque ainda" />
          ) : (
            <ul className={list.lines}>
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
