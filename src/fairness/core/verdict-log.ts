import { readStored, readStoredJson, removeStored, writeStored } from '@/shared/lib/safe-storage';

import { storedKeys } from '@/shared/lib/stored-keys';

import type { FairGame, FindingEvidence, RoundEvidence } from './evidence';
import { isFinding } from './evidence';
import type { Verdict } from './fair-checks';

/** The verdict of one round (SPEC G10). Persisted: the field names must not change. */
export interface VerdictEntry {
  readonly game: FairGame;
  /** Id of the round, or of a finding that concerns no single round. */
  readonly round: string;
  /** Name of the round, as the player reads it. */
  readonly label: string;
  readonly verdict: Verdict;
  /** Reasons why the round failed or could not be checked; empty if it passed. */
  readonly reasons: readonly string[];
  /** Epoch ms of the first verification. */
  readonly at: number;
}

/** A verdict to record, with the evidence that it follows from. */
export interface RoundVerdict extends VerdictEntry {
  /** The player's id; null for a visitor. */
  readonly player: string | null;
  /** True if the failure recorded earlier has an innocent explanation, so that this verdict may replace it. */
  readonly isExplained?: boolean;
  readonly evidence: RoundEvidence;
}

/** Number of rounds by verdict. */
export type VerdictTotals = Readonly<Record<Verdict, number>>;

/** Log as it is persisted: the field names must not change. */
export interface VerdictLog {
  /** Epoch ms of the first entry, even if it is no longer listed, or of the first one after a loss of stored data; null while the log is empty. */
  readonly since: number | null;
  /** Numbers of all rounds, including those no longer listed. */
  readonly totals: VerdictTotals;
  /** Verdicts, newest first. */
  readonly entries: readonly VerdictEntry[];
}

/** Maximum number of verdicts in the log, about 110 kB of local storage. */
const MAX_ENTRIES = 1000;
/** Number of newest rounds whose evidence is kept, about 1 MB of local storage. Failed rounds always keep theirs. */
const MAX_EVIDENCE = 300;
const KEY_PREFIX = 'fairness ';

/** Log without verdicts, which the prerendered HTML shows. */
export const EMPTY_LOG: VerdictLog = { since: null, totals: { passed: 0, failed: 0, unchecked: 0 }, entries: [] };

const listeners = new Set<() => void>();
/** Log that was read last, with its key and text, so that an unchanged text is not parsed again. */
let cache: { readonly key: string; readonly text: string | null; readonly log: VerdictLog } | undefined;

/**
 * Adds a round's verdict, or replaces the round's earlier one, whose place and time stay. A failed verdict is replaced only by another
 * failed one, or by one that explains it. Stores the evidence if the round is failed or among the newest `MAX_EVIDENCE`.
 *
 * Callers record a round only once its inputs are complete, because a verdict from fewer inputs would replace a better one.
 */
export function recordVerdict({ player, evidence, isExplained = false, ...entry }: RoundVerdict): void {
  const log = readLog(player);
  const known = log.entries.find((other) => isSameRound(other, entry));
  if (known?.verdict === 'failed' && entry.verdict !== 'failed' && !isExplained) return;
  const evidenceKey = keyOfEvidence(player, entry);
  const added = { ...entry, at: known?.at ?? entry.at };
  const entries = known === undefined ? [added, ...log.entries] : log.entries.map((other) => (other === known ? added : other));
  const hasEvidence = !isNotFailed(added) || entries.indexOf(added) < MAX_EVIDENCE;
  const text = hasEvidence ? JSON.stringify(evidence) : null;
  if (known !== undefined && isSameEntry(known, added) && readStored('local', evidenceKey) === text) return;

  if (text !== null) writeStored('local', evidenceKey, text);
  const kept = withoutSurplus(entries);
  const lost = [...entries.filter((other) => !kept.includes(other)), ...kept.slice(MAX_EVIDENCE, MAX_EVIDENCE + 1).filter(isNotFailed)];
  for (const other of lost) removeStored('local', keyOfEvidence(player, other));
  writeStored(
    'local',
    keyOfLog(player),
    JSON.stringify({ since: log.since ?? entry.at, totals: countAnother(log.totals, known, added), entries: kept } satisfies VerdictLog),
  );
  for (const listener of listeners) listener();
}

/** Returns the player's verdicts, newest first; the same array until one changes. */
export const listVerdicts = (player: string | null): readonly VerdictEntry[] => readLog(player).entries;

