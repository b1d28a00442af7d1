import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useMemo } from 'react';

import { getGetPageQueryOptions } from '@generated/api/content';
import type { RegulationPage } from '@generated/api/model/regulation-page';

import { HttpError } from '@/api/errors';
import { formatDate } from '@/shared/format/date';
import { QueryCard } from '@/shared/ui/query-card';
import { QueryView } from '@/shared/ui/query-view';
import { Button } from '@/shared/ui/button';
import { Card, Page } from '@/shared/ui/page';
import layout from '@/shared/ui/layout.module.css';
import '@/shared/ui/print.css';
import { Link } from '@/product/navigation';

import { Prose } from './prose';
import styles from './regulation.module.css';
import { articlePath, pagesQuery } from './pages-query';
import { sanitizeHtml } from './clean-html';
import { extractHeadings, focusAnchor } from './heading-anchors';

/** Returns the query of a regulation or legal page (SPEC R15, R16). */
export function regulationQuery(slug: string) {
  return getGetPageQueryOptions(slug, { query: { staleTime: 10 * 60_000 } });
}

/**
 * Renders a regulation or legal page with table of contents, print button, and links to the other pages.
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
      <div className={`${layout.columns} ${styles.parts}`}>
        <div className={`${layout.column} ${styles.side}`}>
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

/** Renders links to all regulation and legal pages except the page `slug`. */
function OtherPages({ slug }: { slug: string }) {
  const query = useQuery(pagesQuery());
  return (
    <div className={styles.others}>
      <QueryCard title="Outros documentos" query={query} failed="Não foi possível carregar a lista de documentos">
        {({ data }) => (
          <ul className={styles.list}>
            {data
              .filter((page) => page.slug !== slug)
              .map((page) => (
                <li key={page.slug}>
                  <Link className={styles.other} to={articlePath(page.slug)}>
                    <span>{page.title}</span>
                    <span className={styles.quiet}>{`Versão ${page.version}, ${formatDate(page.published_at)}`}</span>
                  </Link>
                </li>
              ))}
          </ul>
        )}
      </QueryCard>
    </div>
  );
}

const MIN_HEADINGS = 3;

/** Renders links to the headings, or nothing if there are fewer than three. */
function TableOfContents({ html }: { html: string }) {
  const headings = useMemo(() => extractHeadings(sanitizeHtml(html)), [html]);
  if (headings.length < MIN_HEADINGS) return null;
  return (
    <details className={`${layout.surface} ${styles.index}`} open={window.matchMedia('(min-width: 64rem)').matches}>
      <summary className={styles.indexTitle}>Nesta página</summary>
      <nav aria-label="Nesta página">
        <ul>
          {headings.map(({ id, title }) => (
            <li key={id}>
              <a
                href={`#${id}`}
                onClick={(event) => {
                  const anchor = document.getElementById(id);
                  if (anchor === null) return;
                  event.preventDefault();
                  focusAnchor(anchor);
                }}
              >
                {title}
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </details>
  );
}
