import { isPlain } from '../../../../frames/protocol/fields';
import { isCents } from '../shared/responses';
import type { Slip } from './slip';

/** Slip that was sent under a key and whose outcome is unknown. */
export interface PendingBet {
  readonly key: string;
  readonly slip: Slip;
}

/** Bets by player that did not fit into storage. */
const inMemory = new Map<string, string>();
const storageKey = (player: string) => `pending-bet ${player}`;

/** Stores a bet in local storage before it is sent, so that a reopened page can repeat it; in memory if storage is full or refused. */
export function savePendingBet(player: string, bet: PendingBet): void {
  const text = JSON.stringify(bet);
  inMemory.delete(player);
  const isStored = attempt(() => {
    localStorage.setItem(storageKey(player), text);
    return true;
  });
  if (isStored !== true) inMemory.set(player, text);
}

/** Loads the pending bet; returns undefined if there is none, or if another tab has resolved it. */
export function loadPendingBet(player: string): PendingBet | undefined {
  const text = inMemory.get(player) ?? attempt(() => localStorage.getItem(storageKey(player)));
  const bet = attempt((): unknown => JSON.parse(text ?? 'null'));
  return isPendingBet(bet) ? bet : undefined;
}

/** Removes a pending bet. Returns true in only one of the tabs that resolve it; false if no bet with the key is stored. */
export function removePendingBet(player: string, key: string): boolean {
  if (loadPendingBet(player)?.key !== key) return false;
  inMemory.delete(player);
  attempt(() => localStorage.removeItem(storageKey(player)));
  return true;
}

/** Returns the result; undefined if the action throws, as storage does in a private or full browser. */
function attempt<T>(action: () => T): T | undefined {
  try {
    return action();
  } catch {
    return undefined;
  }
}

function isPendingBet(value: unknown): value is PendingBet {
  return isPlain(value) && typeof value.key === 'string' && isSlip(value.slip);
}

/** Returns true for a value with the shape of a slip, whose mode and selections are not checked. */
export function isSlip(value: unknown): value is Slip {
  return isPlain(value) && Array.isArray(value.selections) && isCents(value.stake);
}
