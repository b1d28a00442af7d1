import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';

import type { PromotionAnswer } from '@generated/api/model/promotion-answer';
import { optInPromotion } from '@generated/api/promotions';

import { describeError } from '@/api/errors';
import { useIsPlayer } from '@/session/use-session';
import { Button } from '@/shared/ui/button';
import { FormError } from '@/shared/ui/form-error';
import { Icon } from '@/shared/ui/icon';
import { openModal } from '@/shell/modal-store';

import { promotionQuery } from './promotion-queries';
import styles from './promotions.module.css';

/**
 * Taking part in a promotion, for which nobody is entered without having said so.
 *
 * @param props.joined whether the player takes part; null for a visitor
 */
export function OptIn({ id, joined }: { id: string; joined: boolean | null }) {
  const isPlayer = useIsPlayer();
  const client = useQueryClient();
  const { queryKey } = promotionQuery(id, true);
  const isSending = useRef(false);
  const { mutate, isPending, error } = useMutation({
    mutationFn: async () => optInPromotion(id),
    onSuccess: (answer) => client.setQueryData<PromotionAnswer>(queryKey, answer),
    // Where the answer was lost, or says that it was done before, the promotion itself says whether the player is in.
    onError: () => client.invalidateQueries({ queryKey }),
    onSettled: () => {
      isSending.current = false;
    },
  });
  if (!isPlayer) {
    return (
      <div className={styles.part}>
        <Button look="accent" wide aria-haspopup="dialog" onClick={() => openModal({ name: 'login' })}>
          Entrar para participar
        </Button>
      </div>
    );
  }
  return (
    <div className={styles.part}>
      {joined === true ? (
        <p className={styles.joined} role="status">
          <Icon name="check" />
          Você participa
        </p>
      ) : (
        <Button
          look="accent"
          wide
          busy={isPending}
          onClick={() => {
            // At once, as two presses may come before anything is drawn anew.
            if (isSending.current) return;
            isSending.current = true;
            mutate();
          }}
        >
          Participar
        </Button>
      )}
      <FormError message={error === null || joined === true ? undefined : describeError(error)} />
    </div>
  );
}
