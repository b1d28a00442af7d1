const MAX_QUEUED_ERRORS = 10;

let queue: unknown[] = [];
let listener: ((error: unknown) => void) | undefined;

/** Passes an error to the monitoring, or queues it until that is loaded. */
export function reportCaughtError(error: unknown): void {
  if (listener !== undefined) listener(error);
  else queue = [...queue, error].slice(-MAX_QUEUED_ERRORS);
}

/** Subscribes to errors, the queued ones first. @returns an unsubscribe function */
export function onErrorReport(listen: (error: unknown) => void): () => void {
  listener = listen;
  for (const error of queue) listen(error);
  queue = [];
  return () => {
    if (listener === listen) listener = undefined;
  };
}
