import { vi } from 'vitest';

/** Timer that is real even under fake timers. */
const realTimeout = globalThis.setTimeout;

/** Waits 12 turns of the event loop for real work, such as hashes, without advancing fake timers. */
export async function flushPendingWork(): Promise<void> {
  for (let turn = 0; turn < 12; turn += 1) await new Promise((done) => realTimeout(done, 0));
}

/** Advances the fake timers, which the test has installed, second by second, and waits for the real work of each second. */
export async function advanceTime(ms: number): Promise<void> {
  for (let left = ms; left > 0; left -= 1000) {
    await vi.advanceTimersByTimeAsync(Math.min(1000, left));
    await flushPendingWork();
  }
}
