import type { DoubleChain } from '@generated/api/model/double-chain';

import type { EvidenceFile, RoundEvidence } from '../core/evidence';
import type { FairCheck } from '../core/fair-checks';
import { compareTexts, uncheckedItem } from '../core/fair-checks';
import { QUICKNET } from '../core/quicknet';
import type { Beacon } from '../core/signatures';
import type { DoubleEvidence } from '../double/checks/claims';
import { isDoubleRound } from '../double/evidence';
import type { MinesEvidence } from '../mines/evidence';
import { isMinesRound } from '../mines/evidence';
import { NO_RECORDS } from '../mines/read-journal';

/** A round of one or several files. */
export interface MergedRound {
  /** Evidence with the journals of all devices. */
  readonly evidence: RoundEvidence;
  /** Beacon that its file names, drand's quicknet if it names none. */
  readonly beacon: Beacon;
  /** Evidence of each device, before the merge. */
  readonly parts: readonly RoundEvidence[];
}

/** A statement of the operator. */
interface Statement {
  /** Subject as the player reads it, for example a round. */
  readonly about: string;
  /** Time in epoch ms, which tells apart subjects of one name; undefined if the name is enough. */
  readonly when?: number;
  readonly text: string;
  /** Reason why two statements are only unchecked (pt-BR); undefined if they contradict each other. */
  readonly doubt?: string;
}

/** All statements about each subject. */
type Stories = ReadonlyMap<string, readonly Statement[]>;

/** Reason of the orange check if one client seed was played with two hashes. */
const SEED_SENT_TWICE =
  'Outra partida tem a mesma semente do cliente com outro hash. A casa já a conhecia quando anunciou um dos dois, e podia escolher.';
/** Time in ms in which the wheel of one table turns at most once: after a restart, a round takes bets for 15 s before. */
const ONE_ROLL_MS = 10_000;

/**
 * Lists the rounds of all files. Copies count once. The journals of two devices about one round of a player are merged if the operator
 * stated the same to both, otherwise the round is listed twice.
 */
export function mergeRounds(files: readonly Pick<EvidenceFile, 'beacon' | 'rounds'>[]): MergedRound[] {
  const merged = new Map<string, MergedRound>();
  const copies = new Set<string>();
  for (const { beacon, rounds } of files) {
    for (const evidence of rounds) {
      const text = JSON.stringify([beacon, evidence]);
      if (copies.has(text)) continue;
      copies.add(text);
      const key = keyOf(evidence, beacon);
      const known = merged.get(key);
      merged.set(key, {
        evidence: known === undefined ? evidence : mergePair(known.evidence, evidence),
        beacon: beacon ?? QUICKNET,
        parts: [...(known?.parts ?? []), evidence],
      });
    }
  }
  return [...merged.values()];
}

/** Collects what the operator stated about each round, chain and key, in the evidence of all devices and players. */
export function collectStories(all: readonly RoundEvidence[]): Stories {
  const stories = new Map<string, Statement[]>();
  for (const told of all.flatMap(toldBy)) {
    const known = stories.get(told.about);
    if (known === undefined) stories.set(told.about, [told]);
    else if (!known.some(({ text, when }) => text === told.text && when === told.when)) known.push(told);
  }
  return stories;
}

/**
 * Compares what the operator stated about a round with all other evidence: it may not tell two stories.
 *
 * @param parts evidence of each device about the round
 */
export function compareStories(parts: readonly RoundEvidence[], stories: Stories): FairCheck[] {
  const subjects = new Map(parts.flatMap(toldBy).map((told) => [told.about, told]));
  return [...subjects.values()].flatMap(({ about, when, text, doubt }) => {
    const isOther = (one: Statement) =>
      one.text !== text && (when === undefined || one.when === undefined || Math.abs(one.when - when) < ONE_ROLL_MS);
    const others = new Set((stories.get(about) ?? []).filter(isOther).map((one) => one.text));
    if (others.size === 0) return [];
    const name = `O que a casa disse em outras provas: ${about}`;
    return [doubt === undefined ? compareTexts(name, [...others].join(' / '), text) : uncheckedItem(name, doubt)];
  });
}

/** Lists what the operator stated. */
function toldBy(evidence: RoundEvidence): Statement[] {
  if (isMinesRound(evidence)) {
    const { id, client_seed: seed, server_seed_hash: hash } = evidence.round;
    return [
      { about: `rodada ${id}`, text: minesText(evidence) },
      { about: `semente do cliente ${seed}`, text: hash, doubt: SEED_SENT_TWICE },
    ];
  }
  if (!isDoubleRound(evidence)) return [];
  const { round, chain, receipt_keys: keys } = evidence;
  const text = doubleText(evidence);
  const when = Date.parse(round.betting_ends_at);
  return [
    { about: `rodada ${round.id}`, when, text },
    ...(typeof round.roll === 'number' ? [{ about: 'giro da mesma hora', when, text }] : []),
    ...(chain ? [{ about: `sequência ${chain.id}`, text: chainText(chain) }] : []),
    ...(Array.isArray(keys) ? keys : []).map((key) => ({ about: `chave ${key.id}`, text: key.public_key })),
  ];
}

