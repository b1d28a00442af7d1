import { useQuery } from '@tanstack/react-query';
import type { ComponentType } from 'react';

import type { Promotion } from '@generated/api/model/promotion';

import { formatDate } from '@/shared/format/date';
import { lazyPart } from '@/shared/lib/lazy-part';
import { QueryView } from '@/shared/ui/query-view';
import { Notice } from '@/shared/ui/notice';
import quiet from '@/shared/ui/quiet.module.css';
import { SectionBoundary } from '@/shared/ui/section-boundary';
import layout from '@/shared/ui/layout.module.css';
import { adWarning } from '@/product/risk-warning';

import { PromotionArt } from './promotion-art';
import { PromotionFrame, promotionKey, PromotionName } from './promotion-frame';
import { promotionsQuery } from './promotion-queries';
import styles from './promotions.module.css';

const PromotionActions = lazyPart(() => import('./promotion-actions').then((module) => module.PromotionActions));

interface PromotionProps {
  promotion: Promotion;
  /** Component that renders raw backend HTML, which it sanitizes. */
  Prose: ComponentType<{ html: string }>;
}

/**
 * Renders the promotions (SPEC A24), each with the age limit and the warning of advertisements (SPEC D9, Q40). Does not check if offers may
 * be shown to the player.
 */
export function Promotions({ Prose }: { Prose: PromotionProps['Prose'] }) {
  return (
    <QueryView
      query={useQuery(promotionsQuery())}
      failed="Não foi possível carregar as promoções"
      lines={6}
      empty={<Notice icon="gift" title="Nenhuma promoção agora" text="As próximas aparecem aqui." />}
    >
      {({ data }) => (
        <ul className={`${layout.large} ${styles.list}`}>
          {data.map((promotion, index) => (
            <SectionBoundary key={promotionKey(promotion)} name="promotion card" title="esta promoção">
              <PromotionCard promotion={promotion} isFirst={index === 0} Prose={Prose} />
            </SectionBoundary>
          ))}
        </ul>
      )}
    </QueryView>
  );
}

function PromotionCard({ promotion, isFirst, Prose }: PromotionProps & { isFirst: boolean }) {
  const { id, image, summary, starts_at: from, ends_at: to } = promotion;
  return (
    <li className={`${layout.surface} ${styles.item}`}>
      <PromotionFrame id={id} className={styles.card}>
        <PromotionArt image={image} first={isFirst} />
        <span className={`${layout.small} ${styles.words}`}>
          <PromotionName promotion={promotion} className={styles.name} />{' '}
          {summary !== undefined && summary !== null && <span className={quiet.text}>{summary}</span>}{' '}
          <span className={`${quiet.small} ${styles.foot}`}>
            <span className={styles.age}>18+</span> <span>{periodLabel(from ?? null, to)}</span>
          </span>
        </span>{' '}
        <span className={styles.warning}>{adWarning()}</span>
      </PromotionFrame>
      {id !== undefined && (
        <div className={`${layout.small} ${styles.actions}`}>
          <SectionBoundary name="promotion actions" fallback={null}>
            <PromotionActions id={id} promotion={promotion} Prose={Prose} />
          </SectionBoundary>
        </div>
      )}
    </li>
  );
}

/**
 * Returns the text about the period of a promotion, if any.
 *
 * @param to null for no end; undefined if the end is not known
 */
function periodLabel(from: string | null, to: string | null | undefined): string | undefined {
  if (to && from !== null) return `De ${formatDate(from)} a ${formatDate(to)}`;
  if (to) return `Até ${formatDate(to)}`;
  if (from !== null) return `Desde ${formatDate(from)}`;
  return to === null ? 'Sem prazo para terminar' : undefined;
}
