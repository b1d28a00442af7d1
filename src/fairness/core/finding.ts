import type { FairGame, FindingEvidence } from './evidence';
import type { FairCheck } from './fair-checks';
import { uncheckedItem, verdictOf } from './fair-checks';
import type { RoundVerdict } from './verdict-log';

/** Journal of a round whose end the operator does not state. Players export it: the field names must not change. */
export interface WithheldEvidence extends FindingEvidence {
  readonly withheld: unknown;
}

/**
 * Returns the orange verdict on a round of the player that has no stated end. The caller records it.
 * @param player id of the player
 * @param finding id of the finding
 * @param label name of the round in the list of verdicts
 * @param withheld the round's journal
 */
export function withheldVerdict(player: string, game: FairGame, finding: string, label: string, withheld: unknown): RoundVerdict {
  const evidence: WithheldEvidence = { game, round: null, finding, withheld };
  return findingVerdict(player, label, evidence, [WITHHELD]);
}

/** Check of a round whose end is withheld: it cannot run. */
export const WITHHELD = uncheckedItem(
  'Fim da rodada',
  'Passou um minuto da sua última jogada, e a casa não informou o fim desta rodada. Guarde as provas e fale com o suporte.',
);

/** Returns the verdict on a finding, with the checks that have not passed as reasons. @param player null for a visitor */
export function findingVerdict(
  player: string | null,
  label: string,
  evidence: FindingEvidence,
  checks: readonly FairCheck[],
): RoundVerdict {
  const reasons = checks.flatMap(({ name, passed, unchecked, expected, actual }) =>
    passed ? [] : [unchecked ?? `${name}: esperado ${expected}; informado ${actual}`],
  );
  const { game, finding } = evidence;
  return { player, game, round: finding, label, verdict: verdictOf(checks), reasons, at: Date.now(), evidence };
}
