import { useQuery } from '@tanstack/react-query';

import { getGetDoubleRoundQueryOptions } from '@generated/api/double';
import type { DoubleRound } from '@generated/api/model/double-round';

import type { FairFact } from '@/shared/fairness/fair-checks';
import { useFairChecks } from '@/shared/fairness/use-fair-checks';
import { Receipt } from '@/shared/fairness/receipt';
import { formatMoney } from '@/shared/format/money';
import { formatCount } from '@/shared/format/number';
import { Dialog } from '@/shared/ui/dialog';
import { SupportContacts } from '@/shell/ui/support-contacts';

import { commitmentLog } from '../fairness/commitment-log';
import { roundFingerprint } from '../fairness/use-chain-verification';
import { lacksCommitment, verifyRound } from '../fairness/verify';
import { betsQuery, fetchPastRound } from '../queries';
import { COLOR_RULES, rollLabel } from '../rules';

interface RoundDialogProps {
  round: DoubleRound;
  /** Of finished rounds. */
  newest: number;
  isPlayer: boolean;
  onClose: () => void;
}

export function RoundDialog({ round, newest, isPlayer, onClose }: RoundDialogProps) {
  return (
    <Dialog title={`Rodada ${formatCount(round.round)}`} onClose={onClose}>
      <RoundReceipt round={round} newest={newest} isPlayer={isPlayer} />
    </Dialog>
  );
}

function RoundReceipt({ round: listed, newest, isPlayer }: Omit<RoundDialogProps, 'onClose'>) {
  // The listed one until the round has loaded.
  const round = useQuery(getGetDoubleRoundQueryOptions(listed.id)).data?.data ?? listed;
  const bets = useQuery(betsQuery(round.id, isPlayer)).data?.data ?? [];
  const previousSeed = usePreviousSeed(round.round, newest);
  const commitment = commitmentLog.commitmentTo(round.round);
  const claims = { round, commitment, previousSeed, bets, placedBet: commitmentLog.placedBet };
  const state = useFairChecks(['double', roundFingerprint(round), commitment, previousSeed, bets], () => verifyRound(claims));
  const facts: FairFact[] = [
    ['Rodada', String(round.round)],
    ['Resultado', round.roll === null ? '–' : rollLabel(round.roll)],
    ['Semente do servidor', round.server_seed ?? 'revelada no fim das apostas'],
    ['Hash da semente', round.server_seed_hash],
    ['Semente pública', round.public_seed],
    ['Semente da rodada anterior', previousSeed ?? 'não encontrada'],
    ...bets.map(({ color, amount }, index): FairFact => [`Aposta ${index + 1}`, `${formatMoney(amount)} no ${COLOR_RULES[color].name}`]),
  ];
  const isUncommitted = state.checks !== undefined && state.checks.length > 0 && lacksCommitment(state.checks);
  return (
    <Receipt
      title={`Double, rodada ${round.round}`}
      state={state}
      facts={facts}
      note={<Note isUncommitted={isUncommitted} />}
      help={<SupportContacts />}
    />
  );
}

function usePreviousSeed(round: number, newest: number): string | undefined {
  const { data } = useQuery({
    queryKey: ['double', 'seed before', round],
    queryFn: async () => (await fetchPastRound(round - 1, newest))?.server_seed ?? null,
    enabled: commitmentLog.serverSeed(round - 1) === undefined,
    staleTime: Infinity,
  });
  return commitmentLog.serverSeed(round - 1) ?? data ?? undefined;
}

function Note({ isUncommitted }: { isUncommitted: boolean }) {
  return (
    <>
      <p>
        O número é floor(f × 15), com f dos 4 primeiros bytes de HMAC-SHA256, chave: a semente do servidor como texto, mensagem: «semente
        pública:rodada:0». O SHA-256 da semente é o hash anunciado e a semente da rodada anterior.
      </p>
      {isUncommitted && (
        <p>Esta página não estava aberta antes do fim das apostas desta rodada: o que foi anunciado lá não pôde ser comparado aqui.</p>
      )}
    </>
  );
}
