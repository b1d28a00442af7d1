import type { DoubleBet } from '@generated/api/model/double-bet';
import type { DoubleColor } from '@generated/api/model/double-color';
import type { Id } from '@generated/api/model/id';
import type { PlaceDoubleBetRequest } from '@generated/api/model/place-double-bet-request';

import type { JournalLine } from '../core/journal';
import { journalTopics, readLines, writeLines } from '../core/journal';

/** An act of this browser. Persisted and exported: the field names must not change. */
export type DoubleAct =
  | { readonly type: 'bet'; readonly player: Id; readonly asked: PlaceDoubleBetRequest }
  | { readonly type: 'cancel'; readonly bet_id: Id };

/** The answer to the last act of its type. Persisted and exported: the field names must not change. */
export interface DoubleAnswer {
  readonly to: DoubleAct['type'];
  /** `answered` by a success, `refused` as the contract documents, `lost`, or `found` by a look-up afterwards. */
  readonly how: 'answered' | 'refused' | 'lost' | 'found';
  readonly bet?: DoubleBet | undefined;
}

/** Line of the journal about Double. Persisted and exported: the field names must not change. */
export interface DoubleLine extends JournalLine<DoubleAct, DoubleAnswer> {
  /** Colour that the seeds give, in the line that marks the round's final verdict. */
  readonly done?: DoubleColor;
  /** True in the same line if the round was voided. */
  readonly voided?: boolean;
}

/** A bet of this browser, with all that the journal has about it. */
export interface OwnBet {
  readonly player: Id;
  readonly asked: PlaceDoubleBetRequest;
  /** Bet as the latest answer showed it, placed or cancelled; null if it was refused or got no answer. */
  readonly placed: DoubleBet | null;
  /** True if the player has cancelled the bet here, and no answer refused it. */
  readonly cancelled: boolean;
}

/** Maximum number of rounds, newest first, in which pending and refused bets are looked for. */
const MAX_ROUNDS = 100;

/** Returns all lines of a round, oldest first. */
export const roundLines = (roundId: Id): readonly DoubleLine[] => readLines<DoubleLine>('double', roundId);

/**
 * Returns the lines of a round since its last use, without the mark of the verdict. A restarted table may use the id of a round
 * again, after its verdict.
 */
export function currentLines(roundId: Id): readonly DoubleLine[] {
  const lines = roundLines(roundId);
  const ends = lines.flatMap(({ done }, index) => (done === undefined ? [] : [index]));
  const last = ends.at(-1) ?? -1;
  return last < 0 || last < lines.length - 1 ? lines.slice(last + 1) : lines.slice((ends.at(-2) ?? -1) + 1, last);
}

function write(roundId: Id, line: DoubleLine): void {
  writeLines('double', roundId, [...roundLines(roundId), line], line.at);
}

/** Writes an act before it is sent. */
export const recordBetAct = (roundId: Id, act: DoubleAct, at = Date.now()): void => write(roundId, { at, act });

/** Writes an answer as it came. */
export function recordBetAnswer(roundId: Id, answer: DoubleAnswer, at = Date.now()): void {
  // Repeated look-ups find the same answer, which is written once.
  if (JSON.stringify(roundLines(roundId).at(-1)?.answer) !== JSON.stringify(answer)) write(roundId, { at, answer });
}

/** Notes that a round has its final verdict, with the colour that its seeds give. */
export function markDone(roundId: Id, done: DoubleColor, voided: boolean): void {
  const lines = roundLines(roundId);
  if (lines.length > 0 && lines.at(-1)?.done === undefined) write(roundId, { at: Date.now(), done, voided });
}

/** Returns the bets of this browser on a round, oldest first. */
export function ownBets(lines: readonly DoubleLine[]): OwnBet[] {
  const bets: OwnBet[] = [];
  let cancelling: Id | undefined;
  const change = (isMeant: (bet: OwnBet) => boolean, next: Partial<OwnBet>) => {
    const index = bets.findLastIndex(isMeant);
    const bet = bets[index];
    if (bet !== undefined) bets[index] = { ...bet, ...next };
  };
  for (const { act, answer } of lines) {
    if (act?.type === 'bet' && !isRepeated(bets.at(-1), act.asked))
      bets.push({ player: act.player, asked: act.asked, placed: null, cancelled: false });
    if (act?.type === 'cancel') change(({ placed }) => placed?.id === (cancelling = act.bet_id), { cancelled: true });
    if (answer?.to === 'bet' && answer.bet !== undefined && bets.at(-1)?.placed === null) change(() => true, { placed: answer.bet });
    if (answer?.to !== 'cancel') continue;
    const isMeant = ({ placed }: OwnBet) => placed?.id === cancelling;
    if (answer.how === 'refused') change(isMeant, { cancelled: false });
    else if (answer.bet?.status === 'cancelled') change(isMeant, { placed: answer.bet });
  }
  return bets;
}

/** Returns true if a bet repeats the one before, which got no answer. It is sent again under its key, before any other bet. */
const isRepeated = (last: OwnBet | undefined, asked: PlaceDoubleBetRequest) =>
  last?.placed === null && JSON.stringify(last.asked) === JSON.stringify(asked);

const recentRounds = () => journalTopics('double').slice(0, MAX_ROUNDS);
const betsOf = (lines: readonly DoubleLine[], player: Id) => ownBets(lines).filter((bet) => bet.player === player);

/** Returns the ids of rounds with bets of a player that have no final verdict. */
export const pendingRounds = (player: Id): Id[] =>
  recentRounds().filter((id) => {
    const isDone = roundLines(id).at(-1)?.done !== undefined;
    return !isDone && betsOf(currentLines(id), player).length > 0;
  });

/** A bet that was refused, got no answer, or was returned because its round was voided. Exported: the field names must not change. */
export interface Attempt {
  readonly round_id: Id;
  readonly color: DoubleColor;
  /** Colour that the seeds of the round gave. */
  readonly winner: DoubleColor;
}

/** Lists the bets of a player that were not played, on rounds whose seeds are known, oldest first. */
export const failedAttempts = (player: Id): Attempt[] =>
  recentRounds()
    .toReversed()
    .flatMap((round_id) => {
      const end = roundLines(round_id).at(-1);
      const winner = end?.done;
      if (winner === undefined) return [];
      return betsOf(currentLines(round_id), player)
        .filter(({ placed, cancelled }) => placed === null || (end?.voided === true && !cancelled))
        .map(({ asked: { color } }) => ({ round_id, color, winner }));
    });
