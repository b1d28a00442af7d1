import { seedHash } from './fairness';

/** How many rounds one chain serves: 10,000 rounds of 25 s are nearly three days, made in some 50 ms. */
export const CHAIN_ROUNDS = 10_000;

/** Of a chain every so many seeds are remembered; those between are hashed again when they are asked for. */
const STRIDE = 100;

/** The server seeds of double's rounds. */
export interface DoubleChain {
  /**
   * The server seed of a round, 64 hex characters. It hashes to the seed of the round before it, unless that one ended
   * another chain.
   *
   * @param round from 1
   */
  seedOf(round: number): string;
}

/**
 * The reversed SHA-256 chain of server seeds (CONTRACT Mechanics, Double): the last round's seed comes first, each
 * one's hash is the seed of the round before. A chain has an end, so rounds without end need one chain after another:
 * round `length + 1` begins the second, which is bound by its own hash alone.
 *
 * @param lastSeed the seed of the last round of a chain by its number from 0; 64 hex characters each
 * @param length how many rounds one chain serves
 */
export function createDoubleChain(lastSeed: (chain: number) => string, length = CHAIN_ROUNDS): DoubleChain {
  let known: { chain: number; marks: string[] } | undefined;

  const marksOf = (chain: number): string[] => {
    if (known?.chain !== chain) known = { chain, marks: marked(lastSeed(chain), length) };
    return known.marks;
  };

  return {
    seedOf(round) {
      if (!Number.isSafeInteger(round) || round < 1) throw new RangeError(`no round: ${String(round)}`);
      const chain = Math.floor((round - 1) / length);
      const fromEnd = (chain + 1) * length - round;
      const mark = marksOf(chain)[Math.floor(fromEnd / STRIDE)];
      if (mark === undefined) throw new RangeError(`no seed: ${String(round)}`);
      return hashed(mark, fromEnd % STRIDE);
    },
  };
}

/** A seed hashed so many times. */
function hashed(seed: string, times: number): string {
  let current = seed;
  for (let time = 0; time < times; time += 1) current = seedHash(current);
  return current;
}

/** Each hundredth seed of a chain, the last round's first. */
function marked(lastSeed: string, length: number): string[] {
  const marks = [lastSeed];
  for (let at = STRIDE; at < length; at += STRIDE) marks.push(hashed(marks.at(-1) ?? lastSeed, STRIDE));
  return marks;
}
