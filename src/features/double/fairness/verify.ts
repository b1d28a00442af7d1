import type { DoubleBet } from '@generated/api/model/double-bet';
import type { DoubleRound } from '@generated/api/model/double-round';

import type { FairCheck } from '@/shared/fairness/fair-checks';
import { compareTexts } from '@/shared/fairness/fair-checks';
import { fairNumbers, sha256Hex } from '@/shared/fairness/fair-numbers';
import { formatMoney } from '@/shared/format/money';

import { COLOR_RULES, rollColor, SLOT_COUNT, rollLabel } from '../rules';
import type { Commitment } from './commitment-log';

/** Inputs of a round's number, known once the seed is revealed. */
export interface Seeds {
  readonly round: number;
  readonly serverSeed: string;
  readonly publicSeed: string;
}

/** Computes the number of a round: floor(f × 15), f from the message `public_seed:round:0`. */
export async function computeRoll({ serverSeed, publicSeed, round }: Seeds): Promise<number> {
  const [first = 0] = await fairNumbers(serverSeed, publicSeed, round, 1);
  return Math.floor(first * SLOT_COUNT);
}

/** Statements about a round. Undefined ones are not compared. */
export interface RoundClaims {
  readonly round: DoubleRound;
  /** Recorded by this page before betting closed. */
  readonly commitment?: Commitment | undefined;
  /** Server seed of the previous round. */
  readonly previousSeed?: string | undefined;
  /** The player's bets on the round. */
  readonly bets?: readonly DoubleBet[] | undefined;
  /** Returns a bet as it was when it was placed here. */
  readonly placedBet?: ((bet: DoubleBet) => DoubleBet | undefined) | undefined;
}

const ANNOUNCED_HASH = 'Hash anunciado antes das apostas';

/** Returns true if the checks did not include a commitment from before betting closed. */
export const lacksCommitment = (checks: readonly FairCheck[]): boolean => !checks.some(({ name }) => name === ANNOUNCED_HASH);

/**
 * Verifies a round: commitment, link to the previous round, number, colour, the player's bets and their payouts.
 *
 * @returns no checks while the seed is secret
 * @throws {Error} if the browser has no WebCrypto
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

/** Statements about pasted seeds. */
interface SeedStatements {
  /** Hash as stated now, and as recorded before betting closed. */
  readonly hash?: string | undefined;
  readonly announced?: string | undefined;
  readonly previousSeed?: string | undefined;
  readonly roll?: number | null;
  readonly color?: DoubleRound['color'];
}

/**
 * Verifies seeds.
 *
 * @param stated the statements; undefined ones are not compared
 */
export async function verifySeeds(seeds: Seeds, stated: SeedStatements): Promise<FairCheck[]> {
  const { announced, previousSeed, roll = null, color = null } = stated;
  const checks: FairCheck[] = [];
  const hash = await sha256Hex(seeds.serverSeed);
  const computed = await computeRoll(seeds);
  const statedHashes = [announced, stated.hash].filter((candidate) => candidate !== undefined);
  // A differing hash is the one to show.
  const shown = statedHashes.find((candidate) => candidate !== hash) ?? statedHashes[0];
  if (shown !== undefined) checks.push(compareTexts(announced === undefined ? 'Hash da semente' : ANNOUNCED_HASH, hash, shown));
  if (previousSeed !== undefined) checks.push(compareTexts('Elo com a rodada anterior', hash, previousSeed));
  if (roll !== null) checks.push(compareTexts('Número sorteado', String(computed), String(roll)));
  if (color !== null) checks.push(compareTexts('Cor', COLOR_RULES[rollColor(computed)].name, COLOR_RULES[color].name));
  return checks;
}

/** Compares a bet with the recorded one. */
function placedBetCheck(bet: DoubleBet, index: number, placed: DoubleBet | undefined): FairCheck[] {
  return placed === undefined ? [] : [compareTexts(`Aposta ${index + 1} como você fez`, betText(placed), betText(bet))];
}

const betText = ({ amount, color }: DoubleBet) => `${formatMoney(amount)} no ${COLOR_RULES[color].name}`;

/** Compares the payout of a settled bet with the computed one, and its status. */
function payoutCheck(bet: DoubleBet, index: number, roll: number): FairCheck[] {
  const { color, amount, status, payout } = bet;
  if (status === 'open' || payout === null) return [];
  const due = status === 'cancelled' ? amount : rollColor(roll) === color ? amount * COLOR_RULES[color].pays : 0;
  const name = `Aposta ${index + 1}: ${betText(bet)}`;
  const isStatusRight = status === 'cancelled' || (status === 'won') === due > 0;
  const check = compareTexts(name, formatMoney(due), formatMoney(payout));
  return [isStatusRight ? check : { ...check, passed: false, expected: `${check.expected}, com ${rollLabel(roll)}` }];
}
