import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useDeferredValue, useState, useSyncExternalStore } from 'react';

import type { DoubleRound } from '@generated/api/model/double-round';

import { listFindings, subscribe } from '@/fairness/core/verdict-log';
import { useIsPlayer } from '@/session/use-session';
import { lazyPart } from '@/shared/lib/lazy-part';
import layout from '@/shared/ui/layout.module.css';
import { ErrorRetry } from '@/shared/ui/notice';
import { SectionBoundary } from '@/shared/ui/section-boundary';
import { SlowNotice } from '@/shared/ui/slow-notice';
import { useOpenRound } from '@/product/open-rounds';

import { Betting } from './bet/betting';
import { useBets } from './bet/use-bets';
import { useFinalList } from './bet/use-final-list';
import { VisitorPanel } from './bet/visitor-panel';
import styles from './double-game.module.css';
import { FairnessCard } from './audit/fairness-card';
import { useAuditedPlayer, useRoundAudit } from './audit/use-round-audit';
import { RoundDialog } from './audit/round-dialog';
import { useFollowHistory } from './history/use-follow-history';
import { configQuery, historyQuery } from './queries';
import { RulesCard } from './rules-card';
import { RoundAnnouncer } from './table/round-announcer';
import { useTable } from './table/use-table';
import { WheelPanel } from './table/wheel-panel';

const FairnessFindings = lazyPart(() => import('@/product/ui/fairness-findings').then((module) => module.FairnessFindings));

const NO_ROUNDS: readonly DoubleRound[] = [];

/**
 * Renders the game of Double with its verification and rules (SPEC R12). A round counts as open (`useOpenRound`) while the wheel spins or a
 * bet of the player is open.
 */
export function DoubleGame() {
  const client = useQueryClient();
  const isPlayer = useIsPlayer();
  const table = useTable();
  const { round, phase } = table;
  // The rows of the history render in pieces, so that a press need not wait for them.
  const history = useDeferredValue(useQuery(historyQuery()).data?.data);
  const config = useQuery(configQuery(client, round !== undefined));
  const bets = useBets(round?.id ?? '', isPlayer, phase);
  const results = useRoundAudit(table, history ?? NO_ROUNDS, bets, config.dataUpdatedAt);
  const player = useAuditedPlayer();
  const hasFinding = useSyncExternalStore(
    subscribe,
    () => listFindings(player ?? null, 'double').length > 0,
    () => false,
  );
  const [openedRound, setOpenedRound] = useState<DoubleRound>();
  useFollowHistory(round, bets.length > 0);
  useFinalList(round, player);
  useOpenRound(phase === 'rolling' || bets.some(({ status }) => status === 'open'));

  if (table.isFailed) return <ErrorRetry title="Não foi possível carregar a mesa" error={table.error} onRetry={table.retry} />;
  const winningColor = phase === 'complete' && round?.color !== 'unknown' ? (round?.color ?? null) : null;
  const newest = history?.[0]?.round;
  return (
    <div className={styles.game}>
      {round === undefined && <SlowNotice />}
      <WheelPanel table={table} history={history} results={results} bets={bets} player={player ?? undefined} onOpen={setOpenedRound} />
      {player !== undefined && hasFinding && (
        <SectionBoundary name="double-keys" fallback={null} pending={null}>
          <FairnessFindings game="double" player={player} />
        </SectionBoundary>
      )}
      <div className={`${layout.surface} ${styles.bets}`}>
        {isPlayer ? (
          <Betting table={table} bets={bets} winningColor={winningColor} result={results.find((one) => one.round.id === round?.id)} />
        ) : (
          <VisitorPanel totals={round?.totals} winningColor={winningColor} />
        )}
      </div>
      <FairnessCard round={round} newest={newest} results={results} player={player ?? undefined} />
      <RulesCard />
      <RoundAnnouncer table={table} bets={bets} isPlayer={isPlayer} />
      {openedRound !== undefined && (
        <RoundDialog
          round={openedRound}
          newest={newest ?? openedRound.round}
          isPlayer={isPlayer}
          clock={table.clock}
          configReadAt={config.dataUpdatedAt}
          onClose={() => setOpenedRound(undefined)}
        />
      )}
    </div>
  );
}
