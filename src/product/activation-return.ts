import { readStored, removeStored, writeStored } from '@/shared/lib/safe-storage';

import { paths, safeRedirectPath } from './paths';

/** Key in session storage of the path where the registration began. */
const STORAGE_KEY = 'activation-return';
/** Pages that the activation never leads back to: the start page, the login and the activation. */
const NO_RETURN = [paths.index(), paths.login(), paths.userActivation()];

/**
 * Remembers the page below the registration, to which the activation leads back (SPEC Q15, W1). A page of `NO_RETURN` clears an
 * earlier one.
 */
export function rememberActivationReturn(path: string): void {
  if (NO_RETURN.some((page) => path.split('?')[0] === page)) removeStored('session', STORAGE_KEY);
  else writeStored('session', STORAGE_KEY, path);
}

/** Returns the remembered path; undefined without one, as on another device. */
export function activationReturn(): string | undefined {
  const path = readStored('session', STORAGE_KEY);
  return path === null ? undefined : safeRedirectPath(path);
}

/** Forgets the remembered path, once it was used or for another player. */
export function clearActivationReturn(): void {
  removeStored('session', STORAGE_KEY);
}
