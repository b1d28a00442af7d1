import { useState } from 'react';

import type { Withdrawal } from '@generated/api/model/withdrawal';
import type { WithdrawalStatus } from '@generated/api/model/withdrawal-status';

import { formatDate, formatTime } from '@/shared/format/date';
import { formatMoney } from '@/shared/format/money';
import { Icon } from '@/shared/ui/icon';

import { CancelWithdrawal } from './cancel-withdrawal';
import { isCancellable, isOnItsWay } from './withdraw-rules';
import styles from './withdraw.module.css';

const STATUSES: Readonly<Record<WithdrawalStatus, string>> = {
  pending: 'Pedido',
  in_review: 'Em análise',
  processing: 'Enviando',
  paid: 'Pago',
  rejected: 'Recusado',
  cancelled: 'Cancelado',
};

/**
 * A withdrawal: how it stands, until when it is due, and its steps.
 *
 * @param props.now when it stood so, in ms
 */
export function WithdrawalItem({ withdrawal, now }: { withdrawal: Withdrawal; now: number }) {
  const { id, amount, status, reason, pix_key: key, created_at: at, due_at: due, timeline } = withdrawal;
  const onItsWay = isOnItsWay(status);
  const [open, setOpen] = useState(onItsWay);
  const isOverdue = onItsWay && Date.parse(due) < now;
  return (
    <details className={styles.item} open={open} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className={styles.summary}>
        <span className={styles.itemKey}>{key.key_masked}</span>
        <strong className={styles.itemAmount}>{formatMoney(amount)}</strong>
        <span className={styles.quiet}>{onItsWay ? `até ${formatTime(due)}` : formatDate(at)}</span>
        <span className={styles.status} data-status={status}>
          {STATUSES[status]}
        </span>
        <span className={styles.chevron}>
          <Icon name="chevron-down" size={18} />
        </span>
      </summary>
      <div className={styles.detail}>
        {isOverdue && <p className={styles.overdue}>O prazo de 120 minutos passou. Fale com o suporte.</p>}
        {reason !== null && <p>{reason}</p>}
        <ol className={styles.timeline} aria-label="Andamento do saque">
          {timeline.map((step) => (
            <li key={`${step.status} ${step.at}`} className={styles.step}>
              <span>{STATUSES[step.status]}</span>
              <time className={styles.quiet} dateTime={step.at}>
                {formatDate(step.at)} {formatTime(step.at)}
              </time>
            </li>
          ))}
          {onItsWay && (
            <li className={styles.step} data-ahead>
              <span>Pago</span>
              <span className={styles.quiet}>até {formatTime(due)}</span>
            </li>
          )}
        </ol>
        {isCancellable(status) && <CancelWithdrawal id={id} amount={amount} />}
      </div>
    </details>
  );
}
