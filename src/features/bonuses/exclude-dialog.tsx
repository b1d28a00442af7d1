import { useQueryClient } from '@tanstack/react-query';

import type { Bonus } from '@generated/api/model/bonus';
import type { Id } from '@generated/api/model/id';

import { formatMoney } from '@/shared/format/money';
import { DescriptionList } from '@/shared/ui/page';

import styles from './bonuses.module.css';
import { Answers, BonusQuestion } from './bonus-question';
import { excludeRequests } from './bonus-write-requests';
import { nameOf } from './bonus-words';
import { useBonusWrite } from './use-bonus-write';

/** Says exactly what would be lost before a bonus is given up (SPEC C4, A5). */
export function ExcludeDialog({ id, onClose }: { id: Id; onClose: () => void }) {
  return (
    <BonusQuestion title="Excluir bônus?" id={id} onClose={onClose}>
      {(bonus) => <Exclude bonus={bonus} onClose={onClose} />}
    </BonusQuestion>
  );
}

function Exclude({ bonus, onClose }: { bonus: Bonus; onClose: () => void }) {
  const { amount_current: left, amount_won: won, balance } = bonus;
  const operation = useBonusWrite({
    name: 'exclude',
    bonus,
    requests: excludeRequests(useQueryClient()),
    done: `${nameOf(bonus)} foi excluído.`,
    onClose,
  });
  return (
    <div className={styles.form}>
      <p>
        Você perde <strong>{formatMoney(balance)}</strong> e o que já apostou para {nameOf(bonus)}. Não dá para desfazer. Seu saldo real não
        muda.
      </p>
      <DescriptionList
        rows={[
          // A sum only where it adds up to what the server calls the bonus's worth.
          ...(left + won === balance
            ? [['Bônus que resta', formatMoney(left)] as const, ['Ganhos com ele', formatMoney(won)] as const]
            : []),
          ['Você perde', formatMoney(balance)],
        ]}
      />
      <Answers yes="Excluir bônus" no="Manter bônus" operation={operation} onNo={onClose} />
    </div>
  );
}
