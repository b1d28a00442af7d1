import type { Id } from '@generated/api/model/id';

import { readStored, removeStored, writeStored } from '@/shared/lib/safe-storage';

/** Key in session storage of the id of the charge (deposit by PIX code) that this tab shows, so that a reload says what became of it. */
const STORAGE_KEY = 'open-charge';

/** Returns the id of the charge that this tab shows; null if there is none. */
export const openCharge = (): Id | null => readStored('session', STORAGE_KEY);

/** Stores the id of the charge that this tab shows, until the tab is closed. */
export function rememberCharge(id: Id): void {
  writeStored('session', STORAGE_KEY, id);
}

/** Forgets the charge of this tab, whose end the player has seen. If the tab shows another charge than that of the id, nothing changes. */
export function forgetCharge(id: Id | null = openCharge()): void {
  if (id === openCharge()) removeStored('session', STORAGE_KEY);
}
