import { useQuery } from '@tanstack/react-query';
import type { ComponentType } from 'react';

import type { Promotion } from '@generated/api/model/promotion';

import { formatDate } from '@/shared/format/date';
import { lazyPart } from '@/shared/lib/lazy-part';
import { QueryView } from '@/shared/ui/query-view';
import { Notice } from '@/shared/ui/notice';
import { SectionBoundary } from '@/shared/ui/section-boundary';
import { Link } from '@/shell/navigation';
import { paths } from '@/shell/paths';
import { adWarning } from '@/shell/risk-warning';

import { PromotionArt } from './promotion-art';
import { promotionsQuery } from './promotion-queries';
import styles from './promotions.module.css';

const PromotionActions = lazyPart(() => import('./promotion-actions').then((module) => module.PromotionActions));

interface PromotionProps {
  promotion: Promotion;
  /** Renders backend HTML. */
  Prose: ComponentType<{ html: string }>;
}

/** Renders the promotions (SPEC A24), each with the age limit and the warning of advertisements (SPEC D9, Q40). */
export function Promotions({ Prose }: { Prose: PromotionProps['Prose'] }) {
  return (
    <QueryView query={useQuery(promotionsQuery())} failed="Não foi possível carregar as promoções" lines={6}>
      {({ data }) =>
        data.length === 0 ? (
          <Notice icon="gift" title="Nenhuma promoção agora" text="As próximas aparecem aqui." />
        ) : (
          <ul className={styles.list}>
            {data.map((promotion, index) => (
              <SectionBoundary key={promotion.id} name="promotion card" title="esta promoção">
                <PromotionCard promotion={promotion} isFirst={index === 0} Prose={Prose} />
              </SectionBoundary>
            ))}
          </ul>
        )
      }
    </QueryView>
  );
}

function PromotionCard({ promotion, isFirst, Prose }: PromotionProps & { isFirst: boolean }) {
  const { id, title, image, summary, starts_at: from, ends_at: to } = promotion;
  return (
    <li className={styles.item}>
      <Link className={styles.card} to={paths.promotion(id)}>
        <PromotionArt image={image} first={isFirst} />
        <span className={styles.words}>
          <span className={styles.name}>{title}</span>{' '}
          {summary !== undefined && summary !== null && <span className={styles.summary}>{summary}</span>}{' '}
          <span className={styles.foot}>
            <span className={styles.age}>18+</span> <span>{periodLabel(from ?? null, to ?? null)}</span>
          </span>
        </span>{' '}
        <span className={styles.warning}>{adWarning()}</span>
      </Link>
      <div className={styles.actions}>
        <SectionBoundary name="promotion actions" fallback={null}>
          <PromotionActions promotion={promotion} Prose={Prose} />
        </SectionBoundary>
      </div>
    </li>
  );
}

function periodLabel(from: string | null, to: string | null): string {
  if (from !== null && to !== null) return `De ${formatDate(from)} a ${formatDate(to)}`;
  if (to !== null) return `Até ${formatDate(to)}`;
  return from === null ? 'Sem prazo para terminar' : `Desde ${formatDate(from)}`;
}
