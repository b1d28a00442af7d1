import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';

import type { Bonus } from '@generated/api/model/bonus';
import type { BonusWriteAnswer } from '@generated/api/model/bonus-write-answer';
import type { Id } from '@generated/api/model/id';

import { showAlert } from '@/shell/alert-store';
import { appliedIf } from '@/shell/money/money-operations';
import { useMoneyOperation } from '@/shell/money/use-money-operation';

import { assertSuccess } from './assert-success';
import { rewardMessage } from './reward-messages';
import { bonusesQuery } from './reward-queries';

interface BonusWrite {
  /** The change, as part of the operation's kind. */
  name: 'activate' | 'exclude';
  id: Id;
  /** Sends it (SPEC A3, A5). */
  write: () => Promise<BonusWriteAnswer | void>;
  /** Whether the player's bonuses show that it was done. */
  isDone: (bonuses: readonly Bonus[]) => boolean;
  /** Text for the player after it was executed. */
  done: string;
  onClose: () => void;
}

/** Changes a bonus with one money operation, then closes the modal and shows an alert. */
export function useBonusWrite({ name, id, write, isDone, done, onClose }: BonusWrite) {
  const client = useQueryClient();
  const isOver = useRef(false);
  const { start, stage, unresolved, failure, unready, retry } = useMoneyOperation<object, true>({
    kind: `${name} ${id}`,
    requests: {
      // A bonus changes only once: its state alone shows the outcome.
      knownIds: () => Promise.resolve([]),
      send: async () => {
        assertSuccess(await write());
        return true;
      },
      lookUp: async () => {
        const { data } = await client.fetchQuery({ ...bonusesQuery(), staleTime: 0, retry: false });
        return appliedIf(isDone(data.data) || undefined);
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
      // The modal is closing: the bonus has changed already.
      if (!isOver.current) start({ bonus: id });
    },
    busy: stage !== 'idle',
    /** True while the site polls for the outcome of a lost response. */
    isChecking: stage === 'checking',
    /** True while the outcome is unknown: a press repeats the request. */
    isUnresolved: unresolved !== undefined,
    /** Why the change failed, for the player. */
    failure: failure === null ? undefined : rewardMessage(failure),
    unready,
    retry,
  };
}
