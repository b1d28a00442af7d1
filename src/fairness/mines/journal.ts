import type { Id } from '@generated/api/model/id';
import type { MinesGame } from '@generated/api/model/mines-game';
import type { MinesReplacedSeed } from '@generated/api/model/mines-replaced-seed';
import type { StartMinesGameRequest } from '@generated/api/model/start-mines-game-request';

import type { Known } from '@/shared/lib/known';

import type { AnswerKind, JournalLine } from '../core/journal';
import { addLine, readLines, writeLines } from '../core/journal';
import type { ShownCommitment } from './commitments';

/**
 * An act of this browser. `start` requests a game, `reveal` opens a cell (0 to 24), and `cashout` ends the game with its payout.
 * `replace` requests another server seed in place of the one with this hash. Persisted and exported: the field names must not change.
 */
export type MinesAct =
  | { readonly type: 'start'; readonly player?: Id; readonly asked: StartMinesGameRequest; readonly shown: ShownCommitment }
  | { readonly type: 'reveal'; readonly id: Id; readonly cell: number }
  | { readonly type: 'cashout'; readonly id: Id }
  | { readonly type: 'replace'; readonly hash: string };

/**
 * A game as an answer showed it: an open one with the prize that it promised, an ended one with its payout. Persisted and exported: the
 * field names must not change.
 */
export type SeenGame = Pick<Known<MinesGame>, 'id' | 'status' | 'revealed'> & Partial<Pick<Known<MinesGame>, 'payout' | 'multiplier'>>;

/** Answer to the act before it, or a server seed that was revealed later. Persisted and exported: the field names must not change. */
export interface MinesAnswer {
  readonly how: AnswerKind;
  readonly game?: SeenGame | undefined;
  /** Server seed that was replaced, as it was revealed. */
  readonly seed?: string;
}

/** Line of the journal about mines. */
export type MinesLine = JournalLine<MinesAct, MinesAnswer>;
/** Line with the start of a game. */
export type StartLine = MinesLine & { readonly act: Extract<MinesAct, { type: 'start' }> };

/** An act of this browser with its answer. */
export interface Move extends Pick<MinesLine, 'at' | 'loadedAt'> {
  readonly act: MinesAct;
  /** Times in epoch ms at which the act was sent, without repetitions that were refused or did not leave this device. */
  readonly sentAt: readonly number[];
  readonly answer: MinesAnswer | undefined;
  /** Line of the answer. */
  readonly answerLine: MinesLine | undefined;
}

/**
 * Time in ms after an act in which no other device is assumed to play. An effect within it counts as that of the act, although the act
 * got no success.
 */
export const SAME_MOMENT_MS = 10_000;
/** Returns true for the start of a game. */
export const isStart = (line: MinesLine): line is StartLine => line.act?.type === 'start';
const pageLoadedAt = () => Math.round(Date.now() - performance.now());
/** Returns the lines of a topic, oldest first: the id of a game, the client seed of a start, or the hash of a replaced seed. */
export const linesOf = (topic: string) => readLines<MinesLine>('mines', topic);

/**
 * Writes an act before it is sent.
 *
 * @param topic id of the game; of a start its client seed, of a replacement the hash
 */
export const recordAct = (topic: string, act: MinesAct, at = Date.now()): void =>
  void addLine<MinesLine>('mines', topic, { at, loadedAt: pageLoadedAt(), act });

/**
 * Writes the answer to the last act of a topic. The answer to a start also writes the lines of its topic under the id of the game that it
 * names. A game with an unknown state or end is left out. An answer that repeats the line before is not written.
 */
export function recordAnswer(topic: string, how: MinesAnswer['how'], game?: MinesGame, at = Date.now()): void {
  const lines = addLine<MinesLine>('mines', topic, { at, loadedAt: pageLoadedAt(), answer: { how, game: game && toSeen(game) } });
  if (lines === undefined || game === undefined || game.id === topic) return;
  // The answer to a start names the game. Its lines go on under that id, after those that the id had before.
  const known = linesOf(game.id);
  const repeated = known.findIndex((line) => isStart(line) && line.act.asked.client_seed === topic);
  const own = repeated === -1 && known.some(isStart) ? known.length : Math.max(0, repeated);
  const sentAt = lines[0]?.at ?? 0;
  const moves = known.slice(own).filter((line) => isMove(line) && line.at >= sentAt);
  writeLines('mines', game.id, [...known.slice(0, own), ...lines, ...moves], at);
}

/** Writes a revealed server seed under its hash: refused starts under it are counted with the layouts that they would have had. */
export const recordReveal = ({ server_seed_hash: hash, server_seed: seed }: MinesReplacedSeed, at = Date.now()): void =>
  void addLine<MinesLine>('mines', hash, { at, loadedAt: pageLoadedAt(), answer: { how: 'found', seed } });

/** Returns true if this device asked to replace the server seed with a hash. */
export const hasReplaced = (hash: string): boolean => linesOf(hash).some(({ act }) => act?.type === 'replace');

/**
 * Pairs acts with their answers. An act that is repeated before it had a success is one act, also after a refusal. A later answer replaces
 * the earlier one, but a refusal does not replace a lost answer. An act that did not leave this device is none.
 */
export function toMoves(lines: readonly MinesLine[]): Move[] {
  const moves: Move[] = [];
  for (const line of lines) {
    const { act, answer } = line;
    const last = moves.at(-1);
    const isNew = last?.answer?.how === 'answered' || JSON.stringify(act) !== JSON.stringify(last?.act);
    if (act !== undefined && isNew) moves.push({ ...line, act, sentAt: [line.at], answer: undefined, answerLine: undefined });
    else if (act !== undefined && last !== undefined) moves[moves.length - 1] = { ...last, sentAt: [...last.sentAt, line.at] };
    // A revealed seed is no answer to a move, whatever the operator names the game.
    if (answer === undefined || answer.seed !== undefined || last === undefined) continue;
    const { how } = answer;
    const hadNoEffect = how === 'unsent' || how === 'refused';
    if (how === 'unsent' && last.answer === undefined && last.sentAt.length === 1) moves.pop();
    else
      moves[moves.length - 1] = {
        ...last,
        ...((last.answer?.how === 'lost' ? !hadNoEffect && how !== 'lost' : how !== 'unsent') && { answer, answerLine: line }),
        sentAt: hadNoEffect && last.sentAt.length > 1 ? last.sentAt.slice(0, -1) : last.sentAt,
      };
  }
  return moves;
}

const isMove = ({ act }: MinesLine) => act !== undefined && act.type !== 'start';

function toSeen({ id, status, revealed, payout, multiplier }: MinesGame): SeenGame | undefined {
  // A game without a diamond promises nothing yet.
  if (status === 'open') return { id, status, revealed, ...(payout !== 'unknown' && revealed.length > 0 && { payout, multiplier }) };
  return status === 'unknown' || payout === 'unknown' ? undefined : { id, status, revealed, payout };
}
