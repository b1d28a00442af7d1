import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useMutation } from '@tanstack/react-query';

import { formatCounted } from '@/shared/format/number';
import { Button } from '@/shared/ui/button';
import { Notice } from '@/shared/ui/notice';
import { QueryCard } from '@/shared/ui/query-card';
import layout from '@/shared/ui/layout.module.css';
import { Navigate, useSearchParams } from '@/product/navigation';
import { withPage } from '@/product/page-parameter';
import { PageLinks } from '@/product/ui/page-links';
import { downloadText } from '@/shared/lib/download-text';
import { showAlert } from '@/product/alert-store';

import styles from './money-list.module.css';

interface MoneyListProps<Item> {
  query: UseQueryResult<{ data: readonly Item[]; meta?: Partial<Record<'current_page' | 'last_page' | 'total', number>> }, unknown>;
  /** Filter and page, as they are in the URL. */
  filter: { readonly page?: number };
  /** Name of the items, of one and of several. */
  names: readonly [one: string, several: string];
  /** Title of an error. */
  failed: string;
  /** Notice in place of a list that is empty without any filter. */
  empty: { title: string; text: string };
  /** Download of all items that the filter leaves. */
  csv: { fileName: string; createCsv: () => Promise<string>; failed: string };
  children: (items: readonly Item[]) => ReactNode;
}

/** Renders a list that is filtered and paged by the URL. A page behind the last one redirects to the last one. */
export function MoneyList<Item>({ query, filter, names, failed, empty, csv, children }: MoneyListProps<Item>) {
  const [search, setSearch] = useSearchParams();
  const isFiltered = Object.keys(filter).some((name) => name !== 'page');
  return (
    <QueryCard query={query} failed={failed} lines={8}>
      {({ data, meta: { current_page: current = 1, last_page: last = 1, total = data.length } = {} }) =>
        data.length === 0 && (filter.page ?? 1) > last ? (
          <Navigate to={`?${withPage(search, last)}`} replace />
        ) : data.length > 0 ? (
          <div className={`${layout.large} ${layout.stale}`} aria-busy={query.isPlaceholderData || undefined}>
            <div className={`${layout.ends} ${styles.head}`}>
              <p className={styles.quiet} role="status">
                {formatCounted(total, ...names)}
              </p>
              <DownloadCsv {...csv} />
            </div>
            {children(data)}
            <PageLinks current={current} last={last} />
          </div>
        ) : isFiltered ? (
          <Notice
            icon="list"
            title="Nada com estes filtros"
            action={<Button onClick={() => setSearch({}, { replace: true })}>Limpar filtros</Button>}
          />
        ) : (
          <Notice icon="list" {...empty} />
        )
      }
    </QueryCard>
  );
}

interface DownloadCsvProps {
  fileName: string;
  /** Fetches the items and formats the file. */
  createCsv: () => Promise<string>;
  /** Text if the download fails. */
  failed: string;
}

/** Renders the button that saves a list as a CSV file. */
function DownloadCsv({ fileName, createCsv, failed }: DownloadCsvProps) {
  const { mutate, isPending } = useMutation({
    mutationFn: createCsv,
    onSuccess: (text) => downloadText(fileName, 'text/csv', text),
    onError: () => showAlert('error', failed),
  });
  return (
    <Button
      busy={isPending}
      onClick={() => {
        if (!isPending) mutate();
      }}
    >
      Baixar CSV
    </Button>
  );
}
