import type { Transaction } from '@generated/api/model/transaction';

import { formatDateTime, formatTime } from '@/shared/format/date';
import { formatMoney, formatSignedMoney } from '@/shared/format/money';
import { DescriptionList } from '@/shared/ui/page';

import { hasChangedBalance, SOURCE_LABELS, STATUS_LABELS, transactionName, TYPE_LABELS } from './transaction-labels';
import { DayList } from '../day-list';
import { ExpandableItem } from '../expandable-item';
import styles from '../money-list.module.css';

/** Renders transactions by day. */
export function TransactionDays({ transactions, level }: { transactions: readonly Transaction[]; level?: 2 | 3 }) {
  return (
    <DayList items={transactions} getTime={({ created_at: at }) => at} getId={({ id }) => id} {...(level && { level })}>
      {(transaction) => <TransactionItem transaction={transaction} />}
    </DayList>
  );
}

function TransactionItem({ transaction }: { transaction: Transaction }) {
  const { id, amount, balance_after: after, reference, created_at: at, source, type, status } = transaction;
  const hasMoved = hasChangedBalance(transaction);
  const name = transactionName(transaction);
  return (
    <ExpandableItem
      summaryClass={styles.line}
      summary={
        <>
          <span className={styles.name}>{name}</span>
          <span className={styles.amount} data-type={hasMoved ? type : undefined}>
            {hasMoved ? formatSignedMoney(type === 1 ? amount : -amount) : formatMoney(amount)}
          </span>
          <span className={styles.quiet}>
            {formatTime(at)}
            {status !== 2 && <span className={styles.status}>{STATUS_LABELS[status]}</span>}
          </span>
          {typeof after === 'number' && <span className={styles.after}>saldo {formatMoney(after)}</span>}
        </>
      }
    >
      <div className={styles.facts}>
        <DescriptionList
          rows={[
            ['Origem', SOURCE_LABELS[source]],
            ['Tipo', TYPE_LABELS[type]],
            ['Situação', STATUS_LABELS[status]],
            ['Quando', formatDateTime(at)],
            ...(typeof after === 'number' ? [['Saldo depois', formatMoney(after)] as const] : []),
            ['Transação', id],
            ...(reference ? [['Referência', reference] as const] : []),
          ]}
        />
      </div>
    </ExpandableItem>
  );
}
