import { useQueryClient } from '@tanstack/react-query';

import type { Bonus } from '@generated/api/model/bonus';
import type { Id } from '@generated/api/model/id';

import { sumOf } from '@/shared/format/amount-math';
import { formatMoney } from '@/shared/format/money';
import { DescriptionList } from '@/shared/ui/page';

import styles from './bonuses.module.css';
import { ConfirmButtons, BonusDialog } from './bonus-dialog';
import { excludeRequests } from './bonus-change-requests';
import { amountRow, bonusName } from './bonus-labels';
import { useBonusChange } from './use-bonus-change';

/** Renders the dialog in which the player confirms the loss of a bonus (SPEC C4, A5). */
export function ExcludeDialog({ id, onClose }: { id: Id; onClose: () => void }) {
  return (
    <BonusDialog title="Excluir bônus?" id={id} onClose={onClose}>
      {(bonus) => <Exclude bonus={bonus} onClose={onClose} />}
    </BonusDialog>
  );
}

function Exclude({ bonus, onClose }: { bonus: Bonus; onClose: () => void }) {
  const { amount_current: left, amount_won: won, balance } = bonus;
  const operation = useBonusChange({
    name: 'exclude',
    bonus,
    requests: excludeRequests(useQueryClient()),
    successText: `${bonusName(bonus)} foi excluído.`,
    onClose,
  });
  return (
    <div className={styles.form}>
      <p>
        Você perde <strong>{balance === undefined ? 'o valor do bônus' : formatMoney(balance)}</strong>
        <span>{` e o que já apostou para ${bonusName(bonus)}. Não dá para desfazer. Seu saldo real não muda.`}</span>
      </p>
      <DescriptionList
        rows={[
          // The parts are shown only if they add up to the server's total.
          ...(balance !== 'unknown' && sumOf(left ?? 0, won ?? 0) === balance
            ? [...amountRow('Saldo do bônus', left), ...amountRow('Ganhos com o bônus', won)]
            : []),
          ...amountRow('Você perde', balance),
        ]}
      />
      <ConfirmButtons yes="Excluir bônus" no="Manter bônus" operation={operation} onNo={onClose} />
    </div>
  );
}
