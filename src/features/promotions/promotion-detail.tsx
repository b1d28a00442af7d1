import { useQuery } from '@tanstack/react-query';
import type { ComponentType, ReactNode } from 'react';

import { HttpError } from '@/api/errors';
import { useIsPlayer } from '@/session/use-session';
import { formatDateTime } from '@/shared/format/date';
import { QueryView } from '@/shared/ui/query-view';
import { Card, DescriptionList, Page } from '@/shared/ui/page';
import quiet from '@/shared/ui/quiet.module.css';
import layout from '@/shared/ui/layout.module.css';
import { adWarning } from '@/product/risk-warning';

import { OptIn } from './opt-in';
import { PromotionArt } from './promotion-art';
import { promotionQuery } from './promotion-queries';
import styles from './promotions.module.css';

interface PromotionDetailProps {
  id: string;
  /** Content if the backend answers 404 and the promotion is not cached. */
  missing: ReactNode;
  /** Component that renders raw backend HTML, which it sanitizes. */
  Prose: ComponentType<{ html: string }>;
}

/** Renders rules, period, opt-in and the warning of advertisements (SPEC Q40). */
export function PromotionDetail({ id, missing, Prose }: PromotionDetailProps) {
  const query = useQuery(promotionQuery(id, useIsPlayer()));
  if (query.data === undefined && query.error instanceof HttpError && query.error.status === 404) return missing;
  return (
    <QueryView query={query} failed="Não foi possível carregar a promoção" lines={8}>
      {({ data: { title, image, summary, content, rules, starts_at: from, ends_at: to, opted_in: joined } }) => (
        <Page title={title} lead={summary ?? undefined}>
          <div className={`${layout.columns} ${styles.detail}`}>
            <div className={layout.large}>
              <div className={styles.picture}>
                <PromotionArt image={image} first />
                <p className={styles.warning}>{adWarning()}</p>
              </div>
              <Card>
                <Prose html={content} />
              </Card>
              <Card title="Regras">
                <Prose html={rules} />
              </Card>
            </div>
            <div className={styles.aside}>
              <Card title="Participação">
                <DescriptionList
                  rows={[
                    ['Idade', '18+'],
                    ['Começa', from === null ? 'Já vale' : formatDateTime(from)],
                    ['Termina', to === null ? 'Sem prazo' : formatDateTime(to)],
                  ]}
                />
                <OptIn id={id} joined={joined} />
                <p className={quiet.text}>Leia as regras antes. Você só participa depois de confirmar.</p>
              </Card>
            </div>
          </div>
        </Page>
      )}
    </QueryView>
  );
}
