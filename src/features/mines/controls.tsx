import type { ReactNode } from 'react';
import { useDeferredValue } from 'react';

import type { MinesConfig } from '@generated/api/model/mines-config';
import type { MinesGame } from '@generated/api/model/mines-game';

import { formatMoney } from '@/shared/format/money';
import { Button } from '@/shared/ui/button';
import { Facts } from '@/shared/ui/page';

import type { Wish } from './bet-form';
import { BetForm } from './bet-form';
import styles from './controls.module.css';
import { LostNotice, RefusalNotice } from './notices';
import { CELLS } from './odds';
import type { Moves } from './use-moves';
import { chanceText, formatFactor, minesText } from './words';

interface ControlsProps {
  config: MinesConfig;
  /** The open round; null while the next one is chosen. */
  open: MinesGame | null;
  wish: Wish;
  onWish: (wish: Wish) => void;
  /** Cents; undefined where that is not known. */
  available: number | undefined;
  moves: Moves;
  /** Why no round can be begun; undefined where nothing is against it. */
  why: string | undefined;
  /** What a limit of the player leaves, in words. */
  limit: string | undefined;
  onStart: () => void;
  /** In the place of the button for somebody who cannot play. */
  instead: ReactNode;
  children: ReactNode;
}

/** What is staked, and the one button of the round: it begins it, and then takes the winnings. */
export function Controls({ config, open, wish, onWish, available, moves, why, limit, onStart, instead, children }: ControlsProps) {
  // The button follows at once, what stands around it with the next frame: a slow phone has less to do in each.
  const shown = useDeferredValue(open);
  return (
    <section className={styles.controls} aria-label="Aposta">
      <div className={styles.fields}>
        {shown === null ? (
          <BetForm config={config} wish={wish} available={available} onChange={onWish} />
        ) : (
          <Facts
            rows={[
              ['Aposta', formatMoney(shown.amount)],
              ['Minas', String(shown.mines)],
              ['Diamantes', `${shown.revealed.length} de ${CELLS - shown.mines}`],
              ['Chance no próximo', chanceText(shown.mines, shown.revealed.length)],
              ['Próximo multiplicador', shown.next_multiplier === null ? '–' : formatFactor(shown.next_multiplier)],
            ]}
          />
        )}
        {shown === null && limit !== undefined && <p className={styles.hint}>{limit}</p>}
      </div>
      <div className={styles.action}>
        {instead ?? <ActionButton config={config} open={open} wish={wish} moves={moves} why={why} onStart={onStart} />}
        <RefusalNotice failure={moves.failure} />
        <LostNotice shown={moves.isLost} />
      </div>
      <div className={styles.more}>{children}</div>
    </section>
  );
}

type ActionProps = Pick<ControlsProps, 'config' | 'open' | 'wish' | 'moves' | 'why' | 'onStart'>;

function ActionButton({ config, open, wish, moves, why, onStart }: ActionProps) {
  const { moving, isLost } = moves;
  // While a cell is on its way the button stays as it is: it would flicker at each of them.
  const isBusy = moving !== undefined && (moving?.type !== 'reveal' || isLost);
  if (open === null) {
    const first = config.multipliers[wish.mines]?.[0];
    return (
      <Button key="action" look="accent" wide busy={isBusy} reason={isBusy ? undefined : why} onClick={onStart}>
        <Words
          does={isLost ? 'Verificando…' : `Apostar ${formatMoney(wish.amount ?? 0)}`}
          next={first === undefined ? minesText(wish.mines) : `1ª casa paga ${formatFactor(first)}`}
        />
      </Button>
    );
  }
  const next = open.next_multiplier;
  const isFirst = open.revealed.length === 0;
  return (
    <Button
      key="action"
      look="accent"
      wide
      busy={isBusy}
      aria-keyshortcuts="C"
      reason={isFirst ? 'Abra uma casa do tabuleiro: depois dela você pode retirar.' : undefined}
      onClick={() => moves.cashOut(open)}
    >
      <Words
        does={isFirst ? 'Retirar' : `Retirar ${formatMoney(open.payout)}`}
        next={next === null ? '' : `próxima casa ${formatFactor(next)}`}
      />
    </Button>
  );
}

function Words({ does, next }: { does: string; next: string }) {
  return (
    <span className={styles.button}>
      <strong>{does}</strong> <span className={styles.next}>{next}</span>
    </span>
  );
}
