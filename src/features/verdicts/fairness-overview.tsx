import { useQuery } from '@tanstack/react-query';

import { useIsPlayer } from '@/session/use-session';
import type { Beacon } from '@/fairness/core/signatures';
import { QueryView } from '@/shared/ui/query-view';
import { meQuery } from '@/product/me-query';

import { FailedRoundCard, HowItWorksCard, OfflineVerifierCard } from './help-cards';
import { ThreatModelCard } from './threat-model-card';
import { useVerdicts } from './use-verdicts';
import { VerdictHistory } from './verdict-history';
import type { VerifyRound } from './verdict-receipt';
import { VerdictTotals } from './verdict-totals';

interface FairnessProps {
  /** Source of public randomness (drand) that the site trusts. */
  beacon: Beacon;
  verify: VerifyRound;
}

/** Renders the verdicts on the fairness of the rounds that this browser has verified for the player or visitor (SPEC R37). */
export function FairnessOverview(props: FairnessProps) {
  return useIsPlayer() ? <OfPlayer {...props} /> : <Overview {...props} player={null} />;
}

function OfPlayer(props: FairnessProps) {
  const query = useQuery(meQuery(true));
  return (
    <QueryView query={query} failed="Não foi possível carregar a sua conta" lines={8}>
      {({ user }) => <Overview {...props} player={user.id} />}
    </QueryView>
  );
}

function Overview({ player, beacon, verify }: FairnessProps & { player: string | null }) {
  const { entries, ...counts } = useVerdicts(player);
  const hasFailed = counts.totals.failed > 0;
  return (
    <>
      <VerdictTotals {...counts} />
      {hasFailed && <FailedRoundCard isUrgent />}
      <VerdictHistory key={player} entries={entries} player={player} beacon={beacon} verify={verify} />
      <HowItWorksCard />
      {!hasFailed && <FailedRoundCard isUrgent={false} />}
      <OfflineVerifierCard />
      <ThreatModelCard />
    </>
  );
}
