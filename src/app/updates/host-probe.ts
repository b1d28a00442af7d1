import { servedBuild } from '@/api/served-build';
import { logFailure } from '@/shared/lib/log';

const PROBE_TIMEOUT_MS = 4000;

/** Tests the connection: a failed reload would end in the browser's error page. */
export async function isHostReachable(): Promise<boolean> {
  if (!navigator.onLine) return false;
  const timeout = new Promise<undefined>((resolve) => setTimeout(() => resolve(undefined), PROBE_TIMEOUT_MS));
  const build = await Promise.race([servedBuild(), timeout]).catch((error: unknown) => {
    logFailure('The host does not answer.', error);
    return undefined;
  });
  return build !== undefined;
}
