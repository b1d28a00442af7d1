import type { DoubleBet } from '@generated/api/model/double-bet';
import type { DoubleColor } from '@generated/api/model/double-color';
import type { Id } from '@generated/api/model/id';
import type { PlaceDoubleBetRequest } from '@generated/api/model/place-double-bet-request';

import type { AnswerKind, JournalLine } from '../core/journal';
import { addLine, journalTopics, readLines } from '../core/journal';
import { ROUND_MS } from './round-times';

/**
 * An act of this browser. Lines of earlier versions, and those in the evidence of a round, have no `player`. Persisted and exported: the
 * field names must not change.
 */
export type DoubleAct =
  | { readonly type: 'bet'; readonly player?: Id | undefined; readonly asked: PlaceDoubleBetRequest }
  | { readonly type: 'cancel'; readonly bet_id: Id };

/** Bet as an answer showed it, without its payout. */
export type PlacedBet = Omit<DoubleBet, 'payout'>;

/** The answer to the last act of its type. Persisted and exported: the field names must not change. */
export interface DoubleAnswer {
  readonly to: DoubleAct['type'];
  readonly how: AnswerKind;
  readonly bet?: PlacedBet | undefined;
}

/** State of a listed bet, `open` also for a settled one. Persisted and exported: the field names must not change. */
export interface ListedBet {
  readonly id: Id;
  readonly state: 'open' | 'cancelled' | 'unknown';
}

/** Line of the journal about Double. Persisted and exported: the field names must not change. */
export interface DoubleLine extends JournalLine<DoubleAct, DoubleAnswer> {
  /** All of the player's bets on the round, read when the list showed every bet and cancellation that was accepted in time. */
  readonly listed?: readonly ListedBet[];
  /** Account whose bets are listed; undefined in the evidence of a round. */
  readonly player?: Id;
  /** Colour that the seeds give, in the line that marks the round's final verdict. */
  readonly done?: DoubleColor;
  /** True in the same line if the round was voided. */
  readonly voided?: boolean;
}

/** A bet of this browser, with all that the journal has about it. */
export interface OwnBet {
  /** Account that placed the bet; undefined for lines of earlier versions, and for those in the evidence of a round. */
  readonly player?: Id | undefined;
  readonly asked: PlaceDoubleBetRequest;
  /** Bet as the latest answer showed it, placed or cancelled; null if it was refused or got no answer. */
  readonly placed: PlacedBet | null;
  /** True if every answer refused the bet. */
  readonly isRefused: boolean;
  /** Answer to the cancellation, `lost` until one comes; undefined if the bet was not cancelled here, or the request was not sent. */
  readonly cancelled?: DoubleAnswer['how'] | undefined;
}

/** Maximum number of rounds, newest first, in which pending bets are looked for. */
const MAX_ROUNDS = 100;

/** Returns all lines under a round's id, oldest first, with the marks of verdicts. A restarted table may have used the id before. */
export const roundLines = (roundId: Id): readonly DoubleLine[] => readLines<DoubleLine>('double', roundId);

/** Lines of one round, and the mark of its final verdict. */
interface RoundUse {
  readonly lines: readonly DoubleLine[];
  /** Last line that marks the verdict; undefined before. */
  readonly mark: DoubleLine | undefined;
}

/**
 * Splits the lines under an id into rounds, because a restarted table may use the id again: a bet after a verdict, or long after the final
 * list, is on a new round. An answer after a verdict belongs to the round before.
 */
function usesOf(roundId: Id): RoundUse[] {
  const uses: RoundUse[] = [];
  for (const line of roundLines(roundId)) {
    const last = uses.at(-1) ?? { lines: [], mark: undefined };
    const isNew = line.act?.type === 'bet' && (last.mark !== undefined || isLongAfterList(last.lines, line.at));
    if (isNew) uses.push({ lines: [line], mark: undefined });
    else uses.splice(-1, 1, line.done === undefined ? { ...last, lines: [...last.lines, line] } : { ...last, mark: line });
  }
  return uses;
}

