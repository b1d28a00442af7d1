import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';

import { getGetPageQueryOptions } from '@generated/api/content';

import { HttpError } from '@/api/errors';
import { formatDate } from '@/shared/format/date';
import { Asked } from '@/shared/ui/asked';
import { Card, Page } from '@/shared/ui/page';

import { Prose } from './prose';

/** The text of a regulation or legal page (SPEC R15, R16). */
export function regulationQuery(slug: string) {
  return getGetPageQueryOptions(slug, { query: { staleTime: 10 * 60_000 } });
}

/**
 * A regulation or legal page.
 *
 * @param props.missing what stands where the backend knows no page of this name (SPEC R34)
 */
export function Regulation({ slug, missing }: { slug: string; missing: ReactNode }) {
  const query = useQuery(regulationQuery(slug));
  if (query.error instanceof HttpError && query.error.status === 404) return missing;
  return (
    <Asked query={query} failed="Não foi possível carregar esta página" lines={10}>
      {({ data: { title, content, version, published_at } }) => (
        <Page title={title} lead={`Versão ${version}, publicada em ${formatDate(published_at)}`}>
          <Card>
            <Prose html={content} />
          </Card>
        </Page>
      )}
    </Asked>
  );
}
