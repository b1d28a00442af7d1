import type { Id } from '@generated/api/model/id';
import type { MinesGame } from '@generated/api/model/mines-game';
import type { StartMinesGameRequest } from '@generated/api/model/start-mines-game-request';

import { journalTopics } from '../core/journal';
import type { MinesLine, Move, StartLine } from './journal';
import { isStart, linesOf, SAME_MOMENT_MS, toMoves } from './journal';
import type { MinesTerms } from './odds';

/** All that the journal has for the verification of one game. Exported: the field names must not change. */
export interface MinesRecords {
  /** Acts of the game with their answers, in order. Empty for a game from another browser. */
  readonly lines: readonly MinesLine[];
  /** Starts under the same number that had no game, with other client seeds, of all accounts on this device. */
  readonly refused: readonly StartLine[];
  /** Revealed server seeds of those starts that had another one than the game; absent if there are none. */
  readonly seeds?: readonly string[] | undefined;
  /** Terms of the last start before under another number on this device, of any account; absent if the journal has none. */
  readonly before?: MinesTerms | undefined;
}

/** Records of a game about which the journal has nothing. */
export const NO_RECORDS: MinesRecords = { lines: [], refused: [] };

/** A game that this browser started, as the audit of all games needs it. */
export interface StartedGame {
  readonly id: Id;
  /** Hash of the server seed that was shown before the start. */
  readonly hash: string;
  /** Number of the game that was shown before the start. */
  readonly nonce: number;
  readonly asked: StartMinesGameRequest;
  /** True if an answer showed its end. */
  readonly hasEnded: boolean;
  /** True if the last act was a cash-out that was answered with 200, and no answer showed the end. */
  readonly isCashOutOpen: boolean;
  /** Epoch ms of the last act, if it is a cash-out without a success or another one without an answer and effect; null otherwise. */
  readonly unansweredSince: number | null;
}

type Commitment = Partial<Pick<MinesGame, 'server_seed_hash' | 'nonce' | 'client_seed'>>;

/** Maximum number of refused starts in the records of a game. */
const MAX_REFUSED = 60;

/** Returns the index of the first start with another client seed than the topic: the lines of a game begin there. -1 if there is none. */
const gameIndex = (topic: string, lines: readonly MinesLine[]) =>
  lines.findIndex((line) => isStart(line) && line.act.asked.client_seed !== topic);

/** Returns the lines of a game. The operator may name it like a client seed, whose start then has the lines before. */
function gameLines(id: Id): readonly MinesLine[] {
  const lines = linesOf(id);
  return lines.slice(Math.max(0, gameIndex(id, lines)));
}

/** Returns true if this browser has sent the client seed before. */
export const wasSeedSent = (seed: string): boolean => linesOf(seed).some(isStart);

/** Returns true if the sent start was for the commitment of a game. */
const isStartOf = (line: MinesLine, { server_seed_hash: hash, nonce }: Commitment) =>
  isStart(line) && line.act.shown.hash === hash && line.act.shown.nonce === nonce;

/**
 * Returns true if a game has the commitment of a start that was sent a moment ago: no other device can have used it since the page
 * compared it.
 */
export const isInPlaceOf = (seed: string, game: Commitment, now = Date.now()): boolean =>
  linesOf(seed).some((line) => isStartOf(line, game) && now - line.at <= SAME_MOMENT_MS);

/** Reads all that the journal has about a game. If no answer named the game, its start is found by commitment and client seed. */
export function readRecords(game: Pick<MinesGame, 'id'> & Commitment): MinesRecords {
  const { lines, refused, before } = findRecords(game);
  const seeds = new Set(refused.flatMap(({ act }) => linesOf(act.shown.hash).flatMap(({ answer }) => answer?.seed ?? [])));
  // No check compares the player.
  const withoutPlayer = <Line extends MinesLine>(line: Line): Line =>
    isStart(line) ? { ...line, act: { type: 'start', asked: line.act.asked, shown: line.act.shown } } : line;
  return {
    lines: lines.map(withoutPlayer),
    refused: refused.map(withoutPlayer),
    ...(before && { before }),
    ...(seeds.size > 0 && { seeds: [...seeds] }),
  };
}

