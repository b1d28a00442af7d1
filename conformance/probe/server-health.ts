import type { Call } from '../http/client';

/** Calls without a response until the server or operation counts as unreachable. */
const MAX_CONSECUTIVE_FAILURES = 3;

export class ServerHealth {
  private consecutiveFailures = 0;

  /** Returns true at the limit; the count then restarts. */
  record(call: Call): boolean {
    this.consecutiveFailures = call.response === undefined ? this.consecutiveFailures + 1 : 0;
    if (this.consecutiveFailures < MAX_CONSECUTIVE_FAILURES) return false;
    this.consecutiveFailures = 0;
    return true;
  }
}
