import { useQueryClient } from '@tanstack/react-query';

import type { Bonus } from '@generated/api/model/bonus';
import type { Id } from '@generated/api/model/id';

import { formatMoney } from '@/shared/format/money';

import styles from './bonuses.module.css';
import { Answers, BonusQuestion } from './bonus-question';
import { activateRequests } from './bonus-write-requests';
import { isActive, missingTurnover, nameOf } from './bonus-words';
import { useBonusWrite } from './use-bonus-write';

interface ActivateDialogProps {
  id: Id;
  onClose: () => void;
}

/** Asks before stakes count for another bonus (SPEC C4, A3). */
export function ActivateDialog({ id, onClose }: ActivateDialogProps) {
  return (
    <BonusQuestion title="Usar este bônus?" id={id} onClose={onClose}>
      {(bonus, all) => <Activate bonus={bonus} before={all.find((other) => isActive(other) && other.id !== id)} onClose={onClose} />}
    </BonusQuestion>
  );
}

function Activate({ bonus, before, onClose }: { bonus: Bonus; before: Bonus | undefined; onClose: () => void }) {
  const operation = useBonusWrite({
    name: 'activate',
    bonus,
    requests: activateRequests(useQueryClient()),
    done: `${nameOf(bonus)} está em uso.`,
    onClose,
  });
  const missing = missingTurnover(bonus);
  return (
    <div className={styles.form}>
      <p>
        A partir de agora suas apostas contam para <strong>{nameOf(bonus)}</strong>
        {missing === undefined || missing === 0 ? '.' : `. Faltam ${formatMoney(missing)} de apostas para resgatar.`}
      </p>
      {before !== undefined && (
        <p className={styles.quiet}>
          {nameOf(before)} fica em espera, com {formatMoney(before.balance)}. Você pode voltar a ele, mas o prazo dele continua correndo.
        </p>
      )}
      <Answers yes="Usar bônus" no="Agora não" operation={operation} onNo={onClose} />
    </div>
  );
}
