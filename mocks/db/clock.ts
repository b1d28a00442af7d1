/** The world's clock. Nothing else in `mocks/` reads the system time. */
export interface Clock {
  /** Returns the current time in Unix ms. */
  now(): number;
  /** Moves the time by milliseconds; a negative number moves it back. */
  advance(milliseconds: number): void;
  /** Freezes the time at a timestamp, or at the current one. */
  freeze(at?: number): void;
  /** Resumes the time from where it is. */
  run(): void;
  /** Returns to the system time. */
  reset(): void;
  /** Returns the clock's state for a snapshot. */
  dump(): ClockState;
  /** Restores the clock's state. */
  restore(state: ClockState): void;
}

/** Offset from the system time in ms, or the frozen timestamp. */
export interface ClockState {
  offset: number;
  frozen: number | null;
}

/**
 * Creates a clock that follows the system time.
 *
 * @param systemTime returns the real time in Unix ms
 */
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
