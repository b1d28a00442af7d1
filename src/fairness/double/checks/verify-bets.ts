import type { DoubleBet } from '@generated/api/model/double-bet';
import type { DoubleColor } from '@generated/api/model/double-color';
import type { ReceiptKey } from '@generated/api/model/receipt-key';

import { formatClock } from '@/shared/format/date';
import { formatMoney } from '@/shared/format/money';
import type { Known } from '@/shared/lib/known';
import { isKnown } from '@/shared/lib/known';

import type { FairCheck } from '../../core/fair-checks';
import { compareTexts, failedCheck, uncheckedItem, UNKNOWN_VALUE } from '../../core/fair-checks';
import { isMissingReceipt } from '../../core/missing-receipt';
import { verifyEd25519 } from '../../core/signatures';
import { roundTimes } from '../round-times';
import { BET_STATUS_NAMES, COLOR_RULES, rollColor } from '../rules';
import type { PlacedBet } from '../journal';
import type { BetClaim, StatedRound } from './claims';
import { computeRoll } from './verify';

/** Time from the stop of the wheel within which a bet must be settled. A bet that is still open afterwards fails. */
export const SETTLEMENT_LIMIT_MS = 60_000;

/** Tolerance in ms, because the operator may round its times to seconds. */
const ROUNDING_MS = 1000;
/** Reason of the orange check of a listed bet that this browser did not place. */
const NOT_HERE = 'Esta aposta não foi feita neste aparelho. Se você não apostou em outro, guarde as provas e fale com o suporte.';
/** Reason of the orange check of a bet that was cancelled and paid back, but not by this browser. */
const NOT_TAKEN_BACK_HERE =
  'A aposta não foi retirada neste aparelho, e a casa devolveu o valor. Se você não a retirou em outro, guarde as provas.';

/** Result of the verification of one bet. */
export interface BetResult {
  readonly id: string;
  readonly checks: readonly FairCheck[];
  /** True while the bet is open, or its status is unknown to this version, and the settlement limit has not passed. */
  readonly isPending: boolean;
}

interface BetContext {
  readonly round: StatedRound;
  readonly bets: readonly BetClaim[];
  /** Published keys; null if they could not be read. */
  readonly keys: readonly Pick<ReceiptKey, 'id' | 'public_key'>[] | null;
  /** Player's id, which the receipts must have. */
  readonly player: string;
  /** True if the settlement limit has passed. */
  readonly isOverdue: boolean;
}

/**
 * Verifies the player's bets on a finished round, oldest first. Returns no results before the round's seed is revealed. A bet with an
 * unknown value has one orange check.
 *
 * @throws {Error} without WebCrypto, or if the code that verifies receipts cannot be loaded
 */
export async function verifyBets(context: BetContext): Promise<BetResult[]> {
  const { round, bets } = context;
  if (round.server_seed === null) return [];
  const color = round.status === 'voided' ? null : await winningColor(round, round.server_seed);
  return Promise.all(
    bets.map(async (claim, index) => {
      const name = `Aposta ${index + 1}`;
      const id = claim.placed?.id ?? claim.reported?.id ?? '';
      const status = claim.reported?.status;
      const isPending = (status === 'open' || status === 'unknown') && !context.isOverdue;
      const known = knownClaim(claim);
      if (known === undefined || round.status === 'unknown') return { id, checks: [uncheckedItem(name, UNKNOWN_VALUE)], isPending };
      const receipts = await verifyReceipts(name, known, context);
      const checks = [
        ...identityChecks(name, known, round),
        ...repetitionChecks(name, known),
        ...receipts,
        ...timeChecks(name, known, round),
        ...outcomeChecks(name, known, color, context.isOverdue),
      ];
      return { id, checks, isPending };
    }),
  );
}

type KnownBet = Known<DoubleBet>;
type KnownPlaced = Known<PlacedBet>;