/** Returns true if the final list was written so long before that the bets of its round are closed. */
const isLongAfterList = (lines: readonly DoubleLine[], at: number) =>
  lines.some((line) => line.listed !== undefined && at - line.at > ROUND_MS);

/** Returns the lines of the last round under an id, without the mark of the verdict. */
export const currentLines = (roundId: Id): readonly DoubleLine[] => usesOf(roundId).at(-1)?.lines ?? [];

/** Writes an act before it is sent. */
export const recordBetAct = (roundId: Id, act: DoubleAct, at = Date.now()): void =>
  void addLine<DoubleLine>('double', roundId, { at, act });

/** Writes an answer as it came, unless it repeats the line before. */
export const recordBetAnswer = (roundId: Id, answer: DoubleAnswer, at = Date.now()): void =>
  void addLine<DoubleLine>('double', roundId, { at, answer });

/** Returns true if this browser has a bet of the player on a round, and no final list of theirs with known states only. */
export function lacksFinalList(roundId: Id, player: Id): boolean {
  const lines = currentLines(roundId);
  const isFinal = (line: DoubleLine) => line.player === player && line.listed?.every(({ state }) => state !== 'unknown') === true;
  return ownBets(lines).some((bet) => bet.player === player) && !lines.some(isFinal);
}

/** Writes the player's final list of bets on a round. */
export function recordFinalList(roundId: Id, player: Id, bets: readonly Pick<DoubleBet, 'id' | 'status'>[], at = Date.now()): void {
  addLine<DoubleLine>('double', roundId, { at, player, listed: listedBets(bets) });
}

/** Returns the states of bets, `unknown` for a status that is unknown to this version. */
export const listedBets = (bets: readonly Pick<DoubleBet, 'id' | 'status'>[]): ListedBet[] =>
  bets.map(({ id, status }) => ({ id, state: status === 'cancelled' || status === 'unknown' ? status : 'open' }));

/** Notes that a round has its final verdict, with the colour that its seeds give, unless it has no lines or its last one is this mark. */
export function markDone(roundId: Id, done: DoubleColor, voided: boolean): void {
  const lines = roundLines(roundId);
  if (lines.length > 0 && lines.at(-1)?.done === undefined) addLine<DoubleLine>('double', roundId, { at: Date.now(), done, voided });
}

/** Returns the bets of this browser on a round, oldest first. An act that did not leave this device is none. */
export function ownBets(lines: readonly DoubleLine[]): OwnBet[] {
  const bets: OwnBet[] = [];
  let cancelling: Id | undefined;
  // A page may be closed before the answer: only a request with an answer was refused.
  let isFirstAnswer = false;
  // A look-up later answers a cancellation again.
  let isFirstToCancel = false;
  // State of the bet's cancellation before its last request.
  let earlier: OwnBet['cancelled'];
  const change = (isMeant: (bet: OwnBet) => boolean, next: Partial<OwnBet>) => {
    const index = bets.findLastIndex(isMeant);
    const bet = bets[index];
    if (bet !== undefined) bets[index] = { ...bet, ...next };
  };
  for (const { act, answer } of lines) {
    if (act?.type === 'bet') {
      isFirstAnswer = !isRepeated(bets.at(-1), act.asked);
      if (isFirstAnswer) bets.push({ player: act.player, asked: act.asked, placed: null, isRefused: false });
    }
    if (act?.type === 'cancel') {
      cancelling = act.bet_id;
      isFirstToCancel = true;
      earlier = bets.findLast(({ placed }) => placed?.id === cancelling)?.cancelled;
      change(({ placed }) => placed?.id === cancelling, { cancelled: isConfirmed(earlier) ? earlier : 'lost' });
    }
    const last = bets.at(-1);
    if (answer?.to === 'bet' && last?.placed === null) {
      const wasRefused = isFirstAnswer || last.isRefused;
      if (answer.how === 'unsent' && wasRefused) bets.pop();
      else change(() => true, { placed: answer.bet ?? null, isRefused: wasRefused && answer.how === 'refused' });
      isFirstAnswer = false;
    }
    if (answer?.to !== 'cancel') continue;
    const isMeant = ({ placed }: OwnBet) => placed?.id === cancelling;
    // The request before may have been carried out, so that this one came too late.
    const isUnproven = answer.how === 'refused' && isFirstToCancel && earlier === 'lost';
    const isKept = answer.how === 'unsent' || isUnproven || (isConfirmed(earlier) && answer.how !== 'answered');
    change(isMeant, { cancelled: isKept ? earlier : answer.how });
    isFirstToCancel = false;
    if (answer.bet?.status === 'cancelled') change(isMeant, { placed: answer.bet });
  }
  return bets;
}

