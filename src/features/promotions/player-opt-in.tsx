// Separate chunk: visitors need none of the code that moves money.
import { useQueryClient } from '@tanstack/react-query';

import type { PromotionAnswer } from '@generated/api/model/promotion-answer';
import type { PromotionDetail } from '@generated/api/model/promotion-detail';
import { getPromotion, optInPromotion } from '@generated/api/promotions';

import type { ButtonVariant } from '@/shared/ui/button';
import { Button } from '@/shared/ui/button';
import { FormError } from '@/shared/ui/form-error';
import { Icon } from '@/shared/ui/icon';
import layout from '@/shared/ui/layout.module.css';
import { failureMessage } from '@/product/money/failure-message';
import { OPERATIONS } from '@/product/money/operation-kinds';
import { CheckingNotice, UnresolvedNotice } from '@/product/money/operation-notice';
import { useMoneyOperation } from '@/product/money/use-money-operation';
import type { MoneyRequests } from '@/product/money/money-requests';
import { appliedIf } from '@/product/money/money-requests';

import { promotionEntriesQuery, promotionQuery } from './promotion-queries';
import styles from './promotions.module.css';

/**
 * Renders the opt-in or the participation of a logged-in player, and updates the cached promotion and entries after an opt-in. It is
 * rendered for participants also, because it looks up an opt-in without a response.
 */
export function PlayerOptIn({ id, joined, variant }: { id: string; joined: boolean; variant: ButtonVariant }) {
  const client = useQueryClient();
  const { queryKey } = promotionQuery(id, true);
  const { queryKey: entriesKey } = promotionEntriesQuery();
  const { start, stage, unresolved, repeat, failure, unready } = useMoneyOperation<object, PromotionDetail>({
    kind: `opt-in ${id}`,
    requests: optInRequests(id),
    onDone: (promotion) => {
      client.setQueryData<PromotionAnswer>(queryKey, { data: promotion });
      client.setQueryData(entriesKey, (known) => known && { data: [...known.data, { promotion_id: promotion.id, progress: null }] });
      void client.invalidateQueries({ queryKey: entriesKey });
    },
    // A player whose opt-in is rejected may take part already.
    onFailed: () => {
      void client.invalidateQueries({ queryKey });
      void client.invalidateQueries({ queryKey: entriesKey });
    },
  });
  if (joined) {
    return (
      <div className={layout.medium}>
        <p className={styles.joined} role="status">
          <Icon name="check" />
          Você participa
        </p>
      </div>
    );
  }
  return (
    <div className={layout.medium}>
      {unresolved === undefined ? (
        <Button
          variant={variant}
          wide
          busy={stage !== 'idle'}
          reason={stage === 'idle' ? unready : undefined}
          onClick={() => start({ promotion: id })}
        >
          Participar
        </Button>
      ) : (
        <UnresolvedNotice subject={OPERATIONS['opt-in']} isBusy={stage !== 'idle'} onRepeat={repeat}>
          Inscrição nesta promoção.
        </UnresolvedNotice>
      )}
      <CheckingNotice shown={stage === 'checking'} />
      <FormError message={failure === null ? undefined : failureMessage(failure, OPERATIONS['opt-in']).text} />
    </div>
  );
}

/** Returns the requests of an opt-in, which has no idempotency key. The lookup reads the outcome from the promotion. */
export function optInRequests(id: string): MoneyRequests<object, PromotionDetail> {
  return {
    knownIds: () => Promise.resolve([]),
    send: async () => (await optInPromotion(id)).data,
    lookUp: async () => {
      const { data } = await getPromotion(id);
      return appliedIf(data.opted_in === true ? data : undefined);
    },
  };
}
