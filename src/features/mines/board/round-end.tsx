import { useState } from 'react';

import type { Id } from '@generated/api/model/id';
import type { MinesConfig } from '@generated/api/model/mines-config';
import type { MinesGame } from '@generated/api/model/mines-game';

import { FairBadge } from '@/fairness/ui/fair-badge';
import { stateVerdict } from '@/fairness/ui/use-fair-checks';
import { classes } from '@/shared/lib/classes';
import { Button } from '@/shared/ui/button';
import { FailureHelp } from '@/product/ui/failure-help';

import { RoundReceipt } from '../history/round-receipt';
import { useRoundCheck } from '../history/use-round-check';
import styles from './round-panel.module.css';

/** Renders the verdict on an ended round of `player`, and the button that opens its receipt. Records no verdict. */
export function RoundEnd({ game, player, config }: { game: MinesGame; player: Id; config: MinesConfig }) {
  const [isOpen, setOpen] = useState(false);
  const check = useRoundCheck(game, player, config);
  const verdict = stateVerdict(check.state);
  return (
    <div className={classes(styles.end, verdict === 'failed' && styles.failed)}>
      <div role={verdict === 'failed' ? 'alert' : 'status'} className={styles.checked}>
        <FairBadge state={check.state} />
        {verdict === 'failed' && (
          <p className={styles.bad}>O que a casa informou não é o que as sementes dizem. Copie as provas e fale com o suporte.</p>
        )}
        {verdict === 'unchecked' && <p className={styles.unchecked}>Não foi possível conferir esta rodada. O recibo explica por quê.</p>}
      </div>
      {verdict === 'failed' ? (
        <FailureHelp evidence={{ beacon: null, rounds: [check.evidence] }}>
          <Button onClick={() => setOpen(true)}>Ver recibo</Button>
        </FailureHelp>
      ) : (
        <Button variant="ghost" onClick={() => setOpen(true)}>
          Ver recibo
        </Button>
      )}
      {isOpen && <RoundReceipt check={check} onClose={() => setOpen(false)} />}
    </div>
  );
}
