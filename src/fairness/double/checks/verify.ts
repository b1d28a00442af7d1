import type { DoubleRound } from '@generated/api/model/double-round';

import { formatCount } from '@/shared/format/number';

import type { FairCheck } from '../../core/fair-checks';
import { compareTexts, failedCheck, uncheckedItem, UNKNOWN_VALUE, verdictOf } from '../../core/fair-checks';
import { fairNumbers, sha256Hex } from '../../core/fair-numbers';
import { COLOR_RULES, rollColor, SLOT_COUNT } from '../rules';
import type { DoubleEvidence, Watching } from './claims';
import type { Change } from './findings';
import { GAPS, POSTS } from './findings';

/** Inputs from which a round's number (roll) is computed. */
export interface Seeds {
  readonly round: number;
  readonly serverSeed: string;
  readonly publicSeed: string;
}

/** Computes a round's number, 0 to 14: floor(f × 15) of the first fair number f of seeds and round (SPEC G3). @throws {Error} without WebCrypto */
export async function computeRoll({ serverSeed, publicSeed, round }: Seeds): Promise<number> {
  const [first = 0] = await fairNumbers(serverSeed, publicSeed, round, 1);
  return Math.floor(first * SLOT_COUNT);
}

/** Evidence of a round without its bets. */
export type RoundStatements = Pick<DoubleEvidence, 'round' | 'commitment' | 'previous_seed' | 'chain' | 'changes' | 'is_restarted'>;

/** Maximum number of rounds between a round and an earlier commitment. Each costs a hash. */
export const MAX_LINKS = 3000;
/** Name of the check that compares the seed with its recorded commitment. */
const ANNOUNCED_HASH = 'Hash anunciado antes das apostas';

/**
 * Verifies a round without its bets. Returns no checks for a round that is not over, whose seed is still secret. A finished round without
 * its seed has one failed check, and a voided one is orange at best.
 *
 * @param chainChecks checks of the chain's announcements and its public seed
 * @throws {Error} without WebCrypto
 */
export async function verifyRound(
  evidence: RoundStatements,
  { isStale, isBeforeVisit }: Omit<Watching, 'isOverdue'>,
  chainChecks: readonly FairCheck[],
): Promise<FairCheck[]> {
  const { round, commitment, changes, is_restarted: isRestarted } = evidence;
  const { server_seed: serverSeed, public_seed: publicSeed, status } = round;
  // The seed is withheld: without it the number cannot be verified.
  if (serverSeed === null)
    return status === 'complete' || status === 'voided' ? [compareTexts('Semente da rodada', 'revelada', 'não revelada')] : [];
  const direct = commitment?.round === round.round ? commitment : undefined;
  const checks = await verifySeeds(
    { round: round.round, serverSeed, publicSeed },
    { hash: round.server_seed_hash, announced: direct?.hash, roll: round.roll, color: round.color },
  );
  if (direct !== undefined) checks.push(compareTexts('Semente pública anunciada na abertura', direct.public_seed, publicSeed));
  if (status === 'voided') checks.push(compareTexts('Rodada anulada sem resultado', 'sem número', String(round.roll ?? 'sem número')));
  if (status === 'complete' && (round.roll === null || round.color === null))
    checks.push(compareTexts('Resultado da rodada', 'um número', 'sem número'));
  return [
    ...checks,
    ...(status === 'voided' ? [GAPS.voided] : []),
    ...(await verifyEarlierCommitment(evidence, serverSeed, isBeforeVisit)),
    await verifyLink(evidence, serverSeed),
    ...verifyChainMembership(evidence, isStale),
    ...chainChecks,
    ...changes.map(changeCheck),
    ...(isRestarted ? [GAPS.restarted] : []),
  ];
}

const changeCheck = ({ name, expected, actual }: Change): FairCheck =>
  name === POSTS
    ? uncheckedItem(name, `A casa não informa mais o endereço ${expected}, em que publicou o hash final.`)
    : failedCheck(name, expected, actual);

/** Returns true if a round is shown neither red nor orange, because it ended before the first visit (SPEC G14). */
export const isFromBeforeVisit = (checks: readonly FairCheck[]): boolean =>
  checks.includes(GAPS.beforeVisit) && verdictOf(checks) === 'unchecked';

