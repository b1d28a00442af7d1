import { useQuery } from '@tanstack/react-query';

import { getListWithdrawalsQueryOptions } from '@generated/api/wallet';

import { useRealtimeState, useStaleBalance } from '@/realtime/use-realtime';
import { QueryView } from '@/shared/ui/query-view';
import { Notice } from '@/shared/ui/notice';
import { Card } from '@/shared/ui/page';
import { showAlert } from '@/product/alert-store';
import { failureMessage } from '@/product/money/failure-message';
import { OPERATIONS } from '@/product/money/operation-kinds';
import { PendingOperation } from '@/product/money/pending-operation';
import { usePendingKinds } from '@/product/money/use-pending-kinds';

import { WITHDRAWALS_PARAMS, CANCELLATION_PREFIX, cancellationDone, cancellationRequests } from './withdraw-operation';
import { isCancellable, isInProgress } from './withdraw-rules';
import { WithdrawalItem } from './withdrawal-item';
import list from '../money-list.module.css';

/** Poll interval of withdrawals that are not finished, while real time is down or the balance is stale. */
const POLL_INTERVAL_MS = 10_000;

/**
 * Renders the last 60 withdrawals, newest first. With `inProgressOnly`, renders of these only those in progress or in an unknown state, and
 * nothing if there are none or they are not loaded. Also looks up cancellations without a response.
 */
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

/**
 * Looks up cancellations without a response whose withdrawal shows no cancel button, because it can no longer be cancelled or
 * is not in the list.
 *
 * @param props.shown ids of the withdrawals with a button, which shows the state of the cancellation itself
 */
function PendingCancellations({ shown }: { shown: readonly string[] }) {
  const ids = usePendingKinds(CANCELLATION_PREFIX).map((kind) => kind.slice(CANCELLATION_PREFIX.length));
  return ids
    .filter((id) => !shown.includes(id))
    .map((id) => (
      <PendingOperation
        key={id}
        kind={`${CANCELLATION_PREFIX}${id}`}
        requests={cancellationRequests(id)}
        subject={OPERATIONS.cancel}
        label="Cancelamento de um saque."
        onDone={(withdrawal) => showAlert('success', cancellationDone(withdrawal))}
        describe={(failure) => failureMessage(failure, OPERATIONS.cancel).text}
      />
    ));
}