interface KnownClaim extends BetClaim {
  readonly placed: KnownPlaced | null;
  readonly reported: KnownBet | null;
  readonly other: KnownBet | undefined;
}

/** Returns the claim, or undefined if a value of its bets is unknown, so that nothing can be compared (SPEC D23). */
function knownClaim(claim: BetClaim): KnownClaim | undefined {
  const { placed, reported, other } = claim;
  if ((placed !== null && !isKnown(placed)) || (reported !== null && !isKnown(reported))) return undefined;
  return other === undefined || isKnown(other) ? { ...claim, placed, reported, other } : undefined;
}

/** Returns the colour that the seeds give. @throws {Error} without WebCrypto */
export const winningColor = async ({ round, public_seed: publicSeed }: StatedRound, serverSeed: string) =>
  rollColor(await computeRoll({ round, serverSeed, publicSeed }));

const betText = ({ amount, color }: Pick<KnownBet, 'amount' | 'color'>) => `${formatMoney(amount)} no ${COLOR_RULES[color].name}`;

/** Compares the acknowledged and the listed bet with the request of this browser. */
function identityChecks(name: string, { asked, placed, reported, lost, isRefused = false }: KnownClaim, round: StatedRound): FairCheck[] {
  if (asked === undefined && reported !== null) {
    if (lost !== undefined) return [compareTexts(`${name}, como foi feita`, `${betText(lost)}, sem resposta`, betText(reported))];
    return [uncheckedItem(`${name}, como foi feita`, NOT_HERE)];
  }
  if (asked !== undefined && placed === null && reported !== null && isRefused)
    return [compareTexts(`${name}, como foi feita`, `${betText(asked)}, recusada`, betText(reported))];
  const expected = asked ?? placed;
  if (expected === null) return [];
  const isAskedWrong = asked !== undefined && placed !== null && (betText(asked) !== betText(placed) || asked.round_id !== placed.round_id);
  const stated = isAskedWrong ? placed : reported;
  const actual =
    stated === null
      ? 'não está na lista'
      : betText(stated) + (stated.round_id === round.id && expected.round_id === round.id ? '' : ', outra rodada');
  return [compareTexts(`${name}, como foi feita`, betText(expected), actual)];
}

/** Fails a bet that the list has twice, with other values. Other bets have no check. */
const repetitionChecks = (name: string, { reported, other }: KnownClaim): FairCheck[] =>
  reported === null || other === undefined ? [] : [failedCheck(`${name}, em toda a lista`, listedText(reported), listedText(other))];

const listedText = (bet: KnownBet) => `${betText(bet)}, ${BET_STATUS_NAMES[bet.status]}, ${formatMoney(bet.payout ?? 0)}`;

/** Verifies that the operator has signed the bet as it was placed, and as the list shows it. An accepted bet has a receipt (SPEC G13). */
async function verifyReceipts(name: string, claim: KnownClaim, { round, keys, player }: BetContext): Promise<FairCheck[]> {
  const { placed, reported } = claim;
  const isRepeated = placed !== null && reported !== null && signedText(placed, round) === signedText(reported, round);
  const statements = [placed, isRepeated ? null : reported].filter((bet) => bet !== null);
  const results = await Promise.all(
    statements.map(async (bet) => {
      if (isMissingReceipt(bet.receipt)) return keys === null ? null : 'sem recibo';
      if (bet.receipt?.player_id !== player) return 'de outro jogador';
      const key = keys?.find(({ id }) => id === bet.receipt?.key_id);
      if (key === undefined) return keys === null ? null : 'chave não publicada';
      return (await verifyEd25519(key.public_key, receiptMessage(bet, round), bet.receipt.signature)) ? 'assinado' : 'assinatura inválida';
    }),
  );
  if (results.includes(null)) return [uncheckedItem(`${name}: recibo`, 'A chave dos recibos não pôde ser lida.')];
  const wrong = results.find((result) => result !== 'assinado');
  return [compareTexts(`${name}: recibo`, 'assinado', wrong ?? 'assinado')];
}

