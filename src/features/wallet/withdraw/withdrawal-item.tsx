import { useState } from 'react';

import type { Withdrawal } from '@generated/api/model/withdrawal';

import { formatDate, formatDateTime, formatTime } from '@/shared/format/date';
import { formatMoney } from '@/shared/format/money';
import { classes } from '@/shared/lib/classes';
import badge from '@/shared/ui/badge.module.css';
import { Button } from '@/shared/ui/button';
import callout from '@/shared/ui/callout.module.css';
import layout from '@/shared/ui/layout.module.css';
import quiet from '@/shared/ui/quiet.module.css';
import { showAlert } from '@/product/alert-store';
import { OPERATIONS } from '@/product/money/operation-kinds';
import { UnresolvedNotice } from '@/product/money/operation-notice';
import { useMoneyOperation } from '@/product/money/use-money-operation';
import { OperationFeedback } from '@/product/ui/operation-feedback';

import { ExpandableItem } from '../expandable-item';
import { isCancellable, isInProgress } from './withdraw-rules';
import styles from './withdraw.module.css';
import { InlineConfirm } from '../inline-confirm';
import { CANCELLATION_PREFIX, cancellationDone, cancellationRequests } from './withdraw-operation';

const STATUS_LABELS: Readonly<Record<Withdrawal['status'], string>> = {
  pending: 'Pendente',
  in_review: 'Em análise',
  processing: 'Enviando',
  paid: 'Pago',
  rejected: 'Recusado',
  cancelled: 'Cancelado',
  unknown: 'Em processamento',
};

/**
 * Renders a withdrawal, which opens with its steps and its cancellation.
 *
 * @param props.now time at which the list arrived, by the device's clock, in epoch ms
 */
export function WithdrawalItem({ withdrawal, now }: { withdrawal: Withdrawal; now: number }) {
  const { id, amount, status, reason, pix_key: key, created_at: at, due_at: due, timeline } = withdrawal;
  const inProgress = isInProgress(status);
  const [expanded, setExpanded] = useState(inProgress);
  const isOverdue = inProgress && Date.parse(due) < now;
  return (
    <ExpandableItem
      open={expanded}
      onToggle={({ currentTarget }) => setExpanded(currentTarget.open)}
      summaryClass={styles.line}
      summary={
        <>
          <span className={styles.itemKey} translate="no">
            {key.key_masked}
          </span>
          <strong className={styles.itemAmount} translate="no">
            {formatMoney(amount)}
          </strong>
          <span className={quiet.text}>{inProgress ? `até ${formatTime(due)}` : formatDate(at)}</span>
          <span className={classes(badge.badge, styles.status)} data-status={status}>
            {STATUS_LABELS[status]}
          </span>
        </>
      }
    >
      <div className={`${layout.large} ${styles.detail}`}>
        {isOverdue && (
          <p className={`${layout.inset} ${callout.error}`}>{`O prazo terminou em ${formatDateTime(due)}. Fale com o suporte.`}</p>
        )}
        {reason !== null && <p>{reason}</p>}
        <ol className={styles.timeline} aria-label="Andamento do saque">
          {timeline.map((step) => (
            <li key={`${step.status} ${step.at}`} className={styles.step}>
              <span>{STATUS_LABELS[step.status]}</span>
              <time className={quiet.text} dateTime={step.at}>
                {`${formatDate(step.at)} ${formatTime(step.at)}`}
              </time>
            </li>
          ))}
          {inProgress && (
            <li className={styles.step} data-ahead>
              <span>Pago</span>
              <span className={quiet.text}>{`até ${formatTime(due)}`}</span>
            </li>
          )}
        </ol>
        {isCancellable(status) && <CancelWithdrawal id={id} amount={amount} />}
      </div>
    </ExpandableItem>
  );
}

/** Renders the cancellation of a withdrawal: the button, its confirmation, and the state of the operation. */
function CancelWithdrawal({ id, amount }: Pick<Withdrawal, 'id' | 'amount'>) {
  const operation = useMoneyOperation<object, Withdrawal>({
    kind: `${CANCELLATION_PREFIX}${id}`,
    requests: cancellationRequests(id),
    onDone: () => showAlert('success', cancellationDone({ amount })),
  });
  const { start, stage, unresolved, repeat, unready } = operation;
  if (unresolved !== undefined)
    return (
      <UnresolvedNotice subject={OPERATIONS.cancel} isBusy={stage !== 'idle'} onRepeat={repeat}>
        {`Cancelamento do saque de ${formatMoney(amount)}.`}
      </UnresolvedNotice>
    );
  return (
    <div className={`${layout.medium} ${styles.cancel}`}>
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
      <OperationFeedback operation={operation} subject={OPERATIONS.cancel} />
    </div>
  );
}
