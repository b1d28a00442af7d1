import { useNow } from '@/shared/lib/use-now';

const KEY = 'visit since';
/** The clock shows minutes. */
const LOOK = 10_000;

/**
 * How long the player has been here in this tab, since the login or since the tab was opened.
 *
 * @returns ms
 */
export function useVisitTime(): number {
  const now = useNow(LOOK);
  return Math.max(0, now - since(now));
}

/** Nobody is here any more: the next player's time begins anew. */
export function endVisit(): void {
  memory = undefined;
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    return;
  }
}

let memory: number | undefined;

// Storage may be blocked: the time then begins with the page.
function since(now: number): number {
  if (memory !== undefined) return memory;
  try {
    const kept = Number(sessionStorage.getItem(KEY));
    memory = kept > 0 && kept <= now ? kept : now;
    sessionStorage.setItem(KEY, String(memory));
  } catch {
    memory = now;
  }
  return memory;
}
