import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';

import type { Bonus } from '@generated/api/model/bonus';
import type { BonusWriteAnswer } from '@generated/api/model/bonus-write-answer';
import type { Id } from '@generated/api/model/id';

import { showAlert } from '@/shell/alert-store';
import { useMoneyIntent } from '@/shell/money-intent';

import { bonusesQuery } from './reward-queries';
import { Refused, wordsFor } from './reward-words';

interface BonusWrite {
  /** What is done: an intent of its own. */
  name: 'activate' | 'exclude';
  id: Id;
  /** Sends it (SPEC A3, A5). */
  write: () => Promise<BonusWriteAnswer | void>;
  /** Whether the player's bonuses show that it was done. */
  isDone: (bonuses: readonly Bonus[]) => boolean;
  /** What the player reads once it is done. */
  done: string;
  onClose: () => void;
}

/** What is done with a bonus: sent once, its modal closed and the player told when it is done. */
export function useBonusWrite({ name, id, write, isDone, done, onClose }: BonusWrite) {
  const client = useQueryClient();
  const isOver = useRef(false);
  const { start, stage, failure, unready, retry } = useMoneyIntent<object, true>({
    kind: `${name} ${id}`,
    call: {
      // It can be done but once: what there was before tells nothing.
      known: () => Promise.resolve([]),
      send: async () => {
        judgeAnswer(await write());
        return true;
      },
      find: async () => {
        const { data } = await client.fetchQuery({ ...bonusesQuery(), staleTime: 0, retry: false });
        return isDone(data.data) ? true : undefined;
      },
    },
    onDone: () => {
      isOver.current = true;
      showAlert('success', done);
      onClose();
    },
  });
  return {
    run: () => {
      // A press while the modal goes away is none.
      if (!isOver.current) start({ bonus: id });
    },
    busy: stage !== 'idle',
    /** Whether the answer was lost and its effect is being looked for. */
    lost: stage === 'lost',
    /** Why the last one failed, for the player. */
    failure: failure === null ? undefined : wordsFor(failure),
    unready,
    retry,
  };
}

/** Any success will do (SPEC A26), unless it says itself that it is none. @throws {Refused} */
export function judgeAnswer(answer: BonusWriteAnswer | void): void {
  if (answer?.success === false) throw new Refused(answer.message || 'Não foi possível concluir. Tente de novo.');
}
