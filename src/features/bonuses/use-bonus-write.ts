import { useQueryClient } from '@tanstack/react-query';

import type { Bonus } from '@generated/api/model/bonus';
import type { BonusWriteAnswer } from '@generated/api/model/bonus-write-answer';
import type { Id } from '@generated/api/model/id';

import { showAlert } from '@/shell/alert-store';

import { Refused, useIntent } from './intent';
import { bonusesQuery } from './reward-queries';

interface BonusWrite {
  id: Id;
  /** Sends it (SPEC A3, A4, A5). */
  write: (key: string) => Promise<BonusWriteAnswer | void>;
  /** Whether the player's bonuses show that it was done. */
  isDone: (bonuses: readonly Bonus[]) => boolean;
  /** What the player reads once it is done. */
  done: string;
  onClose: () => void;
}

/** What is done with a bonus: sent once, its modal closed and the player told when it is done. */
export function useBonusWrite({ id, write, isDone, done, onClose }: BonusWrite) {
  const client = useQueryClient();
  return useIntent({
    wish: id,
    once: true,
    send: async (key) => {
      const answer = await write(key);
      // Any success will do (SPEC A26), unless it says itself that it is none.
      if (answer?.success === false) throw new Refused(answer.message || 'Não foi possível concluir. Tente de novo.');
      return true;
    },
    find: async () => {
      const { data } = await client.fetchQuery({ ...bonusesQuery(), staleTime: 0, retry: false });
      return isDone(data.data) ? true : undefined;
    },
    onDone: () => {
      showAlert('success', done);
      onClose();
    },
  });
}
