import { servedBuild } from '@/api/served-build';
import { logFailure } from '@/shared/lib/log';

/** Maximum wait for the host's answer. */
const PROBE_TIMEOUT_MS = 4000;

/**
 * Returns true if the site's host responds with the id of a build within `PROBE_TIMEOUT_MS`. Called before a reload, because a failed
 * one would end in the browser's error page.
 */
export async function isHostReachable(): Promise<boolean> {
  return (await reachableBuild()) !== undefined;
}

/**
 * Returns the id of the build that a reload would load; undefined if the host is unreachable or too slow, or names none. Also stores the
 * lead of the device's clock. Never rejects.
 */
export async function reachableBuild(): Promise<string | undefined> {
  if (!navigator.onLine) return undefined;
  const timeout = new Promise<undefined>((resolve) => setTimeout(() => resolve(undefined), PROBE_TIMEOUT_MS));
  return Promise.race([servedBuild(), timeout]).catch((error: unknown) => {
    logFailure('The host does not answer.', error);
    return undefined;
  });
}
