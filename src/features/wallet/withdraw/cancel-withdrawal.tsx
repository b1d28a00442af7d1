import type { Withdrawal } from '@generated/api/model/withdrawal';

import { formatMoney } from '@/shared/format/money';
import { Button } from '@/shared/ui/button';
import { showAlert } from '@/product/alert-store';
import { failureMessage } from '@/product/money/failure-message';
import { OPERATIONS } from '@/product/money/operation-kinds';
import { CheckingNotice, RejectionNotice, UnresolvedNotice } from '@/product/money/operation-notice';
import { useMoneyOperation } from '@/product/money/use-money-operation';
import { AccountLoadRetry } from '@/product/ui/account-load-retry';

import { InlineConfirm } from '../inline-confirm';
import { CANCELLATION_PREFIX, cancellationDone, cancellationRequests } from './withdraw-operation';
import styles from './withdraw.module.css';

/** Renders the cancellation of a withdrawal: the button, its confirmation, and the state of the operation. */
export function CancelWithdrawal({ id, amount }: Pick<Withdrawal, 'id' | 'amount'>) {
  const { start, stage, unresolved, repeat, failure, unready, retry } = useMoneyOperation<object, Withdrawal>({
    kind: `${CANCELLATION_PREFIX}${id}`,
    requests: cancellationRequests(id),
    onDone: () => showAlert('success', cancellationDone({ amount })),
  });
  if (unresolved !== undefined)
    return (
      <UnresolvedNotice subject={OPERATIONS.cancel} isBusy={stage !== 'idle'} onRepeat={repeat}>
        {`Cancelamento do saque de ${formatMoney(amount)}.`}
      </UnresolvedNotice>
    );
  return (
    <div className={styles.cancel}>
      <InlineConfirm
        renderTrigger={(open) => (
          <Button reason={unready} onClick={open}>
            Cancelar saque
          </Button>
        )}
        question={`Cancelar este saque? ${amount === 'unknown' ? 'O valor volta' : `${formatMoney(amount)} voltam`} para o seu saldo agora.`}
        yes="Cancelar saque"
        no="Manter saque"
        busy={stage !== 'idle'}
        onYes={() => start({})}
      />
      <AccountLoadRetry retry={retry} />
      <CheckingNotice shown={stage === 'checking'} />
      <RejectionNotice message={failure === null ? undefined : failureMessage(failure, OPERATIONS.cancel)} />
    </div>
  );
}
