import type { DoubleChain } from '@generated/api/model/double-chain';

import type { EvidenceFile, RoundEvidence } from '../core/evidence';
import type { FairCheck } from '../core/fair-checks';
import { compareTexts } from '../core/fair-checks';
import { QUICKNET } from '../core/quicknet';
import type { Beacon } from '../core/signatures';
import type { DoubleEvidence } from '../double/checks/claims';
import { isDoubleRound } from '../double/evidence';
import type { MinesEvidence } from '../mines/evidence';
import { isMinesRound } from '../mines/evidence';
import { NO_RECORDS } from '../mines/journal';

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
  /** Number that tells apart subjects of one name; undefined if the name is enough. */
  readonly when?: number;
  readonly text: string;
}

/** All statements about each subject, by subject and number. More than one is a contradiction. */
type Stories = ReadonlyMap<string, ReadonlySet<string>>;

/** Time in ms in which the wheel of one table turns at most once: after a restart, a round takes bets for 15 s before. */
const ONE_ROLL_MS = 10_000;

/** Lists the rounds of all files. Copies count once, and the journals of two devices about one round of a player are merged. */
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

/** Collects what the operator stated about each round, chain and key, to whomever. */
export function collectStories(all: readonly RoundEvidence[]): Stories {
  const stories = new Map<string, Set<string>>();
  for (const told of all.flatMap(toldBy)) stories.set(subjectOf(told), (stories.get(subjectOf(told)) ?? new Set()).add(told.text));
  return stories;
}

/** Compares what the evidence of a round states with all other evidence: an operator may not tell two stories. */
export function compareStories(evidence: RoundEvidence, stories: Stories): FairCheck[] {
  return toldBy(evidence).flatMap((told) => {
    const others = [...(stories.get(subjectOf(told)) ?? [])].filter((other) => other !== told.text);
    return others.length === 0 ? [] : [compareTexts(`O que a casa disse em outras provas: ${told.about}`, others.join(' / '), told.text)];
  });
}

const subjectOf = ({ about, when }: Statement) => `${about} ${when}`;

/** Lists what the operator stated. */
function toldBy(evidence: RoundEvidence): Statement[] {
  if (isMinesRound(evidence)) {
    const { id, started_at: startedAt } = evidence.round;
    return [{ about: `rodada ${id}`, when: Date.parse(startedAt), text: minesText(evidence) }];
  }
  if (!isDoubleRound(evidence)) return [];
  const { round, chain, receipt_keys: keys } = evidence;
  const text = doubleText(evidence);
  const when = Math.floor(Date.parse(round.betting_ends_at) / ONE_ROLL_MS);
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
    };
    return { ...one, journal } as MinesEvidence;
  }
  if (!isDoubleRound(one) || !isDoubleRound(other)) return one;
  const seen = [one.chain_seen_at, other.chain_seen_at].filter((at) => at !== null);
  return {
    ...one,
    commitment: one.commitment ?? other.commitment,
    previous_seed: one.previous_seed ?? other.previous_seed,
    chain: one.chain ?? other.chain,
    chain_seen_at: seen.length === 0 ? null : Math.min(...seen),
    receipt_keys: one.receipt_keys.length === 0 ? other.receipt_keys : one.receipt_keys,
    journal: mergeLines(one.journal, other.journal),
    changes: [...one.changes, ...other.changes],
    is_restarted: one.is_restarted || other.is_restarted,
  } as DoubleEvidence;
}

/** Merges the lines of two journals, each act with its answers, in the order of the acts. Lines that both have are kept once. */
function mergeLines<Line extends { readonly at: number; readonly act?: unknown }>(one: readonly Line[], other: readonly Line[]): Line[] {
  const acts = new Map<string, Map<string, Line>>();
  for (const lines of [one, other]) {
    let act = new Map<string, Line>();
    for (const line of lines) {
      const text = JSON.stringify(line);
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
