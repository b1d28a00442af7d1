import { readStored, removeStored, writeStored } from '@/shared/lib/safe-storage';
import { useNow } from '@/shared/lib/use-now';

const KEY = 'visit since';
/** The clock shows minutes. */
const LOOK = 10_000;

/**
 * How long the player has been here in this tab, since the login or since the tab was opened.
 *
 * @returns ms
 */
export function useSessionTimer(): number {
  const now = useNow(LOOK);
  return Math.max(0, now - since(now));
}

/** Nobody is here any more: the next player's time begins anew. */
export function resetSessionTimer(): void {
  memory = undefined;
  removeStored('session', KEY);
}

let memory: number | undefined;

// Storage may be blocked: the time then begins with the page.
function since(now: number): number {
  if (memory !== undefined) return memory;
  const stored = Number(readStored('session', KEY));
  memory = stored > 0 && stored <= now ? stored : now;
  writeStored('session', KEY, String(memory));
  return memory;
}
