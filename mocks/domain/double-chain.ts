import { CHAIN_MARKS } from './double-chain-marks';
import { seedHash } from './fairness';

/** How many rounds lie between two seeds that are known from the beginning: the most that is hashed at once, some 100 ms. */
export const CHAIN_PART = 10_000;

/** Of a part every so many seeds are remembered; those between are hashed again when they are asked for. */
const STRIDE = 20;

/** How many of those are made ready at once: a hundred hashes, about a millisecond. */
const AT_ONCE = 5;

/** The server seeds of double's rounds. */
export interface DoubleChain {
  /**
   * The server seed of a round, 64 hex characters. It hashes to the seed of the round before it.
   *
   * @param round from 1
   */
  seedOf(round: number): string;
  /** Does a small part of what is left to do for the seed of a round. Called often enough before, `seedOf` is quick. */
  prepare(round: number): void;
}

/**
 * The stand-in's chain: 1,400,000 rounds of 25 s. A world begins in its 101,001st, so that none sees its end in more than
 * a year; what came after it would be bound by its own hash alone.
 */
export const standInChain = (): DoubleChain =>
  createDoubleChain((part) => CHAIN_MARKS[part] ?? seedHash(`after the chain ${String(part)}`));

/**
 * The reversed SHA-256 chain of server seeds (`getCurrentDoubleRound` in openapi/tags/double.yaml): the last round's
 * seed comes first, each one's hash is the seed of the round before. As it can only be made from its end, the seeds at
 * the end of each part are given.
 *
 * @param lastSeed the seed of the last round of a part by its number from 0, 64 hex characters each. Hashed `length`
 *   times it is that of the part before; where it is not, the chain ends between them
 * @param length how many rounds a part has
 */
export function createDoubleChain(lastSeed: (part: number) => string, length = CHAIN_PART): DoubleChain {
  // The two that were asked for last: rounds that are shown together may lie in both.
  let known: readonly { part: number; marks: string[] }[] = [];

  /** The remembered seeds of a round's part as far as they were made, the last round's first, and where the round lies. */
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

/** Makes what is missing of the remembered seeds, up to one by its index. */
function grow(marks: string[], upTo: number): void {
  while (marks.length <= upTo) marks.push(hashed(marks.at(-1), STRIDE));
}

/** A seed hashed so many times. */
function hashed(seed: string | undefined, times: number): string {
  if (seed === undefined) throw new RangeError('no seed');
  let current = seed;
  for (let time = 0; time < times; time += 1) current = seedHash(current);
  return current;
}
