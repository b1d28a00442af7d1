/** Source of random numbers. The same seed gives the same ones. */
export interface Random {
  /** Returns a number from 0 (inclusive) to 1 (exclusive). */
  next(): number;
  /** Returns an integer; both bounds are inclusive. */
  integer(from: number, to: number): number;
  /** Returns one item of a list. @throws {RangeError} if the list is empty */
  pick<T>(list: readonly T[]): T;
  /** Returns bytes as lower-case hexadecimal. */
  hex(bytes: number): string;
  /** Returns a UUID of version 4. */
  uuid(): string;
  /** Creates a source whose draws do not affect others. The same label gives the same numbers, also after draws from this one. */
  fork(label: string): Random;
}

/** Creates a seeded source (mulberry32), not cryptographically secure. */
export function createRandom(seed: string): Random {
  let state = hash(seed);
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const integer = (from: number, to: number) => from + Math.floor(next() * (to - from + 1));
  const hex = (bytes: number) => Array.from({ length: bytes }, () => integer(0, 255).toString(16).padStart(2, '0')).join('');
  return {
    next,
    integer,
    hex,
    pick(list) {
      const item = list[integer(0, list.length - 1)];
      if (item === undefined) throw new RangeError('cannot pick from an empty list');
      return item;
    },
    uuid() {
      const digits = hex(16);
      const variant = '89ab'.charAt(Number.parseInt(digits.charAt(16), 16) % 4);
      return [
        digits.slice(0, 8),
        digits.slice(8, 12),
        `4${digits.slice(13, 16)}`,
        `${variant}${digits.slice(17, 20)}`,
        digits.slice(20),
      ].join('-');
    },
    fork: (label) => createRandom(`${seed}/${label}`),
  };
}

/** Hashes a text to 32 bits (FNV-1a, mixed so that similar texts give distant numbers). */
export function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    value = Math.imul(value ^ text.charCodeAt(index), 0x01000193);
  }
  value = Math.imul(value ^ (value >>> 16), 0x85ebca6b);
  value = Math.imul(value ^ (value >>> 13), 0xc2b2ae35);
  return (value ^ (value >>> 16)) >>> 0;
}
