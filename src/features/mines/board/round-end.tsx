import { useState } from 'react';

import type { Id } from '@generated/api/model/id';
import type { MinesConfig } from '@generated/api/model/mines-config';
import type { MinesGame } from '@generated/api/model/mines-game';

import { allPassed } from '@/shared/fairness/fair-checks';
import { FairBadge } from '@/shared/fairness/fair-badge';
import { Button } from '@/shared/ui/button';

import { RoundReceipt } from '../fairness/round-receipt';
import { useRoundCheck } from '../fairness/use-round-check';
import styles from './round-panel.module.css';

export function RoundEnd({ game, player, config }: { game: MinesGame; player: Id; config: MinesConfig }) {
  const [isOpen, setOpen] = useState(false);
  const state = useRoundCheck(game, player, config);
  const isBad = state.checks !== undefined && !allPassed(state.checks);
  return (
    <div className={styles.end}>
      <div role={isBad ? 'alert' : 'status'} className={styles.checked}>
        <FairBadge state={state} />
        {isBad && <p className={styles.bad}>O que a casa informou não é o que as sementes dizem. Abra o recibo e fale com o suporte.</p>}
      </div>
      <Button variant="ghost" onClick={() => setOpen(true)}>
        Ver recibo
      </Button>
      {isOpen && <RoundReceipt game={game} state={state} onClose={() => setOpen(false)} />}
    </div>
  );
}
