import { redeemBonus } from '@generated/api/bonus';
import type { Bonus } from '@generated/api/model/bonus';
import type { Id } from '@generated/api/model/id';

import { formatMoney } from '@/shared/format/money';
import { Facts } from '@/shared/ui/page';

import styles from './bonuses.module.css';
import { Answers, BonusQuestion } from './bonus-question';
import { nameOf } from './bonus-words';
import { useBonusWrite } from './use-bonus-write';

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
  const intent = useBonusWrite({
    name: 'redeem',
    id,
    write: (key) => redeemBonus(id, { headers: { 'Idempotency-Key': key } }),
    isDone: (bonuses) => bonuses.every((other) => other.id !== id),
    done: `${formatMoney(balance)} foram para o seu saldo.`,
    onClose,
  });
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
