import { CHAIN_MARKS } from './double-chain-marks';
import { seedHash } from './fairness';

/** Number of rounds between two precomputed seeds. It bounds the hashing per lookup to about 100 ms. */
export const CHAIN_PART = 10_000;

/** Every n-th seed of a segment is cached; those in between are hashed again on demand. */
const STRIDE = 20;

/** Cached seeds computed per `prepare` call: a hundred hashes, about 1 ms. */
const AT_ONCE = 5;

/** The server seeds of the double rounds. */
export interface DoubleChain {
  /**
   * Returns the server seed of a round, 64 hex characters. Its SHA-256 is the seed of the previous round.
   *
   * @param round from 1
   */
  seedOf(round: number): string;
  /** Computes a small part of a round's seed ahead of time, so that `getSeed` is fast later. */
  prepare(round: number): void;
}

/**
 * Creates the mock's chain of 1,400,000 rounds of 25 s. A world starts at round 101,001, so the chain lasts about a
 * year. Seeds after its end are not linked to each other.
 */
export const standInChain = (): DoubleChain =>
  createDoubleChain((part) => CHAIN_MARKS[part] ?? seedHash(`after the chain ${String(part)}`));

/**
 * Creates a reversed SHA-256 chain of server seeds (`getCurrentDoubleRound` in openapi/tags/double.yaml). Each seed's
 * hash is the seed of the previous round, so the chain is built from the last seed of each segment.
 *
 * @param lastSeed returns the last seed of a segment (from 0), 64 hex characters. Hashed `length` times it must give
 *   that of the previous segment; otherwise the chain breaks between them
 * @param length rounds per segment
 */
export function createDoubleChain(lastSeed: (part: number) => string, length = CHAIN_PART): DoubleChain {
  // The two most recently used segments, because rounds shown together may span both.
  let known: readonly { part: number; marks: string[] }[] = [];

  /** Returns the cached seeds of a round's segment (last round first), and the round's position in it. */
  const around = (round: number) => {
    if (!Number.isSafeInteger(round) || round < 1) throw new RangeError(`no round: ${String(round)}`);
    const part = Math.floor((round - 1) / length);
    const found = known.find((one) => one.part === part) ?? { part, marks: [lastSeed(part)] };
    if (known[0] !== found) known = [found, ...known.filter((one) => one !== found)].slice(0, 2);
    const fromEnd = (part + 1) * length - round;
    return { marks: found.marks, mark: Math.floor(fromEnd / STRIDE), beyond: fromEnd % STRIDE };
  };

  return {
    seedOf(round) {
      const { marks, mark, beyond } = around(round);
      grow(marks, mark);
      return hashed(marks[mark], beyond);
    },
    prepare(round) {
      const { marks, mark } = around(round);
      grow(marks, Math.min(mark, marks.length - 1 + AT_ONCE));
    },
  };
}

/** Extends the cached seeds up to an index. */
function grow(marks: string[], upTo: number): void {
  while (marks.length <= upTo) marks.push(hashed(marks.at(-1), STRIDE));
}

/** Hashes a seed `times` times. */
function hashed(seed: string | undefined, times: number): string {
  if (seed === undefined) throw new RangeError('no seed');
  let current = seed;
  for (let time = 0; time < times; time += 1) current = seedHash(current);
  return current;
}
