import { logFailure } from '@/shared/lib/log';

let running: Promise<void> = Promise.resolve();
let queued: (() => Promise<void>) | undefined;

/**
 * Runs one audit at a time, because two would compare the same lists. Of those that wait only the last one runs: an earlier one may belong
 * to a page that was left, and would do nothing. A failure is logged.
 */
export function enqueueAudit(audit: () => Promise<void>): void {
  const isWaiting = queued !== undefined;
  queued = audit;
  if (isWaiting) return;
  running = running
    .then(() => {
      const last = queued;
      queued = undefined;
      return last?.();
    })
    .catch((error: unknown) => logFailure('The games of mines were not audited.', error));
}

/** @internal Resolves when all audits have ended, so that a test leaves no late verdict to the next one. */
export const auditsEnded = (): Promise<void> => running;