/** Returns true for a cancellation that the operator has confirmed: no later answer takes it back. */
const isConfirmed = (how: OwnBet['cancelled']) => how === 'answered' || how === 'found';

/** Returns true if a bet repeats the one before, which got no answer. It is sent again under its key, before any other bet. */
const isRepeated = (last: OwnBet | undefined, asked: PlaceDoubleBetRequest) =>
  last?.placed === null && JSON.stringify(last.asked) === JSON.stringify(asked);

/** Returns the ids of rounds without a final verdict that have a bet for which `isMeant` returns true, among the newest `MAX_ROUNDS`. */
const unfinishedRounds = (isMeant: (bet: OwnBet) => boolean): Id[] =>
  journalTopics('double')
    .slice(0, MAX_ROUNDS)
    .filter((id) => {
      const last = usesOf(id).at(-1);
      return last !== undefined && last.mark === undefined && ownBets(last.lines).some(isMeant);
    });

/** Returns the ids of rounds with bets of a player that have no final verdict, newest first, among the newest 100 of the journal. */
export const pendingRounds = (player: Id): Id[] => unfinishedRounds((bet) => bet.player === player);

/**
 * Returns the ids of rounds without a final verdict in which another account has bet on this device, and was not refused, among the
 * newest 100 of the journal. Earlier versions noted no account.
 */
export const foreignRounds = (player: Id): Id[] =>
  unfinishedRounds((bet) => bet.player !== undefined && bet.player !== player && !bet.isRefused);

/**
 * An act without its effect: a bet that was refused, got no answer, or was returned by a voided round or without an answered
 * cancellation of this browser, or a refused cancellation. Exported: the field names must not change.
 */
export interface Attempt {
  readonly round_id: Id;
  readonly type: DoubleAct['type'];
  readonly color: DoubleColor;
  /** Colour that the seeds of the round gave. */
  readonly winner: DoubleColor;
}

/**
 * Lists the acts of this device without their effect, on rounds whose seeds are known, oldest first. Those of all accounts count, so
 * that a changed account id hides none. Acts of one kind on one colour of a round share their result, and count once.
 */
export const failedAttempts = (): Attempt[] =>
  journalTopics('double')
    .toReversed()
    .flatMap((roundId) => usesOf(roundId).flatMap((use) => attemptsOf(roundId, use)));

function attemptsOf(round_id: Id, { lines, mark }: RoundUse): Attempt[] {
  if (mark?.done === undefined) return [];
  const winner = mark.done;
  const attempts = ownBets(lines).flatMap((bet): Attempt[] => {
    const isListedCancelled = lines.some((line) => line.listed?.some(({ id, state }) => id === bet.placed?.id && state === 'cancelled'));
    const type = failedAct(bet, isListedCancelled, mark.voided === true);
    return type === undefined ? [] : [{ round_id, type, color: bet.asked.color, winner }];
  });
  return [...new Map(attempts.map((attempt) => [`${attempt.type} ${attempt.color}`, attempt])).values()];
}

function failedAct({ placed, cancelled }: OwnBet, isListedCancelled: boolean, isVoided: boolean): DoubleAct['type'] | undefined {
  if (cancelled === 'refused') return 'cancel';
  const isReturned = placed?.status === 'cancelled' || isListedCancelled ? cancelled !== 'answered' : isVoided;
  return placed === null || isReturned ? 'bet' : undefined;
}
