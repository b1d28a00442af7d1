/** Clock of a world. Nothing else in `mocks/db` and `mocks/domain` reads the system time. */
export interface Clock {
  /** Returns the time in Unix ms. */
  now(): number;
  /** Moves the clock by ms, back if they are negative. A frozen clock moves too and stays frozen. */
  advance(milliseconds: number): void;
  /** Freezes the time at a timestamp, by default now. */
  freeze(at?: number): void;
  /** Resumes the time from where it is. */
  run(): void;
  isFrozen(): boolean;
  /** Returns to the system time and unfreezes the clock. */
  reset(): void;
  dump(): ClockState;
  restore(state: ClockState): void;
}

/** Offset from the system time in ms, and the frozen timestamp, which takes precedence; null while the clock runs. */
interface ClockState {
  offset: number;
  frozen: number | null;
}

/** Creates a clock; `systemTime` is in Unix ms. */
export function createClock(systemTime: () => number = Date.now): Clock {
  let offset = 0;
  let frozen: number | undefined;
  const now = () => frozen ?? systemTime() + offset;
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
      offset = frozen - systemTime();
      frozen = undefined;
    },
    isFrozen: () => frozen !== undefined,
    reset() {
      offset = 0;
      frozen = undefined;
    },
    dump: () => ({ offset, frozen: frozen ?? null }),
    restore(state) {
      offset = state.offset;
      frozen = state.frozen ?? undefined;
    },
  };
}
