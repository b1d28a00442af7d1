import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';

import { getGetPageQueryOptions } from '@generated/api/content';
import type { RegulationPage } from '@generated/api/model/regulation-page';

import { HttpError } from '@/api/errors';
import { formatDate } from '@/shared/format/date';
import { QueryView } from '@/shared/ui/query-view';
import { Button } from '@/shared/ui/button';
import { Card, Page } from '@/shared/ui/page';
import '@/shared/ui/print.css';

import { OtherPages } from './other-pages';
import { Prose } from './prose';
import styles from './regulation.module.css';
import { TableOfContents } from './table-of-contents';

/** Fetches a regulation or legal page (SPEC R15, R16). */
export function regulationQuery(slug: string) {
  return getGetPageQueryOptions(slug, { query: { staleTime: 10 * 60_000 } });
}

/**
 * Renders a regulation or legal page with table of contents and print button.
 *
 * @param props.missing rendered if the page does not exist (SPEC R34)
 */
export function Regulation({ slug, missing }: { slug: string; missing: ReactNode }) {
  const query = useQuery(regulationQuery(slug));
  if (query.data === undefined && query.error instanceof HttpError && query.error.status === 404) return missing;
  return (
    <QueryView query={query} failed="Não foi possível carregar esta página" lines={10}>
      {({ data }) => <RegulationText page={data} />}
    </QueryView>
  );
}

function RegulationText({ page: { slug, title, content, version, published_at: at } }: { page: RegulationPage }) {
  return (
    <Page title={title} lead={`Versão ${version}, em vigor desde ${formatDate(at)}.`}>
      <div className={styles.parts}>
        <div className={styles.side}>
          <TableOfContents html={content} />
          <Button wide onClick={() => window.print()}>
            Imprimir
          </Button>
        </div>
        <Card>
          <Prose html={content} />
        </Card>
      </div>
      <OtherPages slug={slug} />
    </Page>
  );
}
