import { servedBuild } from '@/api/served-build';
import { logFailure } from '@/shared/lib/log';

/** How long the host may take to prove that it answers, in ms. */
const PROBE_TIMEOUT_MS = 4000;

/**
 * Asks the host for the build it serves, as a reload while it is unreachable would end in the browser's error page.
 *
 * @returns whether the host serves the site now; false if the device is offline
 */
export async function isHostReachable(): Promise<boolean> {
  if (!navigator.onLine) return false;
  const timeout = new Promise<undefined>((resolve) => setTimeout(() => resolve(undefined), PROBE_TIMEOUT_MS));
  const build = await Promise.race([servedBuild(), timeout]).catch((error: unknown) => {
    logFailure('The host does not answer.', error);
    return undefined;
  });
  return build !== undefined;
}
