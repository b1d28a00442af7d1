import { useQuery } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';

import { countFailedElsewhere, EMPTY_LOG, readLog, subscribe } from '@/fairness/core/verdict-log';
import { useIsPlayer } from '@/session/use-session';
import { QueryView } from '@/shared/ui/query-view';
import { meQuery } from '@/product/me-query';

import { FailedRoundCard, HowItWorksCard, OfflineVerifierCard } from './help-cards';
import { ThreatModelCard } from './threat-model-card';
import { VerdictHistory } from './verdict-history';
import { VerdictTotals } from './verdict-totals';

/** Renders the verdicts on the fairness of the rounds that this browser has verified for the player or visitor (SPEC R37). */
export function FairnessOverview() {
  return useIsPlayer() ? <OfPlayer /> : <Overview player={null} />;
}

function OfPlayer() {
  const query = useQuery(meQuery(true));
  return (
    <QueryView query={query} failed="Não foi possível carregar a sua conta" lines={8}>
      {({ user }) => <Overview player={user.id} />}
    </QueryView>
  );
}

function Overview({ player }: { player: string | null }) {
  const { entries, ...counts } = useSyncExternalStore(
    subscribe,
    () => readLog(player),
    () => EMPTY_LOG,
  );
  const failedElsewhere = useSyncExternalStore(
    subscribe,
    () => countFailedElsewhere(player),
    () => 0,
  );
  const hasFailed = counts.totals.failed > 0;
  return (
    <>
      <VerdictTotals {...counts} failedElsewhere={failedElsewhere} />
      {hasFailed && <FailedRoundCard isUrgent />}
      <VerdictHistory key={player} entries={entries} player={player} />
      <HowItWorksCard />
      {!hasFailed && <FailedRoundCard isUrgent={false} />}
      <OfflineVerifierCard />
      <ThreatModelCard />
    </>
  );
}
