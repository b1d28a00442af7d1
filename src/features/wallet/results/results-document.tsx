import type { ResultsByKind } from '@generated/api/model/results-by-kind';
import type { ResultsStatement } from '@generated/api/model/results-statement';

import { formatDateTime, formatDay } from '@/shared/format/date';
import { formatMoney, formatSignedMoney } from '@/shared/format/money';
import { formatCount } from '@/shared/format/number';
import { DescriptionList } from '@/shared/ui/page';

import { balanceRows, documentTitle, isOnlineGame, KIND_LABELS, taxText } from './results-labels';
import styles from './results.module.css';

/** Renders the part that is printed (SPEC Q24). */
export function ResultsDocument({ statement }: { statement: ResultsStatement }) {
  const { from, to, is_final: isFinal, issued_at: issued, operator, brands, player } = statement;
  return (
    <article className={styles.document} aria-labelledby="results-title">
      <h2 id="results-title" className={styles.title}>
        {documentTitle(statement)}
      </h2>
      <p className={styles.quiet}>
        {isFinal ? 'Período encerrado.' : 'Parcial: o período ainda não terminou.'} Emitido em {formatDateTime(issued)}.
      </p>
      <DescriptionList
        rows={[
          ['Período', `${formatDay(from)} a ${formatDay(to)}`],
          ['Titular', player.name],
          ['CPF', player.document],
          ['Operadora', operator.name],
          ['CNPJ', operator.document],
          ['Marcas', brands.length === 0 ? 'Nenhuma aposta' : brands.join(', ')],
        ]}
      />
      <h3 className={styles.heading}>Resultado por tipo de aposta</h3>
      <KindTable statement={statement} />
      <p className={styles.quiet}>Apostas liquidadas em dinheiro real. Bônus apostado não entra.</p>
      <h3 className={styles.heading}>Saldo da conta</h3>
      <DescriptionList
        rows={balanceRows(statement).map(({ label, cents, isSigned = false }) => [
          label,
          isSigned ? formatSignedMoney(cents) : formatMoney(cents),
        ])}
      />
      <p className={styles.quiet}>Outros lançamentos são bônus resgatados, indicações, ajustes, apostas em aberto e saques em andamento.</p>
      <h3 className={styles.heading}>Imposto de renda</h3>
      <p>{taxText(statement.tax)}</p>
    </article>
  );
}

function KindTable({ statement: { kinds, total } }: { statement: ResultsStatement }) {
  const games = kinds.filter(({ kind }) => isOnlineGame(kind));
  const events = kinds.filter(({ kind }) => !isOnlineGame(kind));
  return (
    // Scrolls on a phone only with sums of six digits.
    <div className={styles.scroll}>
      <table className={styles.table} aria-label="Resultado por tipo de aposta">
        <thead>
          <tr>
            <th scope="col">Tipo</th>
            <th scope="col">Resultado</th>
            <th scope="col">Apostado</th>
            <th scope="col">Prêmios</th>
            <th scope="col">Apostas</th>
          </tr>
        </thead>
        <tbody>
          <SumRow label="Eventos esportivos" {...sumOf(events)} />
          <SumRow label="Jogos on-line" {...sumOf(games)} />
          {games.map(({ kind, ...sums }) => (
            <SumRow key={kind} label={KIND_LABELS[kind]} isPart {...sums} />
          ))}
        </tbody>
        <tfoot>
          <SumRow label="Total" {...total} />
        </tfoot>
      </table>
    </div>
  );
}

type Sums = Omit<ResultsByKind, 'kind'>;

function SumRow({ label, isPart, net, stakes, prizes, bets }: Sums & { label: string; isPart?: boolean }) {
  return (
    <tr data-part={isPart || undefined}>
      <th scope="row">{label}</th>
      <td>{formatSignedMoney(net)}</td>
      <td>{formatMoney(stakes)}</td>
      <td>{formatMoney(prizes)}</td>
      <td>{formatCount(bets)}</td>
    </tr>
  );
}

function sumOf(kinds: readonly Sums[]): Sums {
  const sum = (field: keyof Sums) => kinds.reduce((total, each) => total + each[field], 0);
  return { bets: sum('bets'), stakes: sum('stakes'), prizes: sum('prizes'), net: sum('net') };
}
