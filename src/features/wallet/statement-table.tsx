import type { Statement } from '@generated/api/model/statement';
import type { StatementBucket } from '@generated/api/model/statement-bucket';

import { formatMoney } from '@/shared/format/money';
import { Link } from '@/shell/navigation';
import { paths } from '@/shell/paths';

import { bucketName, durationText, signedMoney } from './statement-words';
import styles from './statement.module.css';

const FIRST = { day: 'Dia', week: 'Semana', month: 'Mês' } as const;

/** The statement in figures, the newest first; what came to nothing is left out. Each leads to its transactions. */
export function StatementTable({ statement: { buckets, group } }: { statement: Statement }) {
  const shown = buckets.filter(hasAnything).toReversed();
  return (
    <div className={styles.scroll}>
      <table className={styles.table} aria-label="Extrato em números">
        <thead>
          <tr>
            <th scope="col">{FIRST[group]}</th>
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
                <Link to={paths.transactions({ from: bucket.from, to: bucket.to })}>{bucketName(bucket, group)}</Link>
              </th>
              <td>{signedMoney(bucket.net)}</td>
              <td>{durationText(bucket.seconds)}</td>
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

const hasAnything = ({ bets, wins, deposits, withdrawals, seconds }: StatementBucket) => bets + wins + deposits + withdrawals + seconds > 0;
