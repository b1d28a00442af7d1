import { keepPreviousData, useQuery } from '@tanstack/react-query';

import type { GetStatementParams } from '@generated/api/model/get-statement-params';
import type { Statement as StatementData, Statement } from '@generated/api/model/statement';
import type { StatementGroup } from '@generated/api/model/statement-group';
import { getGetStatementQueryOptions } from '@generated/api/wallet';
import type { StatementBucket } from '@generated/api/model/statement-bucket';

import { formatDay } from '@/shared/format/date';
import { formatDuration } from '@/shared/format/duration';
import type { Amount as Cents } from '@/shared/format/money';
import { formatSignedMoney, formatMoney } from '@/shared/format/money';
import { todayInSaoPaulo } from '@/shared/forms/calendar-day';
import { Amount } from '@/shared/ui/amount';
import { buttonClass } from '@/shared/ui/button';
import link from '@/shared/ui/link.module.css';
import { QueryView } from '@/shared/ui/query-view';
import { Notice } from '@/shared/ui/notice';
import { Card } from '@/shared/ui/page';
import quiet from '@/shared/ui/quiet.module.css';
import { Link, useSearchParams } from '@/product/navigation';
import { paths } from '@/product/paths';
import { labelOf } from '@/shared/lib/label-of';

import { StatementPlot } from './statement-plot';
import { firstStatementDay, bucketLabel } from './statement-labels';
import styles from './statement.module.css';
import { withFilter } from '../list-params';

const GROUP_LABELS: Readonly<Record<StatementGroup, string>> = { day: 'Dia', week: 'Semana', month: 'Mês', year: 'Ano' };

const isGroup = (text: string | null): text is StatementGroup => text !== null && Object.hasOwn(GROUP_LABELS, text);

/** Renders money and playing time by day, week, month or year. The grouping is in the URL, by default the day. */
export function Statement() {
  const [search] = useSearchParams();
  const requested = search.get('group');
  const group = isGroup(requested) ? requested : 'day';
  const today = todayInSaoPaulo();
  const params: GetStatementParams = { from: firstStatementDay(group, today), to: today, group };
  const query = useQuery({ ...getGetStatementQueryOptions(params), placeholderData: keepPreviousData });
  return (
    <Card title="Extrato de dinheiro e tempo">
      <nav className={styles.groups} aria-label="Agrupar por">
        {Object.entries(GROUP_LABELS).map(([value, label]) => (
          <Link
            key={value}
            className={styles.group}
            to={`?${withFilter(search, { group: value })}`}
            replace
            preventScrollReset
            aria-current={value === group ? 'page' : undefined}
          >
            {label}
          </Link>
        ))}
      </nav>
      <QueryView query={query} failed="Não foi possível carregar o extrato" lines={6}>
        {({ data }) => <StatementContent statement={data} />}
      </QueryView>
    </Card>
  );
}

function StatementContent({ statement }: { statement: StatementData }) {
  const { from, to, deposits, withdrawals, bets, wins, net, seconds, buckets } = statement;
  return (
    <>
      <p className={quiet.text}>{`De ${formatDay(from)} a ${formatDay(to)}`}</p>
      <dl className={styles.figures}>
        <Figure label="Resultado das apostas" text={formatSignedMoney(net)} main />
        <Figure label="Tempo de jogo" text={formatDuration(seconds)} main />
        <Figure label="Apostado" cents={bets} />
        <Figure label="Prêmios" cents={wins} />
        <Figure label="Depositado" cents={deposits} />
        <Figure label="Sacado" cents={withdrawals} />
      </dl>
      {!buckets.some(isNotEmpty) ? (
        <Notice icon="info" slim title="Nada neste período" />
      ) : (
        <>
          <StatementPlot statement={statement} />
          <details className={styles.more}>
            <summary className={`${link.link} ${link.accent}`}>Ver em números</summary>
            <StatementTable statement={statement} />
          </details>
        </>
      )}
      <Link className={buttonClass('secondary')} to={paths.userResults()}>
        Comprovante mensal e anual
      </Link>
    </>
  );
}

function Figure({ label, text, cents, main }: { label: string; text?: string; cents?: Cents; main?: boolean }) {
  return (
    <div className={main ? styles.mainFigure : styles.figure}>
      <dt>{label}</dt>
      <dd>{cents === undefined ? text : <Amount cents={cents} />}</dd>
    </div>
  );
}

const COLUMN_LABELS = { day: 'Dia', week: 'Semana', month: 'Mês', year: 'Ano' } as const;

/** Renders the periods of a statement, newest first. Periods without amounts or time are left out. */
function StatementTable({ statement: { buckets, group } }: { statement: Statement }) {
  const shown = buckets.filter(isNotEmpty).toReversed();
  return (
    <div className={styles.scroll}>
      <table className={styles.table} aria-label="Extrato em números">
        <thead>
          <tr>
            <th scope="col">{labelOf(COLUMN_LABELS, group, 'Período')}</th>
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
