import type { Transaction } from '@generated/api/model/transaction';

import { formatDate, formatDateTime, formatTime } from '@/shared/format/date';
import { dayLabel } from '@/shared/format/day-label';
import { formatMoney, formatSignedMoney } from '@/shared/format/money';
import { Icon } from '@/shared/ui/icon';
import { DescriptionList } from '@/shared/ui/page';

import { hasChangedBalance, SOURCE_LABELS, STATUS_LABELS, transactionName, TYPE_LABELS } from './transaction-labels';
import styles from './transactions.module.css';

/** Renders transactions by day in the site's time zone (SPEC D21). */
export function TransactionDays({ transactions, level = 2 }: { transactions: readonly Transaction[]; level?: 2 | 3 }) {
  const Heading = `h${level}` as const;
  const days = new Map<string, Transaction[]>();
  for (const transaction of transactions) {
    const day = formatDate(transaction.created_at);
    days.set(day, [...(days.get(day) ?? []), transaction]);
  }
  return [...days].map(([day, ofDay]) => (
    <section key={day} className={styles.day}>
      <Heading className={styles.dayTitle}>{dayLabel(day)}</Heading>
      <ul className={styles.lines}>
        {ofDay.map((transaction) => (
          <li key={transaction.id}>
            <TransactionItem transaction={transaction} />
          </li>
        ))}
      </ul>
    </section>
  ));
}

function TransactionItem({ transaction }: { transaction: Transaction }) {
  const { id, amount, balance_after: after, reference, created_at: at, source, type, status } = transaction;
  const hasMoved = hasChangedBalance(transaction);
  const name = transactionName(transaction);
  return (
    <details className={styles.item}>
      <summary className={styles.summary}>
        <span className={styles.name}>{name}</span>
        <span className={styles.amount} data-type={hasMoved ? type : undefined}>
          {hasMoved ? formatSignedMoney(type === 1 ? amount : -amount) : formatMoney(amount)}
        </span>
        <span className={styles.quiet}>
          {formatTime(at)}
          {status !== 2 && <span className={styles.status}>{STATUS_LABELS[status]}</span>}
        </span>
        {typeof after === 'number' && <span className={styles.after}>saldo {formatMoney(after)}</span>}
        <span className={styles.chevron}>
          <Icon name="chevron-down" size={18} />
        </span>
      </summary>
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
    </details>
  );
}
