/** Where the stand-in takes the time from. Nothing else in `mocks/` asks the machine. */
export interface Clock {
  /** The present moment in milliseconds since 1970. */
  now(): number;
  /** Moves the time on (or, with a negative number, back) by milliseconds. */
  advance(milliseconds: number): void;
  /** Holds the time still at a moment, or at the present one. */
  freeze(at?: number): void;
  /** Lets the time run on from where it stands. */
  run(): void;
  /** Goes back to the machine's time. */
  reset(): void;
  /** How it differs from the machine's time, to be written down. */
  kept(): KeptClock;
  /** Differs from the machine's time as it was written down. */
  replace(kept: KeptClock): void;
}

/** So many milliseconds beside the machine's time, or held still at a moment. */
export interface KeptClock {
  offset: number;
  frozen: number | null;
}

/**
 * A clock that runs as the machine's does until it is told otherwise.
 *
 * @param machine where the real time comes from, in milliseconds
 */
export function createClock(machine: () => number = Date.now): Clock {
  let offset = 0;
  let frozen: number | undefined;
  const now = () => frozen ?? machine() + offset;
  return {
    now,
    advance(milliseconds) {
      if (frozen === undefined) offset += milliseconds;
      else frozen += milliseconds;
    },
    freeze(at) {
      frozen = at ?? now();
    },
    run() {
      if (frozen === undefined) return;
      offset = frozen - machine();
      frozen = undefined;
    },
    reset() {
      offset = 0;
      frozen = undefined;
    },
    kept: () => ({ offset, frozen: frozen ?? null }),
    replace(kept) {
      offset = kept.offset;
      frozen = kept.frozen ?? undefined;
    },
  };
}
