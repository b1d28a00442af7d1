import { keepPreviousData, useQuery } from '@tanstack/react-query';

import { getGetResultsStatementQueryOptions } from '@generated/api/wallet';

import { todayInSaoPaulo } from '@/shared/forms/calendar-day';
import { SelectField } from '@/shared/forms/select-field';
import { Card } from '@/shared/ui/page';
import { QueryView } from '@/shared/ui/query-view';
import { useSearchParams } from '@/product/navigation';

import { ResultsActions } from './results-actions';
import { ResultsDocument } from './results-document';
import { monthOptions, parsePeriod, yearOptions } from './results-period';
import styles from './results.module.css';

/** Renders the results of a month or a year, to print and to download (SPEC Q24). */
export function Results() {
  const [search, setSearch] = useSearchParams();
  const today = todayInSaoPaulo();
  const period = parsePeriod(search.get('period'), today);
  const [year = '', month = ''] = period.split('-');
  const query = useQuery({ ...getGetResultsStatementQueryOptions({ period }), placeholderData: keepPreviousData });
  const choose = (next: string) => setSearch({ period: parsePeriod(next, today) }, { replace: true });
  return (
    <>
      <div className={styles.controls}>
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
      <Card>
        <QueryView query={query} failed="Não foi possível carregar o comprovante" lines={10}>
          {({ data }) => (
            <div className={styles.all} aria-busy={query.isPlaceholderData || undefined}>
              <ResultsDocument statement={data} />
              <ResultsActions statement={data} />
            </div>
          )}
        </QueryView>
      </Card>
    </>
  );
}
