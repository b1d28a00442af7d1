import { readStored, removeStored, writeStored } from '@/shared/lib/safe-storage';

/** Key in local storage that is set while the last step of a registration is open, so that other tabs ask for it as well. */
const STORAGE_KEY = 'registration-last-step';

/** Returns true if a registration on this device lacks its last step. Another player may have logged in since: only the backend knows. */
export const isLastStepMarked = (): boolean => readStored('local', STORAGE_KEY) !== null;

/** Sets the mark if the last step of a registration is open, and removes it otherwise. */
export function markLastStep(isOpen: boolean): void {
  if (isOpen) writeStored('local', STORAGE_KEY, '1');
  else removeStored('local', STORAGE_KEY);
}
