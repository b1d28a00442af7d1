import { useRef } from 'react';

import type { Bonus } from '@generated/api/model/bonus';

import { showAlert } from '@/shell/alert-store';
import type { MoneyRequests } from '@/shell/money/money-operations';
import { useMoneyOperation } from '@/shell/money/use-money-operation';

import type { BonusChange } from './bonus-change-requests';
import { rewardMessage } from './reward-messages';

interface BonusWrite {
  /** The change, as part of the operation's kind. */
  name: 'activate' | 'exclude';
  bonus: Bonus;
  requests: MoneyRequests<BonusChange, true>;
  /** Text for the player after it was executed. */
  done: string;
  onClose: () => void;
}

/** Changes a bonus with one money operation, then closes the modal and shows an alert. */
export function useBonusChange({ name, bonus, requests, done, onClose }: BonusWrite) {
  const isOver = useRef(false);
  const { start, stage, unresolved, failure, unready, retry } = useMoneyOperation({
    kind: `${name} ${bonus.id}`,
    requests,
    onDone: () => {
      isOver.current = true;
      showAlert('success', done);
      onClose();
    },
  });
  return {
    run: () => {
      // The modal is closing: the bonus has changed already.
      if (!isOver.current) start(unresolved ?? { bonus: bonus.id, expires_at: bonus.expires_at ?? null });
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