const chainText = ({ terminal_hash: hash, first_round: first, length, beacon_round: beacon }: DoubleChain) =>
  [hash, first, length, beacon].join(' ');

/** Returns the values that are the same in each statement about an ended game. Times may be written in several ways. */
function minesText({ round: { started_at: _start, ended_at: _end, ...round } }: MinesEvidence): string {
  return JSON.stringify(round);
}

/** Returns the values that are the same in each statement about a finished round. */
function doubleText({ round: { id, round, chain_id, server_seed_hash: hash, public_seed, server_seed, roll } }: DoubleEvidence): string {
  return [id, round, chain_id, hash, public_seed, server_seed, roll].join(' ');
}

/** Returns a text that is the same for all evidence of one round of a player with the same statements of the operator. */
function keyOf(evidence: RoundEvidence, beacon: Beacon | null): string {
  if (isMinesRound(evidence)) return JSON.stringify(['mines', evidence.round]);
  if (isDoubleRound(evidence)) {
    const { player, reported, round } = evidence;
    return JSON.stringify(['double', beacon ?? QUICKNET, player, reported, round.betting_ends_at, round.status, doubleText(evidence)]);
  }
  return JSON.stringify(evidence);
}

function mergePair(one: RoundEvidence, other: RoundEvidence): RoundEvidence {
  if (isMinesRound(one) && isMinesRound(other)) {
    const [mine, theirs] = [one.journal ?? NO_RECORDS, other.journal ?? NO_RECORDS];
    const journal = {
      lines: mergeLines(mine.lines, theirs.lines),
      refused: mergeLines(mine.refused, theirs.refused),
      before: mine.before ?? theirs.before,
      seeds: [...new Set([...(mine.seeds ?? []), ...(theirs.seeds ?? [])])],
    };
    return { ...one, journal } as MinesEvidence;
  }
  if (!isDoubleRound(one) || !isDoubleRound(other)) return one;
  const seen = [one.chain_seen_at, other.chain_seen_at].filter((at) => at !== null);
  return {
    ...one,
    ...statementsTo(one, other),
    chain_seen_at: seen.length === 0 ? null : Math.min(...seen),
    journal: mergeLines(one.journal, other.journal),
    changes: [...one.changes, ...other.changes],
    is_restarted: one.is_restarted || other.is_restarted,
  } as DoubleEvidence;
}

/** Returns a merged round with what the operator stated to one of the devices: it may have stated something else to another one. */
export const asStatedTo = (device: RoundEvidence, merged: RoundEvidence): RoundEvidence =>
  isDoubleRound(device) && isDoubleRound(merged) ? { ...merged, ...statementsTo(device, merged) } : merged;

/** Returns the statements of the operator to a device, and to another one those that the device lacks. */
const statementsTo = (device: DoubleEvidence, other: DoubleEvidence) => ({
  commitment: device.commitment ?? other.commitment,
  previous_seed: device.previous_seed ?? other.previous_seed,
  chain: device.chain ?? other.chain,
  receipt_keys: [...device.receipt_keys, ...other.receipt_keys.filter(({ id }) => !device.receipt_keys.some((key) => key.id === id))],
});

/** Line of a journal of either game. */
interface MergedLine {
  readonly at: number;
  readonly act?: unknown;
  readonly listed?: unknown;
}

/** Merges the lines of two journals, each act with its answers, in the order of the acts. Lines that both have are kept once. */
function mergeLines<Line extends MergedLine>(one: readonly Line[], other: readonly Line[]): Line[] {
  const acts = new Map<string, Map<string, Line>>();
  for (const lines of [one, other]) {
    let act = new Map<string, Line>();
    for (const line of lines) {
      const text = JSON.stringify(line);
      // A list is no answer to the act before it, and the clock may have been set since.
      if (line.listed !== undefined) {
        acts.set(text, new Map([[text, line]]));
        continue;
      }
      if (line.act !== undefined || act.size === 0) {
        act = acts.get(text) ?? new Map<string, Line>();
        acts.set(text, act);
      }
      act.set(text, line);
    }
  }
  const byTime = (all: Iterable<Line>) => [...all].toSorted((a, b) => a.at - b.at);
  return [...acts.values()]
    .map((act) => byTime(act.values()))
    .toSorted(([a], [b]) => (a?.at ?? 0) - (b?.at ?? 0))
    .flat();
}
