import { useRef, useState } from 'react';

import type { Bonus } from '@generated/api/model/bonus';
import type { Id } from '@generated/api/model/id';

import { formatMoney } from '@/shared/format/money';
import { Facts } from '@/shared/ui/page';
import { useMoneyIntent } from '@/shell/money-intent';

import styles from './bonuses.module.css';
import { Answers, BonusQuestion } from './bonus-question';
import { nameOf } from './bonus-words';
import { REDEEM_INTENT, redeemCall, tellRedeemed } from './redeem-call';
import { wordsFor } from './reward-words';

/** Asks before a bonus becomes real money (SPEC C4, A4). */
export function RedeemDialog({ id, onClose }: { id: Id; onClose: () => void }) {
  return (
    <BonusQuestion title="Resgatar bônus?" id={id} onClose={onClose}>
      {(bonus) => <Redeem bonus={bonus} onClose={onClose} />}
    </BonusQuestion>
  );
}

function Redeem({ bonus, onClose }: { bonus: Bonus; onClose: () => void }) {
  const { id, balance } = bonus;
  const isOver = useRef(false);
  const [isTaken, setTaken] = useState(false);
  const { start, stage, failure, unready, retry } = useMoneyIntent({
    kind: REDEEM_INTENT,
    call: redeemCall(balance),
    onDone: (redeemed) => {
      tellRedeemed(redeemed);
      // It may have been another one, whose answer was lost before: then this one is still to be asked about.
      if (redeemed.bonus !== id) return;
      isOver.current = true;
      onClose();
    },
  });
  const intent = {
    run: () => {
      // A press while the modal goes away is none.
      if (!isOver.current) setTaken(!start({ bonus: id }));
    },
    busy: stage !== 'idle',
    lost: stage === 'lost',
    // Another one, whose answer was lost before, is being looked for.
    failure:
      failure !== null ? wordsFor(failure) : isTaken && stage === 'idle' ? 'Aguarde: outro resgate está sendo verificado.' : undefined,
    unready,
    retry,
  };
  return (
    <div className={styles.form}>
      <p>O que este bônus vale passa para o seu saldo e pode ser sacado. O bônus termina.</p>
      <Facts
        rows={[
          ['Bônus', nameOf(bonus)],
          ['Vai para o seu saldo', formatMoney(balance)],
        ]}
      />
      <Answers yes="Resgatar" no="Agora não" intent={intent} onNo={onClose} />
    </div>
  );
}
