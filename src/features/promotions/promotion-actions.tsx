// Separate chunk: loaded when the cards are on the screen, because a prerendered page has no player and no clock.
import { useQuery } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import { useState } from 'react';

import type { Promotion } from '@generated/api/model/promotion';
import type { PromotionProgress } from '@generated/api/model/promotion-progress';

import { useIsPlayer } from '@/session/use-session';
import { formatMoney } from '@/shared/format/money';
import { useNow } from '@/shared/lib/use-now';
import { Button } from '@/shared/ui/button';
import { Skeleton } from '@/shared/ui/skeleton';
import { Dialog } from '@/shared/ui/dialog';
import { QueryView } from '@/shared/ui/query-view';
import { ProgressBar } from '@/shared/ui/progress-bar';

import { endingLabel } from './ending-label';
import { OptIn } from './opt-in';
import styles from './promotion-actions.module.css';
import { promotionTitle } from './promotion-frame';
import { promotionEntriesQuery, promotionQuery } from './promotion-queries';

interface PromotionActionsProps {
  /** Id of the promotion. Promotions without an id have no actions. */
  id: string;
  promotion: Promotion;
  /** Component that renders raw backend HTML, which it sanitizes. */
  Prose: ComponentType<{ html: string }>;
}

/** Renders the end of a promotion if it is near, the player's progress, the opt-in, and a button for the rules (SPEC B21). */
export function PromotionActions({ id, promotion, Prose }: PromotionActionsProps) {
  const title = promotionTitle(promotion) ?? 'Promoção';
  const isPlayer = useIsPlayer();
  const { data, isPending } = useQuery({ ...promotionEntriesQuery(), enabled: isPlayer });
  const [isReading, setReading] = useState(false);
  const entry = data?.data.find(({ promotion_id }) => promotion_id === id);
  const isLoading = isPlayer && isPending;
  return (
    <>
      <Ending endsAt={promotion.ends_at ?? null} />
      {entry?.progress !== undefined && entry.progress !== null && <Progress title={title} progress={entry.progress} />}
      {isLoading && <Skeleton height="2.75rem" />}
      {/* If the entries fail to load, only the page of the promotion shows whether the player takes part. */}
      {(!isPlayer || data !== undefined) && <OptIn id={id} joined={isPlayer ? entry !== undefined : null} variant="secondary" />}
      <Button variant="ghost" wide aria-haspopup="dialog" aria-label={`Regras: ${title}`} onClick={() => setReading(true)}>
        Regras
      </Button>
      {isReading && <PromotionRules id={id} title={title} Prose={Prose} onClose={() => setReading(false)} />}
    </>
  );
}

const MINUTE_MS = 60_000;

function Ending({ endsAt }: { endsAt: string | null }) {
  const label = endingLabel(endsAt, useNow(MINUTE_MS));
  return label !== undefined && <p className={styles.ending}>{label}</p>;
}

function Progress({ title, progress: { wagered, target } }: { title: string; progress: PromotionProgress }) {
  const text = `${formatMoney(wagered)} de ${formatMoney(target)}`;
  if (wagered === 'unknown' || target === 'unknown') return <p>{text}</p>;
  const share = Math.floor((wagered * 100) / target);
  return (
    <div className={styles.progress}>
      <ProgressBar share={share / 100} label={`Apostas em ${title}`} text={text} />
      <p>{wagered < target ? `${text}. Faltam ${formatMoney(target - wagered)} em apostas.` : `${text}. Você completou esta promoção.`}</p>
    </div>
  );
}

interface PromotionRulesProps {
  id: string;
  title: string;
  /** Component that renders raw backend HTML, which it sanitizes. */
  Prose: ComponentType<{ html: string }>;
  onClose: () => void;
}

/** Shows the rules of a promotion above the list. */
function PromotionRules({ id, title, Prose, onClose }: PromotionRulesProps) {
  const query = useQuery(promotionQuery(id, useIsPlayer()));
  return (
    <Dialog title={`Regras: ${title}`} onClose={onClose}>
      <QueryView query={query} failed="Não foi possível carregar as regras" lines={8}>
        {({ data: { rules } }) => <Prose html={rules} />}
      </QueryView>
    </Dialog>
  );
}