/** Returns the verdict of a round; undefined if none is listed. */
export const findVerdict = (player: string | null, round: Pick<VerdictEntry, 'game' | 'round'>): VerdictEntry | undefined =>
  readLog(player).entries.find((entry) => isSameRound(entry, round));

/** Counts failed rounds of other accounts, and of visitors, on this device, so that a changed account id does not hide them. */
export const countFailedElsewhere = (player: string | null): number =>
  storedKeys('local', `${KEY_PREFIX}log `)
    .filter((key) => key !== keyOfLog(player))
    .reduce((sum, key) => sum + parseLog(readStored('local', key)).totals.failed, 0);

/** Returns the evidence of a round; null if the round is unknown or too old. */
export function readEvidence(player: string | null, round: Pick<VerdictEntry, 'game' | 'round'>): RoundEvidence | null {
  return readStoredJson('local', keyOfEvidence(player, round)) as RoundEvidence | null;
}

/** Returns true if any account on this device has the evidence of the end of a round. */
export const isEndKnown = (game: FairGame, round: string): boolean =>
  storedKeys('local', `${KEY_PREFIX}evidence `).some((key) => {
    const evidence = key.endsWith(` ${game} ${round}`) ? (readStoredJson('local', key) as RoundEvidence | null) : null;
    return evidence !== null && !isFinding(evidence);
  });

/** Returns the failed findings of a game that still have their evidence, newest first. Orange findings are left out. */
export function listFindings(player: string | null, game: FairGame): { entry: VerdictEntry; evidence: FindingEvidence }[] {
  return listVerdicts(player)
    .filter((entry) => entry.game === game && entry.verdict === 'failed')
    .flatMap((entry) => {
      const evidence = readEvidence(player, entry);
      return evidence !== null && isFinding(evidence) ? [{ entry, evidence }] : [];
    });
}

/**
 * Calls `listener` after each change in any tab, of any player's verdicts.
 *
 * @returns an unsubscribe function
 */
export function subscribe(listener: () => void): () => void {
  const onStorage = ({ key }: StorageEvent) => {
    if (key === null || key.startsWith(KEY_PREFIX)) listener();
  };
  listeners.add(listener);
  window.addEventListener('storage', onStorage);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', onStorage);
  };
}

/** Returns the log; the same object until it changes. Reads storage each time, because other tabs write it; parses only a changed text. */
export function readLog(player: string | null): VerdictLog {
  const key = keyOfLog(player);
  const text = readStored('local', key);
  if (cache?.key !== key || cache.text !== text) cache = { key, text, log: parseLog(text) };
  return cache.log;
}

function parseLog(text: string | null): VerdictLog {
  try {
    const log = JSON.parse(text ?? 'null') as Partial<VerdictLog> | null;
    return Array.isArray(log?.entries) ? { ...EMPTY_LOG, ...log } : EMPTY_LOG;
  } catch {
    return EMPTY_LOG;
  }
}

/** Drops the oldest entry if there are more than the maximum. A failed one is dropped only if all have failed. */
function withoutSurplus(entries: readonly VerdictEntry[]): readonly VerdictEntry[] {
  if (entries.length <= MAX_ENTRIES) return entries;
  const oldest = entries.findLast(isNotFailed) ?? entries.at(-1);
  return entries.filter((entry) => entry !== oldest);
}

function countAnother(before: VerdictTotals, known: VerdictEntry | undefined, added: VerdictEntry): VerdictTotals {
  const counts = { ...before };
  if (known !== undefined) counts[known.verdict] -= 1;
  counts[added.verdict] += 1;
  return counts;
}

const isNotFailed = ({ verdict }: VerdictEntry) => verdict !== 'failed';

const isSameRound = (one: Pick<VerdictEntry, 'game' | 'round'>, other: Pick<VerdictEntry, 'game' | 'round'>) =>
  one.round === other.round && one.game === other.game;

const isSameEntry = (one: VerdictEntry, other: VerdictEntry) =>
  one.verdict === other.verdict && one.label === other.label && one.reasons.join('\n') === other.reasons.join('\n');

const keyOfLog = (player: string | null) => `${KEY_PREFIX}log ${player ?? 'visitor'}`;
const keyOfEvidence = (player: string | null, { game, round }: Pick<VerdictEntry, 'game' | 'round'>) =>
  `${KEY_PREFIX}evidence ${player ?? 'visitor'} ${game} ${round}`;
