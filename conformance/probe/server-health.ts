import type { Call } from '../http/client';

/** Number of consecutive calls without a response after which the server or the operation counts as unreachable. */
const MAX_CONSECUTIVE_FAILURES = 3;

/** Counter of consecutive calls without a response. */
export class ServerHealth {
  private consecutiveFailures = 0;

  /** Counts a call; a response sets the counter to 0. Returns true if the limit is reached, and starts again. */
  record(call: Call): boolean {
    this.consecutiveFailures = call.response === undefined ? this.consecutiveFailures + 1 : 0;
    if (this.consecutiveFailures < MAX_CONSECUTIVE_FAILURES) return false;
    this.consecutiveFailures = 0;
    return true;
  }
}
