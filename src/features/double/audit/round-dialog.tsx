import { useQuery } from '@tanstack/react-query';

import { getGetDoubleRoundQueryOptions } from '@generated/api/double';
import type { DoubleBet } from '@generated/api/model/double-bet';
import type { DoubleRound } from '@generated/api/model/double-round';

import type { FairFact } from '@/fairness/core/fair-checks';
import { isFromBeforeVisit } from '@/fairness/double/checks/verify';
import { evidenceFacts } from '@/fairness/double/evidence';
import { statedRound } from '@/fairness/double/gather-inputs';
import { chainLog, commitmentLog } from '@/fairness/double/logs/page-logs';
import type { RoundResult } from '@/fairness/double/round-auditor';
import { Receipt } from '@/fairness/ui/receipt';
import { useRoundVerification } from '@/fairness/ui/use-fair-checks';
import { formatCount } from '@/shared/format/number';
import { Dialog } from '@/shared/ui/dialog';
import { trustedBeacon } from '@/product/trusted-beacon';
import { SupportContacts } from '@/product/ui/support-contacts';

import { roundAuditor } from './page-auditor';
import { useAuditedPlayer } from './use-round-audit';
import { betsQuery, fetchPastRound } from '../queries';
import type { ServerClock } from '../table/server-clock';

interface RoundDialogProps {
  /** Finished round as the history lists it. The dialog fetches it again by id. */
  round: DoubleRound;
  /** Number of the newest finished round. */
  newest: number;
  /** False for a visitor, whose bets are not fetched. */
  isPlayer: boolean;
  clock: ServerClock;
  /** Time when the seed chains and receipt keys were last fetched, in epoch ms. */
  configReadAt: number;
  onClose: () => void;
}

const NOTE = (
  <p>
    O número é floor(f × 15), com f dos 4 primeiros bytes de HMAC-SHA256, chave: a semente do servidor como texto, mensagem: «semente
    pública:rodada:0». O SHA-256 da semente é o hash anunciado e a semente da rodada anterior. A semente pública é o SHA-256 da assinatura
    do sorteio público.
  </p>
);
const NO_BETS: readonly DoubleBet[] = [];
/** Notice for a round that ended before the first visit. It is shown neither as passed nor as failed. */
const BEFORE_VISIT = {
  title: 'Rodada anterior à sua visita',
  text: 'Sem compromisso guardado neste aparelho: as contas usam só o que a casa informa agora.',
};

/**
 * Renders the receipt of a finished round: its seeds, and the verification of its result and of the player's bets. Records the round in the
 * log of commitments.
 */
export function RoundDialog({ round: listed, newest, isPlayer, clock, configReadAt, onClose }: RoundDialogProps) {
  // The round of the history is shown until its own response has loaded.
  const round = useQuery(getGetDoubleRoundQueryOptions(listed.id)).data?.data ?? listed;
  const bets = useQuery(betsQuery(round.id, isPlayer)).data?.data ?? NO_BETS;
  const previousSeed = usePreviousSeed(round, newest);
  const player = useAuditedPlayer() ?? null;
  const { result, state } = useRoundVerification(
    ['double', statedRound(round), player, previousSeed, bets, configReadAt],
    () => {
      commitmentLog.record(round);
      return roundAuditor.examine(round, { player, shown: bets, serverNow: clock.now });
    },
    // The known result is shown meanwhile, because a missing bet is looked up again after some seconds.
    { placeholderData: (before) => before ?? roundAuditor.results().find((one) => one.round.id === round.id) },
  );
  return (
    <Dialog title={`Rodada ${formatCount(listed.round)}`} onClose={onClose}>
      <Receipt
        copiedTitle={`Double, rodada ${round.round}`}
        state={state}
        facts={result === undefined ? [] : [...evidenceFacts(result.evidence), ...keyFacts(result)]}
        neutral={result !== undefined && isFromBeforeVisit(result.checks) ? BEFORE_VISIT : undefined}
        note={NOTE}
        help={<SupportContacts />}
        evidence={result && { beacon: trustedBeacon(), rounds: [result.evidence] }}
      />
    </Dialog>
  );
}

/**
 * Returns the changes of receipt keys as facts. They are shown only if the player has bets on the round, whose receipts the keys verify.
 */
const keyFacts = ({ bets }: RoundResult): FairFact[] =>
  bets.length === 0
    ? []
    : chainLog.keyChanges().map(({ name, expected, actual }) => [`${name} mudou`, `antes ${expected}, depois ${actual}`]);

/**
 * Returns the server seed of the round before, from the log of commitments, otherwise from the history of the operator. Undefined while it
 * is fetched, after a failure, or if there is none.
 */
function usePreviousSeed({ round, chain_id }: DoubleRound, newest: number): string | undefined {
  const known = commitmentLog.serverSeed(round - 1, chain_id);
  const { data } = useQuery({
    queryKey: ['double', 'seed before', round],
    queryFn: async () => (await fetchPastRound(round - 1, newest))?.server_seed ?? null,
    enabled: known === undefined,
    staleTime: Infinity,
  });
  return known ?? data ?? undefined;
}
