import { vi } from 'vitest';

/** The clock's own, from before a test takes it over. */
const realTimeout = globalThis.setTimeout;

/** Lets what is really at work finish, without letting time pass: validators, hashes, tasks. */
export async function flushPendingWork(): Promise<void> {
  for (let turn = 0; turn < 12; turn += 1) await new Promise((done) => realTimeout(done, 0));
}

/**
 * Lets time pass on a clock that a test has taken over, with the work that is done in it.
 *
 * @param ms how long; it passes a second at a time
 */
export async function advanceTime(ms: number): Promise<void> {
  for (let left = ms; left > 0; left -= 1000) {
    await vi.advanceTimersByTimeAsync(Math.min(1000, left));
    await flushPendingWork();
  }
}
