import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query';

import { getGetResultsStatementQueryOptions } from '@generated/api/wallet';
import type { ResultsStatement } from '@generated/api/model/results-statement';

import { todayInSaoPaulo } from '@/shared/forms/calendar-day';
import { SelectField } from '@/shared/forms/select-field';
import { DescriptionList } from '@/shared/ui/page';
import { QueryCard } from '@/shared/ui/query-card';
import { useSearchParams } from '@/product/navigation';
import { downloadText } from '@/shared/lib/download-text';
import { downloadPdf } from '@/shared/pdf/download-pdf';
import { Button } from '@/shared/ui/button';
import { showAlert } from '@/product/alert-store';
import { formatMoney, formatSignedMoney } from '@/shared/format/money';
import { formatCount } from '@/shared/format/number';
import quiet from '@/shared/ui/quiet.module.css';
import layout from '@/shared/ui/layout.module.css';

import { monthOptions, parsePeriod, yearOptions } from './results-period';
import styles from './results.module.css';
import { resultsCsv } from './results-csv';
import { resultsPdf } from './results-pdf';
import { balanceRows, documentTitle, kindRows, OTHER_ENTRIES_NOTE, partyRows, REAL_MONEY_NOTE, stateText, taxText } from './results-labels';

/** Renders the results of the month or year in the URL, by default of this year, to print and to download (SPEC Q24). */
export function Results() {
  const [search, setSearch] = useSearchParams();
  const today = todayInSaoPaulo();
  const period = parsePeriod(search.get('period'), today);
  const [year = '', month = ''] = period.split('-');
  const query = useQuery({ ...getGetResultsStatementQueryOptions({ period }), placeholderData: keepPreviousData });
  const choose = (next: string) => setSearch({ period: parsePeriod(next, today) }, { replace: true });
  return (
    <>
      <div className={`${layout.large} ${styles.controls}`}>
        <SelectField
          label="Ano"
          value={year}
          options={yearOptions(today).map((value) => ({ value, label: value }))}
          onChange={(event) => choose(event.target.value)}
        />
        <SelectField
          label="Mês"
          value={month}
          options={[{ value: '', label: 'Todos' }, ...monthOptions(year, today)]}
          onChange={(event) => choose(event.target.value === '' ? year : `${year}-${event.target.value}`)}
        />
      </div>
      <QueryCard query={query} failed="Não foi possível carregar o comprovante" lines={10}>
        {({ data }) => (
          <div className={`${layout.stale} ${styles.all}`} aria-busy={query.isPlaceholderData || undefined}>
            <ResultsDocument statement={data} />
            <ResultsActions statement={data} />
          </div>
        )}
      </QueryCard>
    </>
  );
}

/** Renders the ways to keep the results: PDF, CSV, paper (SPEC Q24). */
function ResultsActions({ statement }: { statement: ResultsStatement }) {
  const name = `resultados-${statement.period}`;
  const { mutate, isPending } = useMutation({
    mutationFn: () => downloadPdf(`${name}.pdf`, resultsPdf(statement)),
    onError: () => showAlert('error', 'Não foi possível criar o PDF. Tente de novo.'),
  });
  return (
    <div className={`${layout.line} ${styles.actions}`}>
      <Button busy={isPending} onClick={() => !isPending && mutate()}>
        Baixar PDF
      </Button>
      <Button onClick={() => downloadText(`${name}.csv`, 'text/csv', resultsCsv(statement))}>Baixar CSV</Button>
      <Button onClick={() => window.print()}>Imprimir</Button>
    </div>
  );
}

/** Renders the certificate of a year or the statement of a month, which is the printed part of the page (SPEC Q24). */
function ResultsDocument({ statement }: { statement: ResultsStatement }) {
  return (
    <article className={styles.document} aria-labelledby="results-title">
      <h2 id="results-title">{documentTitle(statement)}</h2>
      <p className={quiet.text}>{stateText(statement)}</p>
      <DescriptionList rows={partyRows(statement)} />
      <h3 className={styles.heading}>Resultado por tipo de aposta</h3>
      <KindTable statement={statement} />
      <p className={quiet.text}>{REAL_MONEY_NOTE}</p>
      <h3 className={styles.heading}>Saldo da conta</h3>
      <DescriptionList
        rows={balanceRows(statement).map(({ label, cents, isSigned = false }) => [
          label,
          isSigned ? formatSignedMoney(cents) : formatMoney(cents),
        ])}
      />
      <p className={quiet.text}>{OTHER_ENTRIES_NOTE}</p>
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
