/** Chance from a seed: the same seed gives the same schedule (mulberry32). */
export interface Chance {
  /** A number from 0 up to 1. */
  readonly next: () => number;
  /** A whole number from one to another, both included. */
  readonly whole: (from: number, to: number) => number;
  /** Whether something with this likelihood happens. */
  readonly happens: (likelihood: number) => boolean;
  readonly pick: <T>(of: readonly [T, ...T[]]) => T;
  readonly uuid: () => string;
}

export function chanceOf(seed: number): Chance {
  let state = (seed + 1) * 0x9e3779b9;
  const next = () => {
    state = Math.trunc(state + 0x6d2b79f5);
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const whole = (from: number, to: number) => from + Math.floor(next() * (to - from + 1));
  const hex = (digits: number) => Array.from({ length: digits }, () => whole(0, 15).toString(16)).join('');
  return {
    next,
    whole,
    happens: (likelihood) => next() < likelihood,
    pick: (of) => of[whole(0, of.length - 1)] ?? of[0],
    uuid: () => `${hex(8)}-${hex(4)}-4${hex(3)}-a${hex(3)}-${hex(12)}`,
  };
}
