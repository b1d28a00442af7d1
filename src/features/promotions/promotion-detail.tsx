import { useQuery } from '@tanstack/react-query';
import type { ComponentType, ReactNode } from 'react';

import { getGetPromotionQueryOptions } from '@generated/api/promotions';

import { HttpError } from '@/api/errors';
import { formatDateTime } from '@/shared/format/date';
import { Asked } from '@/shared/ui/asked';
import { Card, Facts, Page } from '@/shared/ui/page';
import { storageUrl } from '@/shell/storage';

import styles from './promotions.module.css';

interface PromotionDetailProps {
  id: string;
  /** What stands where there is no such promotion. */
  missing: ReactNode;
  /** Draws HTML of the backend. */
  Prose: ComponentType<{ html: string }>;
}

/** One promotion: what it is, its rules, and from when to when it runs. */
export function PromotionDetail({ id, missing, Prose }: PromotionDetailProps) {
  const query = useQuery(getGetPromotionQueryOptions(id));
  if (query.error instanceof HttpError && query.error.status === 404) return missing;
  return (
    <Asked query={query} failed="Não foi possível carregar a promoção" lines={8}>
      {({ data: { title, image, summary, content, rules, starts_at: from, ends_at: to } }) => (
        <Page title={title} lead={summary ?? undefined}>
          <img className={styles.picture} src={storageUrl(image)} alt="" width="960" height="480" />
          <Card>
            <Prose html={content} />
          </Card>
          <Card title="Regras">
            <Facts
              rows={[
                ['Idade', '18+'],
                ...(from === null ? [] : [['Começa', formatDateTime(from)] as const]),
                ...(to === null ? [] : [['Termina', formatDateTime(to)] as const]),
              ]}
            />
            <Prose html={rules} />
          </Card>
        </Page>
      )}
    </Asked>
  );
}
