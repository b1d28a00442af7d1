import { seedHash } from '../fairness';
// End-to-end tests load this module by Node, which needs the attribute.
import marks from './double-chain-marks.json' with { type: 'json' };

/**
 * Seeds of rounds 10,000, 20,000, …; the last is SHA-256 of `Double: the seed of the last round`. Applying SHA-256 to
 * a mark's hex text 10,000 times gives the mark before it. They are precomputed, because a hash chain can only be built from its end.
 */
const CHAIN_MARKS: readonly string[] = marks;

/** Number of rounds between two precomputed seeds, which bounds the hashing of a lookup to about 100 ms. */
export const SEGMENT_LENGTH = 10_000;

/** Number of rounds between two cached seeds; those in between are hashed on demand. */
const CACHE_STRIDE = 20;

/** Number of cached seeds that one preparation computes: a hundred hashes, about 1 ms. */
const SEEDS_PER_PREPARE = 5;

/** Hash chain of server seeds, one for each round. */
export interface DoubleChain {
  /**
   * Returns the server seed of a round (from 1), 64 hex characters; its SHA-256 is the previous round's seed.
   *
   * @throws {RangeError} for a number that is no round
   */
  getSeed(round: number): string;
  /** Computes a small part of a round's seed ahead of time. @throws {RangeError} for a number that is no round */
  prepare(round: number): void;
}

/**
 * Chain of the mock with 1,400,000 rounds of 25 s. A world starts at round 101,001, so it lasts about a year; later seeds
 * are not linked. All worlds share it, because its seeds take a quarter of the time of a test's world.
 */
export const mockChain: DoubleChain = createDoubleChain(
  (segment) => CHAIN_MARKS[segment] ?? seedHash(`after the chain ${String(segment)}`),
);

/**
 * Creates a reversed SHA-256 chain of server seeds (`getCurrentDoubleRound` in openapi/tags/double.yaml), built from
 * the last seed of each segment.
 *
 * @param lastSeed returns the last seed of a segment (from 0), 64 hex characters; hashed `length` times it must give
 *   that of the previous segment
 */
export function createDoubleChain(lastSeed: (segment: number) => string, length = SEGMENT_LENGTH): DoubleChain {
  // Two segments are kept, because rounds shown together may span both.
  let known: readonly { segment: number; marks: string[] }[] = [];

  /** Returns the cached seeds of a round's segment, last round first, and its position in it. */
  const locate = (round: number) => {
    if (!Number.isSafeInteger(round) || round < 1) throw new RangeError(`no round: ${String(round)}`);
    const segment = Math.floor((round - 1) / length);
    const found = known.find((one) => one.segment === segment) ?? { segment, marks: [lastSeed(segment)] };
    if (known[0] !== found) known = [found, ...known.filter((one) => one !== found)].slice(0, 2);
    const fromEnd = (segment + 1) * length - round;
    return { marks: found.marks, mark: Math.floor(fromEnd / CACHE_STRIDE), beyond: fromEnd % CACHE_STRIDE };
  };

  return {
    getSeed(round) {
      const { marks, mark, beyond } = locate(round);
      extendMarks(marks, mark);
      return hashTimes(marks[mark], beyond);
    },
    prepare(round) {
      const { marks, mark } = locate(round);
      extendMarks(marks, Math.min(mark, marks.length - 1 + SEEDS_PER_PREPARE));
    },
  };
}

function extendMarks(marks: string[], upTo: number): void {
  while (marks.length <= upTo) marks.push(hashTimes(marks.at(-1), CACHE_STRIDE));
}

function hashTimes(seed: string | undefined, times: number): string {
  if (seed === undefined) throw new RangeError('no seed');
  let current = seed;
  for (let time = 0; time < times; time += 1) current = seedHash(current);
  return current;
}
