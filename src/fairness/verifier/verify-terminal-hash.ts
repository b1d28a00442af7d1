import type { RoundEvidence } from '../core/evidence';
import type { FairCheck } from '../core/fair-checks';
import { compareTexts, uncheckedItem } from '../core/fair-checks';
import { isDoubleRound } from '../double/evidence';

/** Maximum number of hashes, which take about ten seconds. */
const MAX_STEPS = 10_000_000;
/** Name of the check, as the player reads it. */
const NAME = 'Hash final da sequência, refeito da rodada até o começo';

/**
 * Hashes a round of Double back to the first one of its chain, whose hash was published before the chain began. Takes about a second for a
 * million rounds, which block the thread. The check is unchecked if chain or seed are missing or the round is too far from the first one. It
 * fails if the round is outside of its chain. No checks for other games.
 *
 * @param sha256 returns the hash of a text, as hex
 */
export function verifyTerminalHash(evidence: RoundEvidence, sha256: (text: string) => string): FairCheck[] {
  if (!isDoubleRound(evidence)) return [];
  const { round, chain } = evidence;
  if (chain === null || round.server_seed === null || !(round.round - chain.first_round < MAX_STEPS))
    return [uncheckedItem(NAME, 'As provas não têm a sequência ou a semente da rodada, ou ela fica longe demais do começo.')];
  const place = round.round - chain.first_round;
  if (!(place >= 0 && place < chain.length)) {
    return [compareTexts(NAME, `rodadas ${chain.first_round} a ${chain.first_round + chain.length - 1}`, `rodada ${round.round}`)];
  }
  let seed = round.server_seed;
  for (let step = 0; step <= place; step += 1) seed = sha256(seed);
  return [compareTexts(NAME, seed, chain.terminal_hash)];
}
