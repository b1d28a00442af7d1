import type { DoubleBet } from '@generated/api/model/double-bet';
import type { DoubleRound } from '@generated/api/model/double-round';

import { formatCount } from '@/shared/format/number';
import { Icon } from '@/shared/ui/icon';

import { sumOutcome } from '../bet/bet-outcome';
import { commitmentLog } from '../fairness/commitment-log';
import type { ChainVerification } from '../fairness/use-chain-verification';
import { HistoryRow } from '../history/history-row';
import { roundTimes } from './phase';
import { PhaseClock } from './phase-clock';
import { SoundToggle } from './sound-toggle';
import type { Table } from './use-table';
import styles from './wheel-panel.module.css';
import { WheelStrip } from './wheel-strip';

interface WheelPanelProps {
  table: Table;
  /** Newest first. */
  history: readonly DoubleRound[] | undefined;
  chain: ChainVerification;
  bets: readonly DoubleBet[];
  onOpen: (round: DoubleRound) => void;
}

export function WheelPanel({ table, history, chain, bets, onOpen }: WheelPanelProps) {
  const { round, phase, clock, isRealtimeDown } = table;
  const [newestFailed] = chain.failed;
  const outcome = sumOutcome(bets);
  const isPaid = phase === 'complete' && (outcome?.paid ?? 0) > 0;
  return (
    <section className={styles.stage} aria-label="Roleta" aria-busy={round === undefined || undefined}>
      <div className={styles.head}>
        <p className={styles.round}>{round === undefined ? 'Chegando à mesa…' : `Rodada ${formatCount(round.round)}`}</p>
        <SoundToggle phase={phase} isPaid={isPaid} />
      </div>
      <HistoryRow rounds={history} failed={chain.failed} onOpen={onOpen} />
      <WheelStrip
        round={round?.id ?? ''}
        phase={phase}
        roll={round?.roll ?? null}
        previousRoll={history?.find((one) => one.id !== round?.id)?.roll ?? null}
        clock={clock}
        landsAt={round === undefined ? 0 : roundTimes(round).landsAt}
      />
      <PhaseClock table={table} outcome={outcome} />
      {isRealtimeDown && round !== undefined && (
        <p className={styles.hint}>
          <Icon name="retry" size={16} />
          Sem tempo real agora: a mesa é consultada a cada poucos segundos.
        </p>
      )}
      {newestFailed !== undefined && (
        <div role="alert" className={styles.broken}>
          <Icon name="warning" />
          <p>
            A rodada {formatCount(newestFailed.round)} não confere com o que foi prometido.{' '}
            <button type="button" className={styles.way} onClick={() => onOpen(newestFailed)}>
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

/** An open round's hash is not the previous seed. */
function isUnlinked({ round, status, server_seed_hash: hash }: DoubleRound): boolean {
  const before = commitmentLog.serverSeed(round - 1);
  return status === 'waiting' && before !== undefined && before !== hash;
}
