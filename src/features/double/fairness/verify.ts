import type { DoubleBet } from '@generated/api/model/double-bet';
import type { DoubleRound } from '@generated/api/model/double-round';

import type { FairCheck } from '@/shared/fairness/fair-checks';
import { compareTexts } from '@/shared/fairness/fair-checks';
import { fairNumbers, sha256Hex } from '@/shared/fairness/fair-numbers';
import { formatMoney } from '@/shared/format/money';

import { COLOR_RULES, rollColor, SLOT_COUNT, rollLabel } from '../rules';
import type { Commitment } from './commitment-log';

/** Of a round's number. */
export interface Seeds {
  readonly round: number;
  readonly serverSeed: string;
  readonly publicSeed: string;
}

/** Computes a round's number: floor(f × 15), f from the message `public_seed:round:0`. */
export async function computeRoll({ serverSeed, publicSeed, round }: Seeds): Promise<number> {
  const [first = 0] = await fairNumbers(serverSeed, publicSeed, round, 1);
  return Math.floor(first * SLOT_COUNT);
}

/** Undefined values are not compared. */
export interface RoundClaims {
  readonly round: DoubleRound;
  readonly commitment?: Commitment | undefined;
  readonly previousSeed?: string | undefined;
  readonly bets?: readonly DoubleBet[] | undefined;
  /** As it was placed. */
  readonly placedBet?: ((bet: DoubleBet) => DoubleBet | undefined) | undefined;
}

const ANNOUNCED_HASH = 'Hash anunciado antes das apostas';

/** Returns true if no recorded commitment was compared. */
export const lacksCommitment = (checks: readonly FairCheck[]): boolean => !checks.some(({ name }) => name === ANNOUNCED_HASH);

/**
 * Verifies a round, the player's bets on it and their payouts; no checks while the seed is secret.
 *
 * @throws {Error} without WebCrypto
 */
export async function verifyRound({ round, commitment, previousSeed, bets = [], placedBet }: RoundClaims): Promise<FairCheck[]> {
  const { server_seed: serverSeed, public_seed: publicSeed } = round;
  if (serverSeed === null) return [];
  const checks = await verifySeeds(
    { round: round.round, serverSeed, publicSeed },
    { hash: round.server_seed_hash, announced: commitment?.hash, previousSeed, roll: round.roll, color: round.color },
  );
  if (commitment !== undefined) checks.push(compareTexts('Semente pública anunciada na abertura', commitment.publicSeed, publicSeed));
  const roll = await computeRoll({ round: round.round, serverSeed, publicSeed });
  return [...checks, ...bets.flatMap((bet, index) => [...placedBetCheck(bet, index, placedBet?.(bet)), ...payoutCheck(bet, index, roll)])];
}

interface SeedStatements {
  /** As stated now, and as recorded. */
  readonly hash?: string | undefined;
  readonly announced?: string | undefined;
  readonly previousSeed?: string | undefined;
  readonly roll?: number | null;
  readonly color?: DoubleRound['color'];
}

/**
 * Verifies seeds.
 *
 * @param stated undefined values are not compared
 */
export async function verifySeeds(seeds: Seeds, stated: SeedStatements): Promise<FairCheck[]> {
  const { announced, previousSeed, roll = null, color = null } = stated;
  const checks: FairCheck[] = [];
  const hash = await sha256Hex(seeds.serverSeed);
  const computed = await computeRoll(seeds);
  const statedHashes = [announced, stated.hash].filter((candidate) => candidate !== undefined);
  // If the hashes differ, the wrong one.
  const shown = statedHashes.find((candidate) => candidate !== hash) ?? statedHashes[0];
  if (shown !== undefined) checks.push(compareTexts(announced === undefined ? 'Hash da semente' : ANNOUNCED_HASH, hash, shown));
  if (previousSeed !== undefined) checks.push(compareTexts('Elo com a rodada anterior', hash, previousSeed));
  if (roll !== null) checks.push(compareTexts('Número sorteado', String(computed), String(roll)));
  if (color !== null) checks.push(compareTexts('Cor', COLOR_RULES[rollColor(computed)].name, COLOR_RULES[color].name));
  return checks;
}

function placedBetCheck(bet: DoubleBet, index: number, placed: DoubleBet | undefined): FairCheck[] {
  return placed === undefined ? [] : [compareTexts(`Aposta ${index + 1} como você fez`, betText(placed), betText(bet))];
}

const betText = ({ amount, color }: DoubleBet) => `${formatMoney(amount)} no ${COLOR_RULES[color].name}`;

/** Of a settled bet. */
function payoutCheck(bet: DoubleBet, index: number, roll: number): FairCheck[] {
  const { color, amount, status, payout } = bet;
  if (status === 'open' || payout === null) return [];
  const due = status === 'cancelled' ? amount : rollColor(roll) === color ? amount * COLOR_RULES[color].pays : 0;
  const name = `Aposta ${index + 1}: ${betText(bet)}`;
  const isStatusRight = status === 'cancelled' || (status === 'won') === due > 0;
  const check = compareTexts(name, formatMoney(due), formatMoney(payout));
  return [isStatusRight ? check : { ...check, passed: false, expected: `${check.expected}, com ${rollLabel(roll)}` }];
}
