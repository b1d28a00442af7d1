import { showAlert } from '@/product/alert-store';
import { failureMessage } from '@/product/money/failure-message';
import { OPERATIONS } from '@/product/money/operation-kinds';
import { CheckingNotice, UnresolvedNotice } from '@/product/money/operation-notice';
import { UnknownOutcomeError } from '@/product/money/operation-errors';
import { useMoneyOperation } from '@/product/money/use-money-operation';
import { usePendingKinds } from '@/product/money/use-pending-kinds';

import { CANCELLATION_PREFIX, cancellationDone, cancellationRequests } from './withdraw-operation';

/**
 * Looks up cancellations without a response whose withdrawal shows no cancel button, because it can no longer be cancelled or
 * is not in the list.
 *
 * @param props.shown ids of the withdrawals with a button, which shows the state of the cancellation itself
 */
export function PendingCancellations({ shown }: { shown: readonly string[] }) {
  const ids = usePendingKinds(CANCELLATION_PREFIX).map((kind) => kind.slice(CANCELLATION_PREFIX.length));
  return ids.filter((id) => !shown.includes(id)).map((id) => <PendingCancellation key={id} id={id} />);
}

function PendingCancellation({ id }: { id: string }) {
  const { stage, unresolved, repeat } = useMoneyOperation({
    kind: `${CANCELLATION_PREFIX}${id}`,
    requests: cancellationRequests(id),
    onDone: (withdrawal) => showAlert('success', cancellationDone(withdrawal)),
    onFailed: (failure) => {
      // An unknown outcome needs no alert, because the notice shows it.
      if (!(failure instanceof UnknownOutcomeError)) showAlert('error', failureMessage(failure, OPERATIONS.cancel).text);
    },
  });
  if (unresolved === undefined) return <CheckingNotice shown={stage === 'checking'} />;
  return (
    <UnresolvedNotice subject={OPERATIONS.cancel} isBusy={stage !== 'idle'} onRepeat={repeat}>
      Cancelamento de um saque.
    </UnresolvedNotice>
  );
}
