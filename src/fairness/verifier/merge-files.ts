import type { EvidenceFile, RoundEvidence } from '../core/evidence';
import { isFinding } from '../core/evidence';
import type { FairCheck } from '../core/fair-checks';
import { compareTexts } from '../core/fair-checks';
import type { DoubleEvidence } from '../double/evidence';
import type { MinesEvidence } from '../mines/evidence';
import { NO_RECORDS } from '../mines/journal';

/** Lists the rounds of all files. Copies count once, and the journals of two devices about one round are merged. */
export function mergeRounds(files: readonly Pick<EvidenceFile, 'rounds'>[]): RoundEvidence[] {
  const merged = new Map<string, RoundEvidence>();
  for (const evidence of files.flatMap(({ rounds }) => rounds)) {
    const key = keyOf(evidence);
    const known = merged.get(key);
    merged.set(key, known === undefined ? evidence : mergePair(known, evidence));
  }
  return [...merged.values()];
}

/** Compares the statements of one round, or of one chain, to several players: an operator may not tell two stories. */
export function compareStories(evidence: RoundEvidence, all: readonly RoundEvidence[]): FairCheck[] {
  if (!isDoubleRound(evidence)) return [];
  return all.flatMap((other) => {
    if (other === evidence || !isDoubleRound(other)) return [];
    const isSameRound = other.round.id === evidence.round.id && other.round.betting_ends_at === evidence.round.betting_ends_at;
    const isSameChain = other.chain !== null && other.chain.id === evidence.chain?.id;
    return [
      ...(isSameRound ? [compareTexts('O que a casa disse a outro jogador', roundText(evidence), roundText(other))] : []),
      ...(isSameChain ? [compareTexts('Sequência que a casa anunciou a outro jogador', chainText(evidence), chainText(other))] : []),
    ].filter(({ passed }) => !passed);
  });
}

const isDoubleRound = (evidence: RoundEvidence): evidence is DoubleEvidence => evidence.game === 'double' && !isFinding(evidence);

function keyOf(evidence: RoundEvidence): string {
  if (isFinding(evidence)) return JSON.stringify(evidence);
  if (isDoubleRound(evidence)) return JSON.stringify(['double', evidence.player, evidence.round]);
  return JSON.stringify(['mines', (evidence as MinesEvidence).round]);
}

function mergePair(one: RoundEvidence, other: RoundEvidence): RoundEvidence {
  if (isFinding(one)) return one;
  if (isDoubleRound(one)) return { ...one, journal: mergeLines(one.journal, (other as DoubleEvidence).journal) } as RoundEvidence;
  const [mine, theirs] = [one, other].map((evidence) => (evidence as MinesEvidence).journal ?? NO_RECORDS);
  return { ...one, journal: { ...mine, lines: mergeLines(mine?.lines, theirs?.lines) } } as RoundEvidence;
}

/** Merges lines by time. Those that both have are kept once. */
function mergeLines<Line extends { readonly at: number }>(one: readonly Line[] = [], other: readonly Line[] = []): Line[] {
  const texts = new Set(one.map((line) => JSON.stringify(line)));
  return [...one, ...other.filter((line) => !texts.has(JSON.stringify(line)))].toSorted((a, b) => a.at - b.at);
}

const roundText = ({ round: { server_seed_hash: hash, public_seed, chain_id, server_seed, roll } }: DoubleEvidence) =>
  [hash, public_seed, chain_id, server_seed, roll].join(' ');

const chainText = ({ chain }: DoubleEvidence) => `${chain?.terminal_hash} ${chain?.first_round} ${chain?.length} ${chain?.beacon_round}`;