function findRecords({ id, ...game }: Pick<MinesGame, 'id'> & Commitment): MinesRecords {
  const sent = linesOf(game.client_seed ?? id);
  const own = gameLines(id);
  const lines = own.length === 0 && sent.some((line) => isStartOf(line, game)) ? sent : own;
  const start = lines.findLast(isStart);
  if (start?.act.player === undefined) return { ...NO_RECORDS, lines };
  const { player, asked, shown } = start.act;
  const refused: StartLine[] = [];
  const topics = journalTopics('mines');
  let before: MinesTerms | undefined;
  for (const topic of startsOf(undefined, topics.slice(topics.indexOf(asked.client_seed) + 1))) {
    const earlier = topic.find(isStart)?.act;
    const isSameNumber = earlier?.shown.nonce === shown.nonce;
    // The operator may change the account id between two starts.
    if (!isSameNumber) before ??= earlier?.shown.terms;
    if (!isSameNumber && earlier?.player !== player) continue;
    if (!isSameNumber || refused.length >= MAX_REFUSED) break;
    if (seenGame(topic) === undefined) refused.push(...toMoves(topic).flatMap(({ at, act }) => (act.type === 'start' ? { at, act } : [])));
  }
  return { lines, refused, before };
}

/** Returns the hashes that were shown for starts without a game, of any account, among the newest 60 topics of the journal. */
export function refusedHashes(): ReadonlySet<string> {
  const hashes = new Set<string>();
  for (const lines of startsOf(undefined, journalTopics('mines').slice(0, MAX_REFUSED))) {
    const start = lines.find(isStart);
    if (start !== undefined && seenGame(lines) === undefined) hashes.add(start.act.shown.hash);
  }
  return hashes;
}

/** Returns the terms of a player's last start on this device; undefined if there is none. */
export function readLastTerms(player: Id): MinesTerms | undefined {
  for (const topic of startsOf(player, journalTopics('mines'))) return topic.find(isStart)?.act.shown.terms;
  return undefined;
}

/** Returns the newest start on this device, of any account, if it got no answer and no game. */
export function readLostStart(): StartLine | undefined {
  const [lines = []] = startsOf(undefined, journalTopics('mines'));
  const [start] = lines.filter(isStart);
  const [move] = toMoves(lines);
  const isLost = move?.answer === undefined || move.answer.how === 'lost';
  return move !== undefined && isLost && seenGame(lines) === undefined ? start : undefined;
}

/** Returns the last games that this browser started for a player, or for all accounts, at most `count`, newest first. */
export function readStarted(player: Id | undefined, count: number): StartedGame[] {
  const started: StartedGame[] = [];
  for (const topic of startsOf(player, journalTopics('mines'))) {
    const id = seenGame(topic)?.id;
    if (started.length === count) break;
    if (id !== undefined) started.push(...startedGame(id));
  }
  return started;
}

function startedGame(id: Id): StartedGame[] {
  const lines = gameLines(id);
  const start = lines.findLast(isStart);
  if (start === undefined) return [];
  const { asked, shown } = start.act;
  const hasEnded = lines.some((line) => line.answer?.game !== undefined && line.answer.game.status !== 'open');
  const moves = toMoves(lines);
  const last = moves.at(-1);
  const cashOuts = moves.slice(moves.findLastIndex(({ act }) => act.type !== 'cashout') + 1);
  return [
    {
      id,
      hash: shown.hash,
      nonce: shown.nonce,
      asked,
      hasEnded,
      isCashOutOpen: !hasEnded && cashOuts.some(({ answer }) => answer?.how === 'answered'),
      unansweredSince: last === undefined || hasSuccess(last) ? null : last.at,
    },
  ];
}

/** Returns true if a move had its effect, or was refused and the player can do without it. */
function hasSuccess({ act, answer }: Move): boolean {
  if (answer?.how === 'answered') return true;
  if (act.type === 'cashout') return false;
  return (
    answer?.how === 'refused' || (answer?.how === 'found' && (act.type !== 'reveal' || answer.game?.revealed.includes(act.cell) === true))
  );
}

const seenGame = (lines: readonly MinesLine[]) => lines.find(({ answer }) => answer?.game !== undefined)?.answer?.game;

/**
 * Yields the lines of each start, newest first. A game's own topic begins with a start too, and is left out.
 *
 * @param player undefined for the starts of all players on this device
 */
function* startsOf(player: Id | undefined, topics: readonly string[]): Generator<readonly MinesLine[]> {
  for (const topic of topics) {
    const all = linesOf(topic);
    const end = gameIndex(topic, all);
    const lines = end === -1 ? all : all.slice(0, end);
    const act = lines[0]?.act;
    if (act?.type === 'start' && (player === undefined || act.player === player)) yield lines;
  }
}
