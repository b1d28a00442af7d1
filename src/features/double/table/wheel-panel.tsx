import type { DoubleBet } from '@generated/api/model/double-bet';
import type { DoubleRound } from '@generated/api/model/double-round';

import { verdictOf } from '@/fairness/core/fair-checks';
import { findOpenProblem } from '@/fairness/double/find-open-problem';
import { chainLog, commitmentLog } from '@/fairness/double/logs/page-logs';
import type { RoundResult } from '@/fairness/double/round-auditor';
import { roundTimes } from '@/fairness/double/round-times';
import { formatCount } from '@/shared/format/number';
import { Button } from '@/shared/ui/button';
import { Icon } from '@/shared/ui/icon';
import layout from '@/shared/ui/layout.module.css';
import quiet from '@/shared/ui/quiet.module.css';
import { trustedBeacon } from '@/product/trusted-beacon';
import { Callout } from '@/product/ui/callout';
import { FailureHelp } from '@/product/ui/failure-help';

import { sumOutcome } from './bet-outcome';
import { HistoryRow } from '../history/history-row';
import { PhaseClock } from './phase-clock';
import { SessionTotals } from './session-totals';
import { SoundToggle } from './sound-toggle';
import type { Table } from './use-table';
import styles from './wheel-panel.module.css';
import { WheelStrip } from './wheel-strip';

interface WheelPanelProps {
  table: Table;
  /** Finished rounds, newest first; undefined while loading. */
  history: readonly DoubleRound[] | undefined;
  /** Results of the verification of finished rounds, newest first. */
  results: readonly RoundResult[];
  /** The player's bets on the current round. */
  bets: readonly DoubleBet[];
  /** Player's id; undefined for a visitor, and while it loads. */
  player: string | undefined;
  /** Opens the receipt of a finished round. */
  onOpen: (round: DoubleRound) => void;
}

/**
 * Renders the wheel with the last results, the phase, the totals of the session, and a notice without real time. Warns about a failed
 * verification, and about a round that takes bets and will fail its verification (`findOpenProblem`).
 */
export function WheelPanel({ table, history, results, bets, player, onOpen }: WheelPanelProps) {
  const { round, phase, clock, isRealtimeDown } = table;
  const failed = results.find(({ verdict }) => verdict === 'failed');
  const problem = round && findOpenProblem(round, commitmentLog, chainLog);
  const outcome = sumOutcome(bets);
  const paid = outcome?.paid ?? 0;
  const isPaid = phase === 'complete' && paid !== 'unknown' && paid > 0;
  return (
    <section className={`${layout.surface} ${styles.stage}`} aria-label="Roleta" aria-busy={round === undefined || undefined}>
      <div className={styles.head}>
        <p className={styles.round}>{round === undefined ? 'Carregando a mesa…' : `Rodada ${formatCount(round.round)}`}</p>
        <SoundToggle phase={phase} isPaid={isPaid} />
      </div>
      <HistoryRow rounds={history} results={results} onOpen={onOpen} />
      <WheelStrip
        round={round?.id ?? ''}
        phase={phase}
        roll={round?.roll ?? null}
        previousRoll={history?.find((one) => one.id !== round?.id)?.roll ?? null}
        clock={clock}
        landsAt={round === undefined ? 0 : roundTimes(round).landsAt}
      />
      <PhaseClock table={table} outcome={outcome} />
      {player !== undefined && <SessionTotals player={player} bets={bets} />}
      {isRealtimeDown && round !== undefined && (
        <p className={`${quiet.text} ${styles.hint}`}>
          <Icon name="retry" size={16} />
          Sem tempo real agora: a mesa é consultada a cada poucos segundos.
        </p>
      )}
      {failed !== undefined && (
        <Callout tone="error" icon="warning" role="alert">
          <p>
            {failed.bets.some(({ checks }) => verdictOf(checks) === 'failed')
              ? `Sua aposta na rodada ${formatCount(failed.round.round)} não confere. O recibo mostra a diferença.`
              : `A rodada ${formatCount(failed.round.round)} não confere com o que foi anunciado.`}
          </p>
          <FailureHelp evidence={{ beacon: trustedBeacon(), rounds: [failed.evidence] }}>
            <Button onClick={() => onOpen(failed.round)}>Ver o recibo</Button>
          </FailureHelp>
        </Callout>
      )}
      {problem !== undefined && (
        <Callout tone="error" icon="warning" role="alert">
          <p>{`${problem} Antes de apostar, confira no cartão abaixo ou fale com o suporte.`}</p>
        </Callout>
      )}
    </section>
  );
}
