import type { ReactNode, Ref } from 'react';

import type { MinesConfig } from '@generated/api/model/mines-config';
import type { MinesGame } from '@generated/api/model/mines-game';

import { classes } from '@/shared/lib/classes';
import { labelOf } from '@/shared/lib/label-of';
import { useFrameDelayedValue } from '@/shared/lib/use-frame-delayed-value';
import { Amount } from '@/shared/ui/amount';
import layout from '@/shared/ui/layout.module.css';
import quiet from '@/shared/ui/quiet.module.css';
import { SoundButton } from '@/product/ui/play/sound-button';

import type { Moves } from '../moves/use-moves';
import { formatFactor, roundText } from '../round-labels';
import { useMinesSound } from '../sounds';
import type { BoardHandle } from './board';
import { Board } from './board';
import { cellStates } from './cells';
import { Ladder } from './ladder';
import { RoundEnd } from './round-end';
import styles from './round-panel.module.css';

interface RoundPanelProps {
  config: MinesConfig;
  /** Open round, or else the last one; null before the first one. */
  game: MinesGame | null;
  /** Number of mines of the next round, for its multipliers while no game is shown. */
  mines: number;
  moves: Moves;
  board: Ref<BoardHandle>;
}

/** Renders the score, the board and the text about the round. A press on a cell is sent as a move; an ended round shows its verdict. */
export function RoundPanel({ config, game, mines, moves, board }: RoundPanelProps) {
  const { moving, player } = moves;
  const opening = moving?.type === 'reveal' ? moving.cell : undefined;
  const isOpen = game?.status === 'open';
  return (
    <section className={`${layout.surface} ${styles.stage}`} aria-label="Rodada">
      <Score config={config} game={game} mines={mines} player={player} />
      <Board
        ref={board}
        states={cellStates(game, opening)}
        canOpen={isOpen}
        isBusy={moving !== undefined || moves.unresolved !== undefined}
        onOpen={(cell) => {
          if (game !== null && moves.unresolved === undefined) moves.reveal(game, cell);
        }}
      />
      <p role="status" className={classes(styles.said, resultClass(game))}>
        {roundText(game, config.max_payout)}
      </p>
    </section>
  );
}

type ScoreProps = Pick<RoundPanelProps, 'config' | 'game' | 'mines'> & Pick<Moves, 'player'>;

/** Renders the score late: the cell and the text come first. */
function Score({ config, game: now, mines, player }: ScoreProps) {
  const game = useFrameDelayedValue(now, 1);
  const opened = game === null ? 0 : game.revealed.length - (game.status === 'lost' ? 1 : 0);
  const steps = config.multipliers[game?.mines ?? mines] ?? [];
  const sound = useMinesSound();
  return (
    <>
      <div className={styles.score}>
        <Figure label="Multiplicador" game={game}>
          {formatFactor(game === null ? 1 : game.status === 'lost' ? 0 : game.multiplier)}
        </Figure>
        <Figure label={game === null ? 'Parar e levar' : labelOf(PAYOUT_LABELS, game.status, 'Prêmio')} game={game}>
          <Amount cents={game?.status === 'lost' ? game.amount : (game?.payout ?? 0)} />
        </Figure>
        <div className={styles.sound}>
          <SoundButton {...sound} />
        </div>
      </div>
      <div className={styles.middle}>
        {game === null || game.status === 'open' || game.status === 'unknown' || player === undefined ? (
          <Ladder steps={steps} opened={opened} />
        ) : (
          <RoundEnd key={game.id} game={game} player={player} config={config} />
        )}
      </div>
    </>
  );
}

const PAYOUT_LABELS = { open: 'Parar e levar', cashed_out: 'Você levou', lost: 'Perdido' } as const;

/** Renders a figure. A change remounts the value, which restarts its animation. */
function Figure({ label, game, children }: { label: string; game: MinesGame | null; children: ReactNode }) {
  return (
    <p className={styles.figure}>
      <span className={`${quiet.small} ${styles.label}`}>{label}</span>
      <strong key={game === null ? '' : `${game.status} ${game.revealed.length}`} className={classes(styles.value, resultClass(game))}>
        {children}
      </strong>
    </p>
  );
}

const resultClass = (game: MinesGame | null) =>
  game?.status === 'lost' ? styles.lost : game?.status === 'cashed_out' ? styles.won : undefined;
