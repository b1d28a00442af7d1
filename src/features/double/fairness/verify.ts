import type { DoubleBet } from '@generated/api/model/double-bet';
import type { DoubleRound } from '@generated/api/model/double-round';

import type { FairCheck } from '@/shared/fairness/fair-checks';
import { compareTexts } from '@/shared/fairness/fair-checks';
import { fairNumbers, sha256Hex } from '@/shared/fairness/fair-numbers';
import { formatMoney } from '@/shared/format/money';

import { COLOR_RULES, rollColor, SLOT_COUNT, rollLabel } from '../rules';
import type { Commitment } from './commitment-log';

/** What a round is made of once its seed was told. */
export interface Seeds {
  readonly round: number;
  readonly serverSeed: string;
  readonly publicSeed: string;
}

/** The number that follows from the seeds: floor(f × 15), f of the message `public_seed:round:0`. */
export async function computeRoll({ serverSeed, publicSeed, round }: Seeds): Promise<number> {
  const [first = 0] = await fairNumbers(serverSeed, publicSeed, round, 1);
  return Math.floor(first * SLOT_COUNT);
}

/** All that a round can be held against. What is not known is not compared. */
export interface RoundClaims {
  readonly round: DoubleRound;
  /** What this page saw before the bets were closed. */
  readonly announced?: Commitment | undefined;
  /** The seed of the round before. */
  readonly previousSeed?: string | undefined;
  /** The player's bets on it. */
  readonly bets?: readonly DoubleBet[] | undefined;
  /** A bet as it was answered when it was placed. */
  readonly placed?: ((bet: DoubleBet) => DoubleBet | undefined) | undefined;
}

const ANNOUNCED = 'Hash anunciado antes das apostas';

/** Whether a check knew nothing of what this page was shown before the bets were closed. */
export const lacksCommitment = (checks: readonly FairCheck[]): boolean => !checks.some(({ name }) => name === ANNOUNCED);

/**
 * Recomputes a round whose seed was told, and compares: the hash that bound it, the link to the round before, the number,
 * its colour, and that the player's bets are those that were placed, and what they were paid.
 *
 * @throws where the browser has no WebCrypto
 */
export async function verifyRound({ round, announced, previousSeed, bets = [], placed }: RoundClaims): Promise<FairCheck[]> {
  const { server_seed: serverSeed, public_seed: publicSeed } = round;
  if (serverSeed === null) return [];
  const checks = await verifySeeds(
    { round: round.round, serverSeed, publicSeed },
    { hash: round.server_seed_hash, announced: announced?.hash, previousSeed, roll: round.roll, color: round.color },
  );
  if (announced !== undefined) checks.push(compareTexts('Semente pública anunciada na abertura', announced.publicSeed, publicSeed));
  const roll = await computeRoll({ round: round.round, serverSeed, publicSeed });
  return [...checks, ...bets.flatMap((bet, index) => [...wishCheck(bet, index, placed?.(bet)), ...payoutCheck(bet, index, roll)])];
}

/** What somebody was told of a round, and pastes. */
interface Told {
  /** What is said to be the hash now, and what was before the bets were closed. */
  readonly hash?: string | undefined;
  readonly announced?: string | undefined;
  readonly previousSeed?: string | undefined;
  readonly roll?: number | null;
  readonly color?: DoubleRound['color'];
}

/**
 * The same of seeds alone.
 *
 * @param told what to compare with; what is left out is not compared
 */
export async function verifySeeds(seeds: Seeds, told: Told): Promise<FairCheck[]> {
  const { announced, previousSeed, roll = null, color = null } = told;
  const checks: FairCheck[] = [];
  const hash = await sha256Hex(seeds.serverSeed);
  const computed = await computeRoll(seeds);
  const said = [announced, told.hash].filter((one) => one !== undefined);
  // Where one of them is another, that is the one to show.
  const shown = said.find((one) => one !== hash) ?? said[0];
  if (shown !== undefined) checks.push(compareTexts(announced === undefined ? 'Hash da semente' : ANNOUNCED, hash, shown));
  if (previousSeed !== undefined) checks.push(compareTexts('Elo com a rodada anterior', hash, previousSeed));
  if (roll !== null) checks.push(compareTexts('Número sorteado', String(computed), String(roll)));
  if (color !== null) checks.push(compareTexts('Cor', COLOR_RULES[rollColor(computed)].name, COLOR_RULES[color].name));
  return checks;
}

/** A bet that was placed here must be told as it was answered then. */
function wishCheck(bet: DoubleBet, index: number, placed: DoubleBet | undefined): FairCheck[] {
  return placed === undefined ? [] : [compareTexts(`Aposta ${index + 1} como você fez`, wishWords(placed), wishWords(bet))];
}

const wishWords = ({ amount, color }: DoubleBet) => `${formatMoney(amount)} no ${COLOR_RULES[color].name}`;

/** What a settled bet must have been paid, beside what it was. */
function payoutCheck(bet: DoubleBet, index: number, roll: number): FairCheck[] {
  const { color, amount, status, payout } = bet;
  if (status === 'open' || payout === null) return [];
  const due = status === 'cancelled' ? amount : rollColor(roll) === color ? amount * COLOR_RULES[color].pays : 0;
  const name = `Aposta ${index + 1}: ${wishWords(bet)}`;
  const isCalledRight = status === 'cancelled' || (status === 'won') === due > 0;
  const check = compareTexts(name, formatMoney(due), formatMoney(payout));
  return [isCalledRight ? check : { ...check, passed: false, expected: `${check.expected}, com ${rollLabel(roll)}` }];
}
