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
 * Renders the button to opt in to a promotion, or that the player has opted in. A visitor can log in.
 *
 * @param props.joined null for a visitor
 */
export function OptIn({ id, joined }: { id: string; joined: boolean | null }) {
  const isPlayer = useIsPlayer();
  const client = useQueryClient();
  const { queryKey } = promotionQuery(id, true);
  const isSending = useRef(false);
  const { mutate, isPending, error } = useMutation({
    mutationFn: async () => optInPromotion(id),
    onSuccess: (response) => client.setQueryData<PromotionAnswer>(queryKey, response),
    // The response was lost, or the player had opted in before: refetch the promotion to find out.
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
            // A ref, because two presses can arrive before the next render.
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