interface SeedStatements {
  /** Hash of the server seed as stated now. */
  readonly hash?: string | undefined;
  /** Hash of the server seed as this browser recorded it before the bets. */
  readonly announced?: string | undefined;
  readonly previousSeed?: string | undefined;
  readonly roll?: number | null;
  readonly color?: DoubleRound['color'];
}

/**
 * Verifies what the operator stated about a round against its seeds.
 *
 * @param stated statements; those that are undefined or null are not compared
 * @throws {Error} without WebCrypto
 */
export async function verifySeeds(seeds: Seeds, stated: SeedStatements): Promise<FairCheck[]> {
  const { announced, previousSeed, roll = null, color = null } = stated;
  const checks: FairCheck[] = [];
  const hash = await sha256Hex(seeds.serverSeed);
  const computed = await computeRoll(seeds);
  const statedHashes = [announced, stated.hash].filter((candidate) => candidate !== undefined);
  // If the hashes differ, the wrong one is shown.
  const shown = statedHashes.find((candidate) => candidate !== hash) ?? statedHashes[0];
  if (shown !== undefined) checks.push(compareTexts(announced === undefined ? 'Hash da semente' : ANNOUNCED_HASH, hash, shown));
  if (previousSeed !== undefined) checks.push(compareTexts(LINK, hash, previousSeed));
  if (roll !== null) checks.push(compareTexts('Número sorteado', String(computed), String(roll)));
  if (color === 'unknown') checks.push(uncheckedItem('Cor', UNKNOWN_VALUE));
  else if (color !== null) checks.push(compareTexts('Cor', COLOR_RULES[rollColor(computed)].name, COLOR_RULES[color].name));
  return checks;
}

/** Name of the check that the hash of the seed is the seed of the round before. */
export const LINK = 'Ligação com a rodada anterior';

/**
 * Hashes the seed back to the earlier round of its chain whose commitment was recorded, if the round itself has none. Without one, at most
 * `MAX_LINKS` before, the check is orange.
 */
async function verifyEarlierCommitment(
  { round, commitment }: RoundStatements,
  serverSeed: string,
  isBeforeVisit: boolean,
): Promise<FairCheck[]> {
  if (commitment?.round === round.round) return [];
  const links = commitment === null ? Number.POSITIVE_INFINITY : round.round - commitment.round;
  if (commitment?.chain_id !== round.chain_id || links < 0 || links > MAX_LINKS) return [isBeforeVisit ? GAPS.beforeVisit : GAPS.unseen];
  let hash = serverSeed;
  for (let left = links; left >= 0; left -= 1) hash = await sha256Hex(hash);
  return [compareTexts(`Hash anunciado na rodada ${commitment.round}`, hash, commitment.hash)];
}

/** Verifies the link to the round before. The first round of a chain is linked to the chain's terminal hash. */
async function verifyLink({ round, chain, previous_seed }: RoundStatements, serverSeed: string): Promise<FairCheck> {
  const isFirst = chain !== null && chain.id === round.chain_id && chain.first_round === round.round;
  const expected = isFirst ? chain.terminal_hash : previous_seed;
  if (expected === null) return GAPS.noPrevious;
  const name = isFirst ? 'Ligação com o hash final da sequência' : LINK;
  return compareTexts(name, await sha256Hex(serverSeed), expected);
}

/** Compares chain, number and public seed of a round with the chain's first announcement. Its commitment must name the same chain. */
function verifyChainMembership({ round, chain, commitment }: RoundStatements, isStale: boolean): FairCheck[] {
  if (chain === null) return [GAPS.noChain];
  const last = chain.first_round + chain.length - 1;
  const isInside = round.round >= chain.first_round && round.round <= last;
  const checks: FairCheck[] = [
    compareTexts('Sequência da rodada', chain.id, round.chain_id),
    {
      name: 'Rodadas da sequência',
      passed: isInside,
      expected: `de ${formatCount(chain.first_round)} a ${formatCount(last)}`,
      actual: formatCount(round.round),
    },
  ];
  if (commitment !== null) checks.push(compareTexts('Sequência anunciada na abertura', commitment.chain_id, round.chain_id));
  if (chain.public_seed !== null) checks.push(compareTexts('Semente pública da sequência', chain.public_seed, round.public_seed));
  else if (!isStale) checks.push(failedCheck('Semente pública da sequência', 'sorteada', 'não publicada'));
  else checks.push(GAPS.staleChain);
  return checks;
}
