const MAX_QUEUED_ERRORS = 10;

let queue: unknown[] = [];
let listener: ((error: unknown) => void) | undefined;

/** Reports a caught error to the monitoring. Queues the newest ten errors until the monitoring is loaded. */
export function reportCaughtError(error: unknown): void {
  if (listener !== undefined) listener(error);
  else queue = [...queue, error].slice(-MAX_QUEUED_ERRORS);
}

/**
 * Subscribes to the reported errors, starting with the queued ones, in place of an earlier subscriber.
 * @returns an unsubscribe function
 */
export function onErrorReport(listen: (error: unknown) => void): () => void {
  listener = listen;
  for (const error of queue) listen(error);
  queue = [];
  return () => {
    if (listener === listen) listener = undefined;
  };
}
