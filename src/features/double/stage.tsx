import type { DoubleBet } from '@generated/api/model/double-bet';
import type { DoubleRound } from '@generated/api/model/double-round';

import { formatCount } from '@/shared/format/number';
import { Icon } from '@/shared/ui/icon';

import { HistoryRow } from './history-row';
import { timesOf } from './phase';
import { PhaseClock } from './phase-clock';
import { outcomeOf } from './result';
import { SoundToggle } from './sound-toggle';
import styles from './stage.module.css';
import { Strip } from './strip';
import type { ChainState } from './use-chain';
import type { Table } from './use-table';
import { witness } from './witness';

interface StageProps {
  table: Table;
  /** The rounds that are over, the newest first. */
  history: readonly DoubleRound[] | undefined;
  chain: ChainState;
  bets: readonly DoubleBet[];
  onOpen: (round: DoubleRound) => void;
}

/** The wheel with its clock below it and the last results above it. */
export function Stage({ table, history, chain, bets, onOpen }: StageProps) {
  const { round, phase, clock, isDown } = table;
  const [newestBroken] = chain.broken;
  const outcome = outcomeOf(bets);
  const isPaid = phase === 'complete' && (outcome?.paid ?? 0) > 0;
  return (
    <section className={styles.stage} aria-label="Roleta" aria-busy={round === undefined || undefined}>
      <div className={styles.head}>
        <p className={styles.round}>{round === undefined ? 'Chegando à mesa…' : `Rodada ${formatCount(round.round)}`}</p>
        <SoundToggle phase={phase} isPaid={isPaid} />
      </div>
      <HistoryRow rounds={history} broken={chain.broken} onOpen={onOpen} />
      <Strip
        round={round?.id ?? ''}
        phase={phase}
        roll={round?.roll ?? null}
        last={history?.find((one) => one.id !== round?.id)?.roll ?? null}
        clock={clock}
        landsAt={round === undefined ? 0 : timesOf(round).landsAt}
      />
      <PhaseClock table={table} outcome={outcome} />
      {isDown && round !== undefined && (
        <p className={styles.hint}>
          <Icon name="retry" size={16} />
          Sem tempo real agora: a mesa é consultada a cada poucos segundos.
        </p>
      )}
      {newestBroken !== undefined && (
        <div role="alert" className={styles.broken}>
          <Icon name="warning" />
          <p>
            A rodada {formatCount(newestBroken.round)} não confere com o que foi prometido.{' '}
            <button type="button" className={styles.way} onClick={() => onOpen(newestBroken)}>
              Ver o recibo
            </button>
          </p>
        </div>
      )}
      {round !== undefined && isUnlinked(round) && (
        <div role="alert" className={styles.broken}>
          <Icon name="warning" />
          <p>O hash desta rodada não é a semente da anterior. Antes de apostar, confira no cartão abaixo ou fale com o suporte.</p>
        </div>
      )}
    </section>
  );
}

/** Whether a round that takes bets is bound by another hash than the seed of the one before it. */
function isUnlinked({ round, status, server_seed_hash: hash }: DoubleRound): boolean {
  const before = witness.seedOf(round - 1);
  return status === 'waiting' && before !== undefined && before !== hash;
}
