import type { Bonus } from '@generated/api/model/bonus';
import type { Id } from '@generated/api/model/id';

import { formatMoney } from '@/shared/format/money';

import styles from './bonuses.module.css';
import { ConfirmButtons, BonusDialog } from './bonus-dialog';
import { activateRequests } from './bonus-change-requests';
import { isActive, remainingWagering, bonusName } from './bonus-labels';
import { useBonusChange } from './use-bonus-change';

interface ActivateDialogProps {
  id: Id;
  onClose: () => void;
}

/** Renders the dialog in which the player activates a bonus (SPEC C4, A3). The bonus that was active then waits. */
export function ActivateDialog({ id, onClose }: ActivateDialogProps) {
  return (
    <BonusDialog title="Usar este bônus?" id={id} onClose={onClose}>
      {(bonus, all) => <Activate bonus={bonus} previous={all.find((other) => isActive(other) && other.id !== id)} onClose={onClose} />}
    </BonusDialog>
  );
}

function Activate({ bonus, previous, onClose }: { bonus: Bonus; previous: Bonus | undefined; onClose: () => void }) {
  const operation = useBonusChange({
    name: 'activate',
    bonus,
    requests: activateRequests(),
    successText: `${bonusName(bonus)} está em uso.`,
    onClose,
  });
  const remaining = remainingWagering(bonus);
  return (
    <div className={styles.form}>
      <p>
        A partir de agora suas apostas contam para <strong>{bonusName(bonus)}</strong>
        <span>{remaining === undefined || remaining === 0 ? '.' : `. Faltam ${formatMoney(remaining)} de apostas para resgatar.`}</span>
      </p>
      {previous !== undefined && (
        <p className={styles.quiet}>
          {`${bonusName(previous)} fica em espera${previous.balance === undefined ? '' : `, com ${formatMoney(previous.balance)}`}. ` +
            'Você pode voltar a ele, mas o prazo dele continua correndo.'}
        </p>
      )}
      <ConfirmButtons yes="Usar bônus" no="Agora não" operation={operation} onNo={onClose} />
    </div>
  );
}
