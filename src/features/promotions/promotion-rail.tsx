import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';

import type { Promotion } from '@generated/api/model/promotion';

import { formatDate } from '@/shared/format/date';
import { classes } from '@/shared/lib/classes';
import { useRowScroll } from '@/shared/lib/use-row-scroll';
import { IconButton } from '@/shared/ui/icon-button';
import scroll from '@/shared/ui/scroll-row.module.css';
import { Skeleton } from '@/shared/ui/skeleton';
import { adWarning } from '@/product/risk-warning';

import { PromotionArt } from './promotion-art';
import { PromotionFrame, promotionKey, PromotionName } from './promotion-frame';
import { promotionsQuery, usePromotions } from './promotion-queries';
import styles from './promotion-rail.module.css';
import { useAutoplay } from './use-autoplay';

/** Number of cards on the first screen of a desktop. */
const SKELETONS = 3;

/**
 * Renders a carousel with autoplay, which can be paused; nothing without promotions, as after a failure without cached ones (SPEC S13).
 * Each card has the warning of advertisements (SPEC Q40).
 */
export function PromotionRail() {
  const promotions = usePromotions();
  const { isPending } = useQuery(promotionsQuery());
  const row = useRef<HTMLUListElement>(null);
  const { ends, scrollByPage, onKeyDown } = useRowScroll(row, promotions.length);
  const { canTurn, paused, toggle, holdHandlers } = useAutoplay(row, promotions.length);
  if (promotions.length === 0 && !isPending) return null;
  return (
    <section className={styles.rail} aria-label="Promoções" aria-busy={isPending || undefined} {...holdHandlers}>
      <ul ref={row} className={classes(styles.row, scroll.row)} onKeyDown={onKeyDown}>
        {isPending
          ? Array.from({ length: SKELETONS }, (_, index) => (
              <li key={index}>
                <div className={styles.wait}>
                  <Skeleton width="100%" height="100%" radius="var(--radius-card)" />
                </div>
              </li>
            ))
          : promotions.map((promotion, index) => (
              <li key={promotionKey(promotion)}>
                <PromotionCard promotion={promotion} first={index === 0} />
              </li>
            ))}
      </ul>
      {!(ends.start && ends.end) && (
        <div className={classes(styles.controls, scroll.arrows)}>
          {canTurn && (
            <IconButton icon={paused ? 'play' : 'pause'} label={paused ? 'Retomar promoções' : 'Pausar promoções'} onClick={toggle} />
          )}
          <IconButton icon="chevron-left" label="Voltar em Promoções" disabled={ends.start} onClick={() => scrollByPage(-1)} />
          <IconButton icon="chevron-right" label="Avançar em Promoções" disabled={ends.end} onClick={() => scrollByPage(1)} />
        </div>
      )}
    </section>
  );
}

function PromotionCard({ promotion, first }: { promotion: Promotion; first: boolean }) {
  const { id, image, summary, ends_at: end } = promotion;
  return (
    <PromotionFrame id={id} className={styles.card}>
      <PromotionArt image={image} first={first} />
      <span className={styles.words}>
        <PromotionName promotion={promotion} className={styles.title} />{' '}
        {summary !== undefined && summary !== null && <span className={styles.summary}>{summary}</span>}{' '}
        <span className={styles.foot}>
          <span className={styles.age}>18+</span> {end !== undefined && end !== null && <span>{`Até ${formatDate(end)}`}</span>}
        </span>
      </span>{' '}
      <span className={styles.warning}>{adWarning()}</span>
    </PromotionFrame>
  );
}
