/** Wait after which the player is informed. */
const SLOW_AFTER_MS = 3000;
/**
 * Wait after which a retry and the support are offered. The promised 10 s count from the navigation, and a slow phone
 * needs time.
 */
export const STUCK_AFTER_MS = 8000;
/** Longest gap between two waits that count as one: code of a page, guard, data. */
const GAP_MS = 1500;

/** State of a wait: `slow` after 3 s, `stuck` after 8 s. */
export type Slowness = 'ok' | 'slow' | 'stuck';

interface Wait {
  since: number;
  readonly isShared: boolean;
  readonly onChange: (slowness: Slowness) => void;
  timer: ReturnType<typeof setTimeout> | undefined;
}

const waits = new Set<Wait>();
let lastEnded = { since: 0, at: Number.NEGATIVE_INFINITY };

/**
 * Starts a wait, and reports its state at once and when it becomes slow or stuck. A wait that starts within 1.5 s after the end of
 * another, in any part of the page, counts from the start of that one.
 *
 * @param isShared true for a wait that stays `ok` unless it is the first shared one that has not ended
 * @returns a function that ends the wait
 */
export function startWait(onChange: (slowness: Slowness) => void, isShared = false): () => void {
  const at = now();
  const wait: Wait = { since: at - lastEnded.at <= GAP_MS ? lastEnded.since : at, isShared, onChange, timer: undefined };
  waits.add(wait);
  update(wait);
  return () => {
    waits.delete(wait);
    clearTimeout(wait.timer);
    const isChained = now() - lastEnded.at <= GAP_MS;
    lastEnded = { since: isChained ? Math.min(wait.since, lastEnded.since) : wait.since, at: now() };
    if (isShared) waits.forEach(update);
  };
}

/**
 * Lets the next wait, if it starts within 1.5 s, count from an earlier time.
 *
 * @param since time in ms since the page was opened
 */
export function backdateNextWait(since: number): void {
  lastEnded = { since, at: now() };
}

/** Counts all waits from now, after a retry or a navigation, and reports their state. */
export function restartWaits(): void {
  lastEnded = { since: 0, at: Number.NEGATIVE_INFINITY };
  for (const wait of waits) {
    wait.since = now();
    update(wait);
  }
}

function update(wait: Wait): void {
  clearTimeout(wait.timer);
  const waited = now() - wait.since;
  const next = [SLOW_AFTER_MS, STUCK_AFTER_MS].find((step) => step > waited);
  if (next !== undefined) wait.timer = setTimeout(() => update(wait), next - waited);
  const isSilent = wait.isShared && wait !== [...waits].find(({ isShared }) => isShared);
  wait.onChange(isSilent || waited < SLOW_AFTER_MS ? 'ok' : waited < STUCK_AFTER_MS ? 'slow' : 'stuck');
}

const now = () => performance.now();
