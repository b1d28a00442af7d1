/** After this time of waiting a player is told that it takes long, in ms. */
export const SLOW_AFTER_MS = 3000;
/** After this time of waiting a player is offered a retry and the way to support, in ms. */
export const STUCK_AFTER_MS = 10_000;
/** A wait that begins this soon after another continues it: a page's code, then its guard, then its data, in ms. */
const GAP_MS = 500;

export type Slowness = 'ok' | 'slow' | 'stuck';

interface Wait {
  since: number;
  readonly isShared: boolean;
  readonly onChange: (slowness: Slowness) => void;
  timer: ReturnType<typeof setTimeout> | undefined;
}

/** All waits of the page, the earliest first. */
const waits = new Set<Wait>();
/** The wait that ended last. */
let ended = { since: 0, at: Number.NEGATIVE_INFINITY };

/**
 * Starts a wait.
 *
 * @param onChange called with the slowness whenever it changes
 * @param isShared whether the wait is announced for the whole page: of all shared waits only the first is ever slow
 * @returns ends the wait
 */
export function startWait(onChange: (slowness: Slowness) => void, isShared = false): () => void {
  const at = now();
  const wait: Wait = { since: at - ended.at <= GAP_MS ? ended.since : at, isShared, onChange, timer: undefined };
  waits.add(wait);
  update(wait);
  return () => {
    waits.delete(wait);
    clearTimeout(wait.timer);
    const isChained = now() - ended.at <= GAP_MS;
    ended = { since: isChained ? Math.min(wait.since, ended.since) : wait.since, at: now() };
    if (isShared) waits.forEach(update);
  };
}

/**
 * Lets the wait that begins next count from an earlier time.
 *
 * @param since in ms since the page was opened
 */
export function backdateNextWait(since: number): void {
  ended = { since, at: now() };
}

/** Restarts the clock of every wait, after a retry or on another page. */
export function restartWaits(): void {
  ended = { since: 0, at: Number.NEGATIVE_INFINITY };
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
