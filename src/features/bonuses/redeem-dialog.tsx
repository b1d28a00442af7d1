import { useRef, useState } from 'react';

import type { Bonus } from '@generated/api/model/bonus';
import type { Id } from '@generated/api/model/id';

import { DescriptionList } from '@/shared/ui/page';
import { useMoneyOperation } from '@/product/money/use-money-operation';

import styles from './bonuses.module.css';
import { ConfirmButtons, BonusDialog } from './bonus-dialog';
import { amountRow, bonusName } from './bonus-labels';
import { REDEEM_KIND, redeemRequests, showRedeemed } from './redeem-operation';
import { rewardFailureMessage } from './reward-messages';

/** Renders the dialog in which the player confirms a redemption (SPEC C4, A4). */
export function RedeemDialog({ id, onClose }: { id: Id; onClose: () => void }) {
  return (
    <BonusDialog title="Resgatar bônus?" id={id} onClose={onClose}>
      {(bonus) => <Redeem bonus={bonus} onClose={onClose} />}
    </BonusDialog>
  );
}

function Redeem({ bonus, onClose }: { bonus: Bonus; onClose: () => void }) {
  const { id, balance } = bonus;
  const isOver = useRef(false);
  /** True if the last press started nothing, because another redemption was running. */
  const [isRejectedAsBusy, setRejectedAsBusy] = useState(false);
  const { start, stage, unresolved, failure, unready, retry } = useMoneyOperation({
    kind: REDEEM_KIND,
    requests: redeemRequests(balance),
    onDone: (redeemed) => {
      showRedeemed(redeemed);
      // The outcome is that of an earlier redemption: the player has not confirmed this one yet.
      if (redeemed.bonus !== id) return;
      isOver.current = true;
      onClose();
    },
  });
  const isOtherPending = (isRejectedAsBusy && stage === 'idle') || (unresolved !== undefined && unresolved.bonus !== id);
  const operation = {
    run: () => {
      // A press while the modal closes must not redeem again.
      if (!isOver.current) setRejectedAsBusy(!start({ bonus: id }));
    },
    busy: stage !== 'idle',
    isChecking: stage === 'checking',
    isUnresolved: unresolved?.bonus === id,
    failure: isOtherPending
      ? 'Aguarde: outro resgate está sendo verificado.'
      : failure === null
        ? undefined
        : rewardFailureMessage(failure),
    unready,
    retry,
  };
  return (
    <div className={styles.form}>
      <p>O valor do bônus passa para o seu saldo e pode ser sacado. O bônus termina.</p>
      <DescriptionList rows={[['Bônus', bonusName(bonus)], ...amountRow('Vai para o seu saldo', balance)]} />
      <ConfirmButtons yes="Resgatar" no="Agora não" operation={operation} onNo={onClose} />
    </div>
  );
}
