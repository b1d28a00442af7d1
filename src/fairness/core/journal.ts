import { readStoredJson, removeStored, writeStored } from '@/shared/lib/safe-storage';

import type { FairGame } from './evidence';

/**
 * One line of the journal: an act of this browser, written before it was sent, or an answer to it as it came. Persisted
 * and exported: the field names must not change.
 */
export interface JournalLine<Act, Answer> {
  /** Epoch ms of this device's clock. */
  readonly at: number;
  /** Time in epoch ms at which the page was loaded, by the clock as set when the line was written. A changed clock or a reload changes it. */
  readonly loadedAt?: number;
  readonly act?: Act;
  readonly answer?: Answer;
}

/** `answered` by a success, `refused` as the contract documents, `unsent`, `lost`, or `found` by a look-up afterwards. */
export type AnswerKind = 'answered' | 'refused' | 'unsent' | 'lost' | 'found';

/** A loss of the journal, which the browser or the site has erased. Times are in epoch ms. */
export interface JournalLoss {
  /** Time when the loss was noticed. */
  readonly at: number;
  /** Time when the lost journal began. */
  readonly since: number;
}

/** State of the journal. Persisted: the field names must not change. */
interface JournalState {
  /** Time of the first line in epoch ms, or of the last loss. */
  readonly since: number;
  readonly losses: readonly JournalLoss[];
}

/** Maximum number of topics of a game. The oldest one is dropped. */
const MAX_TOPICS = 600;
/** Key of the journal's state in local storage. */
const STATE_KEY = 'journal state';
/** Cookie with the beginning of the journal, which shows later that local storage was erased. */
const MARK = 'fairness_journal';
/** Lifetime of the cookie: the longest that browsers allow. */
const MARK_DAYS = 400;

/** Returns the key of a game's list of topics in local storage. */
const listKey = (game: FairGame) => `journal ${game}`;
/** Returns the key of a topic's lines in local storage. */
const topicKey = (game: FairGame, topic: string) => `journal ${game} ${topic}`;

/** True if the last line did not fit into local storage. */
let isFull = false;
/** State as this page last read or wrote it; undefined before. It shows an erasure while the page is open. */
let known: JournalState | undefined;

/**
 * Writes the lines of a topic in place of its earlier ones, and begins the journal, with its cookie, if there is none. With more than
 * `MAX_TOPICS` topics, the oldest one is dropped. The journal belongs to the device, not to an account, so that a changed account id
 * hides no line.
 *
 * @param topic what the acts concern, for example a round
 */
export function writeLines(game: FairGame, topic: string, lines: readonly JournalLine<unknown, unknown>[], now = Date.now()): void {
  if (journalState() === undefined) beginJournal({ since: now, losses: [] });
  const topics = journalTopics(game);
  if (!topics.includes(topic)) {
    for (const old of topics.slice(MAX_TOPICS - 1)) removeStored('local', topicKey(game, old));
    writeStored('local', listKey(game), JSON.stringify([topic, ...topics].slice(0, MAX_TOPICS)));
  }
  isFull = !writeStored('local', topicKey(game, topic), JSON.stringify(lines));
}

/**
 * Adds a line to a topic, and returns all of its lines; undefined, without writing it, if it repeats the answer before,
 * because repeated look-ups find the same one.
 */
export function addLine<Line extends JournalLine<unknown, unknown>>(
  game: FairGame,
  topic: string,
  line: Line,
): readonly Line[] | undefined {
  const before = readLines<Line>(game, topic);
  if (line.answer !== undefined && JSON.stringify(before.at(-1)?.answer) === JSON.stringify(line.answer)) return undefined;
  const lines = [...before, line];
  writeLines(game, topic, lines, line.at);
  return lines;
}

/** Returns the lines of a topic, oldest first; none for an unknown topic. */
export const readLines = <Line>(game: FairGame, topic: string): readonly Line[] => readList<Line>(topicKey(game, topic));

/** Returns the topics of a game, newest first by their first line. */
export const journalTopics = (game: FairGame): readonly string[] => readList<string>(listKey(game));

function readList<Item>(key: string): readonly Item[] {
  const stored = readStoredJson('local', key);
  return Array.isArray(stored) ? (stored as Item[]) : [];
}

/** Returns true if local storage had no room for the last line, which then lasts only as long as the page. */
export const isJournalFull = (): boolean => isFull;

/** Returns the losses of the journal, oldest first. A loss that is noticed now is written to local storage. */
export const journalLosses = (): readonly JournalLoss[] => journalState()?.losses ?? [];

/** Returns the state; undefined before the first line. Notes a loss if a journal had begun and its state is gone. */
function journalState(): JournalState | undefined {
  const stored = readStoredJson('local', STATE_KEY) as JournalState | null;
  if (stored !== null) return (known = stored);
  const since = known?.since ?? readMark();
  if (since === undefined) return undefined;
  const at = Date.now();
  return beginJournal({ since: at, losses: [...(known?.losses ?? []), { at, since }] });
}

function beginJournal(state: JournalState): JournalState {
  known = state;
  writeStored('local', STATE_KEY, JSON.stringify(state));
  writeMark(String(state.since), MARK_DAYS * 86_400);
  return state;
}

function readMark(): number | undefined {
  try {
    const value = document.cookie.split('; ').find((cookie) => cookie.startsWith(`${MARK}=`));
    const since = Number(value?.slice(MARK.length + 1));
    return Number.isSafeInteger(since) ? since : undefined;
  } catch {
    // A sandboxed page may not read cookies.
    return undefined;
  }
}

function writeMark(value: string, maxAgeS: number): void {
  try {
    document.cookie = `${MARK}=${value}; Max-Age=${String(maxAgeS)}; Path=/; SameSite=Strict; Secure`;
  } catch {
    // The browser refuses cookies: a loss of the journal then shows only while a page is open.
  }
}

/** @internal Forgets the state of the journal and erases its cookie, so that each test begins without a journal. Local storage stays. */
export function forgetJournal(): void {
  known = undefined;
  isFull = false;
  writeMark('', 0);
}
