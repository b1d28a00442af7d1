import { useRef } from 'react';

import type { Bonus } from '@generated/api/model/bonus';

import { showAlert } from '@/product/alert-store';
import type { MoneyRequests } from '@/product/money/money-requests';
import { useMoneyOperation } from '@/product/money/use-money-operation';

import type { BonusChange } from './bonus-change-requests';
import { bonusName } from './bonus-labels';
import { rewardFailureMessage } from './reward-messages';

interface BonusChangeOptions {
  /** First part of the operation's kind, before the id of the bonus. */
  name: 'activate' | 'exclude';
  bonus: Bonus;
  requests: MoneyRequests<BonusChange, true>;
  successText: string;
  onClose: () => void;
}

/**
 * Returns an operation that changes a bonus, then shows an alert and calls `onClose`. `run` starts it, or repeats it while its outcome is
 * unknown. `isChecking` is true while the outcome of a lost response is looked up, `unready` the reason why nothing can be sent yet.
 * `retry` fetches the player again, if that fetch failed.
 */
export function useBonusChange({ name, bonus, requests, successText, onClose }: BonusChangeOptions) {
  const isOver = useRef(false);
  const { start, stage, unresolved, failure, unready, retry } = useMoneyOperation({
    kind: `${name} ${bonus.id}`,
    requests,
    onDone: () => {
      isOver.current = true;
      showAlert('success', successText);
      onClose();
    },
  });
  return {
    run: () => {
      // A press while the modal closes must not repeat the change.
      if (!isOver.current) start(unresolved ?? { bonus: bonus.id, expires_at: bonus.expires_at ?? null, name: bonusName(bonus) });
    },
    busy: stage !== 'idle',
    isChecking: stage === 'checking',
    /** True if the outcome is unknown: `run` then repeats the request. */
    isUnresolved: unresolved !== undefined,
    failure: failure === null ? undefined : rewardFailureMessage(failure),
    unready,
    retry,
  };
}
