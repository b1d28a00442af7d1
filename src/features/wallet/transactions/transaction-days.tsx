import type { Transaction } from '@generated/api/model/transaction';

import { formatDateTime, formatTime } from '@/shared/format/date';
import { differenceOf } from '@/shared/format/amount-math';
import { formatMoney, formatSignedMoney } from '@/shared/format/money';
import { DescriptionList } from '@/shared/ui/page';
import quiet from '@/shared/ui/quiet.module.css';

import { hasChangedBalance, sourceLabel, statusLabel, transactionName, typeLabel } from './transaction-labels';
import { DayList } from '../day-list';
import { ExpandableItem } from '../expandable-item';
import styles from '../money-list.module.css';

/** Renders transactions by day, each of which opens with its details. Only an amount that changed the balance has a sign. */
export function TransactionDays({ transactions, level }: { transactions: readonly Transaction[]; level?: 2 | 3 }) {
  return (
    <DayList items={transactions} getTime={({ created_at: at }) => at} getId={({ id }) => id} {...(level && { level })}>
      {(transaction) => <TransactionItem transaction={transaction} />}
    </DayList>
  );
}

function TransactionItem({ transaction }: { transaction: Transaction }) {
  const { id, amount, balance_after: after, reference, created_at: at, type, status } = transaction;
  // Type 1 is money that comes in. Status 2 is approved, the usual state, which is not shown.
  const hasMoved = hasChangedBalance(transaction);
  const name = transactionName(transaction);
  return (
    <ExpandableItem
      summaryClass={styles.line}
      summary={
        <>
          <span className={styles.name}>{name}</span>
          <span className={styles.amount} data-type={hasMoved ? type : undefined}>
            {hasMoved && type !== 'unknown' ? formatSignedMoney(type === 1 ? amount : differenceOf(0, amount)) : formatMoney(amount)}
          </span>
          <span className={styles.quiet}>
            <span>{formatTime(at)}</span>
            {status !== 2 && <span className={styles.status}>{statusLabel(transaction)}</span>}
          </span>
          {after !== null && after !== undefined && (
            <span className={`${quiet.text} ${styles.after}`}>{`saldo ${formatMoney(after)}`}</span>
          )}
        </>
      }
    >
      <div className={styles.facts}>
        <DescriptionList
          rows={[
            ['Origem', sourceLabel(transaction)],
            ['Tipo', typeLabel(transaction)],
            ['Situação', statusLabel(transaction)],
            ['Quando', formatDateTime(at)],
            ...(after !== null && after !== undefined ? [['Saldo depois', formatMoney(after)] as const] : []),
            ['Transação', id],
            ...(reference ? [['Referência', reference] as const] : []),
          ]}
        />
      </div>
    </ExpandableItem>
  );
}
