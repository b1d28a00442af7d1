/** Seeded generator of random values. */
export interface Prng {
  /** Returns a number from 0 to below 1. */
  readonly next: () => number;
  /** Returns an integer from `min` to `max`, both included. */
  readonly integer: (min: number, max: number) => number;
  /** Returns true with a probability from 0 to 1. */
  readonly chance: (probability: number) => boolean;
  /** Returns a random item. */
  readonly pick: <T>(items: readonly [T, ...T[]]) => T;
  readonly uuid: () => string;
}

/** Creates a generator (mulberry32). The same seed gives the same values. */
export function createPrng(seed: number): Prng {
  let state = (seed + 1) * 0x9e3779b9;
  const next = () => {
    state = Math.trunc(state + 0x6d2b79f5);
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const integer = (min: number, max: number) => min + Math.floor(next() * (max - min + 1));
  const hex = (digits: number) => Array.from({ length: digits }, () => integer(0, 15).toString(16)).join('');
  return {
    next,
    integer,
    chance: (probability) => next() < probability,
    pick: (items) => items[integer(0, items.length - 1)] ?? items[0],
    uuid: () => `${hex(8)}-${hex(4)}-4${hex(3)}-a${hex(3)}-${hex(12)}`,
  };
}
