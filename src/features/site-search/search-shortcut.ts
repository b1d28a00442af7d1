import { readStored, removeStored, writeStored } from '@/shared/lib/safe-storage';

const STORAGE_KEY = 'search-key';

/** Value of `KeyboardEvent.key` that opens the search: a slash. */
const SEARCH_KEY = '/';

/** Returns false if the key that opens the search was turned off on this device (WCAG 2.1.4). */
export function isSearchKeyOn(): boolean {
  return readStored('local', STORAGE_KEY) !== 'off';
}

/** Turns the key that opens the search on or off on this device. */
export function setSearchKey(isOn: boolean): void {
  if (isOn) removeStored('local', STORAGE_KEY);
  else writeStored('local', STORAGE_KEY, 'off');
}

/**
 * Returns true if a key event must open the search: never while the key is turned off, while typing, with Ctrl, Alt or Meta, in a dialog,
 * or after `preventDefault`. The caller prevents the default, which would type the key into the opened search.
 */
export function isSearchKey(event: KeyboardEvent): boolean {
  const { key, ctrlKey, altKey, metaKey, target, defaultPrevented } = event;
  if (key !== SEARCH_KEY || ctrlKey || altKey || metaKey || defaultPrevented || !isSearchKeyOn()) return false;
  return !(target instanceof HTMLElement && (target.isContentEditable || target.closest('input, textarea, select, dialog') !== null));
}
