import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';

import type { DoubleRound } from '@generated/api/model/double-round';

import { useIsPlayer } from '@/session/use-session';
import { ErrorRetry } from '@/shared/ui/notice';
import { SlowNotice } from '@/shared/ui/slow-notice';

import { Announcer } from './announcer';
import { Betting } from './betting';
import styles from './double-game.module.css';
import { FairnessCard } from './fairness-card';
import { historyQuery, refreshHistory } from './queries';
import { RoundDialog } from './round-dialog';
import { RulesCard } from './rules-card';
import { Stage } from './stage';
import { useBets } from './use-bets';
import { useChain } from './use-chain';
import type { Table } from './use-table';
import { useTable } from './use-table';
import { Visitor } from './visitor';

const NONE: readonly DoubleRound[] = [];

/** Double (SPEC R12): the wheel on the server's clock, the three colours, and the proof of every round. */
export function DoubleGame() {
  const isPlayer = useIsPlayer();
  const table = useTable();
  const { round, phase } = table;
  const history = useQuery(historyQuery()).data?.data;
  const bets = useBets(round?.id ?? '', isPlayer, phase);
  const chain = useChain(history ?? NONE, round, bets);
  const [opened, setOpened] = useState<DoubleRound>();
  useHistoryOf(table);

  if (table.isFailed) return <ErrorRetry title="Não foi possível carregar a mesa" error={table.error} onRetry={table.retry} />;
  const came = phase === 'complete' ? (round?.color ?? null) : null;
  const newest = history?.[0]?.round;
  return (
    <div className={styles.game}>
      {round === undefined && <SlowNotice />}
      <Stage table={table} history={history} chain={chain} bets={bets} onOpen={setOpened} />
      <div className={styles.bets}>
        {isPlayer ? <Betting table={table} bets={bets} came={came} /> : <Visitor totals={round?.totals} came={came} />}
      </div>
      <FairnessCard round={round} newest={newest} chain={chain} />
      <RulesCard />
      <Announcer table={table} bets={bets} isPlayer={isPlayer} />
      {opened !== undefined && (
        <RoundDialog round={opened} newest={newest ?? opened.round} isPlayer={isPlayer} onClose={() => setOpened(undefined)} />
      )}
    </div>
  );
}

/** Asks for the history and the bets anew as a round ends. */
function useHistoryOf({ round }: Table): void {
  const client = useQueryClient();
  const last = useRef<string>(undefined);
  const step = round && `${round.id} ${round.status === 'complete' ? 'over' : 'on'}`;
  useEffect(() => {
    if (step === undefined || step === last.current) return;
    if (last.current !== undefined) refreshHistory(client);
    last.current = step;
  }, [client, step]);
}
