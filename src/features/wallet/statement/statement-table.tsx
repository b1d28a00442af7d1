import type { Statement } from '@generated/api/model/statement';
import type { StatementBucket } from '@generated/api/model/statement-bucket';

import { formatDuration } from '@/shared/format/duration';
import { formatMoney, formatSignedMoney } from '@/shared/format/money';
import { labelOf } from '@/shared/lib/label-of';
import { Link } from '@/product/navigation';
import { paths } from '@/product/paths';

import { bucketLabel } from './statement-labels';
import styles from './statement.module.css';

const GROUP_LABELS = { day: 'Dia', week: 'Semana', month: 'Mês', year: 'Ano' } as const;

/** Renders the periods of a statement, newest first. Periods without amounts or time are left out. */
export function StatementTable({ statement: { buckets, group } }: { statement: Statement }) {
  const shown = buckets.filter(isNotEmpty).toReversed();
  return (
    <div className={styles.scroll}>
      <table className={styles.table} aria-label="Extrato em números">
        <thead>
          <tr>
            <th scope="col">{labelOf(GROUP_LABELS, group, 'Período')}</th>
            <th scope="col">Resultado</th>
            <th scope="col">Tempo</th>
            <th scope="col">Apostado</th>
            <th scope="col">Prêmios</th>
            <th scope="col">Depositado</th>
            <th scope="col">Sacado</th>
          </tr>
        </thead>
        <tbody>
          {shown.map((bucket) => (
            <tr key={bucket.from}>
              <th scope="row">
                <Link to={paths.transactions({ from: bucket.from, to: bucket.to })}>{bucketLabel(bucket, group)}</Link>
              </th>
              <td>{formatSignedMoney(bucket.net)}</td>
              <td>{formatDuration(bucket.seconds)}</td>
              <td>{formatMoney(bucket.bets)}</td>
              <td>{formatMoney(bucket.wins)}</td>
              <td>{formatMoney(bucket.deposits)}</td>
              <td>{formatMoney(bucket.withdrawals)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

const isNotEmpty = ({ bets, wins, deposits, withdrawals, seconds }: StatementBucket) =>
  [bets, wins, deposits, withdrawals, seconds].some((value) => value !== 0);