const signedText = (bet: PlacedBet, round: StatedRound) => `${receiptMessage(bet, round)} ${bet.receipt?.key_id} ${bet.receipt?.signature}`;

/** Fails a bet that was placed after the end of betting, when the result could be known. Other bets have no check. */
function timeChecks(name: string, { placed, reported }: KnownClaim, round: StatedRound): FairCheck[] {
  const endsAt = roundTimes(round).bettingEndsAt;
  const late = [placed, reported].find((bet) => bet !== null && Date.parse(bet.placed_at) > endsAt + ROUNDING_MS);
  if (late === undefined || late === null) return [];
  return [compareTexts(`${name}: horário`, `até ${formatClock(round.betting_ends_at)}`, formatClock(late.placed_at))];
}

/** Returns the text that a receipt signs (docs/fairness.md). */
export function receiptMessage({ id, round_id, color, amount, status, receipt }: PlacedBet, { round }: Pick<StatedRound, 'round'>): string {
  const state = status === 'cancelled' ? 'cancelled' : 'open';
  return ['double-bet-receipt:1', receipt.player_id, id, round_id, round, color, amount, state, receipt.issued_at].join('\n');
}

/** Compares status and payout of the listed bet with those that are due. Has no check if it is missing, or open before the settlement limit. */
function outcomeChecks(name: string, claim: KnownClaim, winner: DoubleColor | null, isOverdue: boolean): FairCheck[] {
  const { reported } = claim;
  if (reported === null || (reported.status === 'open' && !isOverdue)) return [];
  if (isReturnedElsewhere(claim, reported)) return [uncheckedItem(`${name}: ${betText(reported)}`, NOT_TAKEN_BACK_HERE)];
  const due = dueOutcome(claim, reported, winner);
  const outcome = compareTexts(`${name}: ${betText(reported)}`, formatMoney(due.payout), formatMoney(reported.payout ?? 0));
  if (due.statuses.includes(reported.status) && reported.payout !== null) return [outcome];
  const expected = `${due.statuses.map((status) => BET_STATUS_NAMES[status]).join(' ou ')}, ${outcome.expected}`;
  return [{ ...outcome, passed: false, expected, actual: `${BET_STATUS_NAMES[reported.status]}, ${outcome.actual}` }];
}

/** Returns true for a bet of this browser that was cancelled and paid back without its request: another device may have sent one. */
const isReturnedElsewhere = ({ asked, cancelled }: KnownClaim, { amount, status, payout }: KnownBet) =>
  asked !== undefined && cancelled === undefined && status === 'cancelled' && payout === amount;

/** Outcome of a bet that follows from the seeds and the player's acts. */
interface DueOutcome {
  readonly statuses: readonly KnownBet['status'][];
  /** Payout in cents. */
  readonly payout: number;
}

/** Returns the due outcome. @param winner null if the round was voided */
function dueOutcome(claim: KnownClaim, reported: KnownBet, winner: DoubleColor | null): DueOutcome {
  const { asked, placed, cancelled } = claim;
  const { color, amount } = placed ?? reported;
  const hasCancelled = cancelled !== undefined && cancelled !== 'refused';
  // The operator has answered the cancellation with a success, or signed it.
  if (cancelled === 'answered' || (placed?.status === 'cancelled' && hasCancelled)) return { statuses: ['cancelled'], payout: amount };
  const mayBeCancelled = asked === undefined || hasCancelled;
  if (mayBeCancelled && reported.status === 'cancelled') return { statuses: ['cancelled'], payout: amount };
  if (winner === null) return { statuses: ['voided'], payout: amount };
  return winner === color ? { statuses: ['won'], payout: amount * COLOR_RULES[color].pays } : { statuses: ['lost'], payout: 0 };
}
