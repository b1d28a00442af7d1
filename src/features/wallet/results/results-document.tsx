import type { ResultsStatement } from '@generated/api/model/results-statement';

import { formatMoney, formatSignedMoney } from '@/shared/format/money';
import { formatCount } from '@/shared/format/number';
import { DescriptionList } from '@/shared/ui/page';

import { balanceRows, documentTitle, kindRows, OTHER_ENTRIES_NOTE, partyRows, REAL_MONEY_NOTE, stateText, taxText } from './results-labels';
import styles from './results.module.css';

/** Renders the certificate of a year or the statement of a month, which is the printed part of the page (SPEC Q24). */
export function ResultsDocument({ statement }: { statement: ResultsStatement }) {
  return (
    <article className={styles.document} aria-labelledby="results-title">
      <h2 id="results-title" className={styles.title}>
        {documentTitle(statement)}
      </h2>
      <p className={styles.quiet}>{stateText(statement)}</p>
      <DescriptionList rows={partyRows(statement)} />
      <h3 className={styles.heading}>Resultado por tipo de aposta</h3>
      <KindTable statement={statement} />
      <p className={styles.quiet}>{REAL_MONEY_NOTE}</p>
      <h3 className={styles.heading}>Saldo da conta</h3>
      <DescriptionList
        rows={balanceRows(statement).map(({ label, cents, isSigned = false }) => [
          label,
          isSigned ? formatSignedMoney(cents) : formatMoney(cents),
        ])}
      />
      <p className={styles.quiet}>{OTHER_ENTRIES_NOTE}</p>
      <h3 className={styles.heading}>Imposto de renda</h3>
      <p>{taxText(statement.tax)}</p>
      {statement.notice !== null && <p className={styles.notice}>{statement.notice}</p>}
    </article>
  );
}

function KindTable({ statement }: { statement: ResultsStatement }) {
  const rows = kindRows(statement);
  return (
    // The table scrolls on a phone only with sums of six digits.
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
        <tbody>{rows.filter(({ role }) => role !== 'total').map(renderRow)}</tbody>
        <tfoot>{rows.filter(({ role }) => role === 'total').map(renderRow)}</tfoot>
      </table>
    </div>
  );
}

function renderRow({ label, role, net, stakes, prizes, bets }: ReturnType<typeof kindRows>[number], index: number) {
  return (
    // Two unknown kinds have the same label.
    <tr key={index} data-part={role === 'part' || undefined}>
      <th scope="row">{label}</th>
      <td>{formatSignedMoney(net)}</td>
      <td>{formatMoney(stakes)}</td>
      <td>{formatMoney(prizes)}</td>
      <td>{formatCount(bets)}</td>
    </tr>
  );
}
