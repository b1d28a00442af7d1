import type { DoubleColor } from '@generated/api/model/double-color';
import type { DoubleTotals } from '@generated/api/model/double-totals';

import { Button } from '@/shared/ui/button';
import layout from '@/shared/ui/layout.module.css';
import { openAuth } from '@/product/modal-store';

import styles from './betting.module.css';
import { ColorColumns } from './color-columns';
import { Odds } from './odds';

/** Renders the stakes of all players, and an invitation to log in instead of the controls. */
export function VisitorPanel({ totals, winningColor }: { totals: DoubleTotals | undefined; winningColor: DoubleColor | null }) {
  return (
    <div className={styles.table}>
      <section className={styles.controls} aria-label="Entrar no jogo">
        <p>Você está assistindo. Para apostar, entre na sua conta.</p>
        <div className={layout.line}>
          <Button variant="primary" onClick={() => openAuth('login')}>
            Entrar para jogar
          </Button>
          <Button onClick={() => openAuth('register')}>Criar conta</Button>
        </div>
      </section>
      <section className={styles.colors} aria-label="Cores e apostas da rodada">
        <ColorColumns totals={totals} winningColor={winningColor} />
      </section>
      <div className={styles.odds}>
        <Odds />
      </div>
    </div>
  );
}
