/** Most reports that wait for a listener. A page has few frames; more are a loop. */
const MAX_QUEUED = 10;

let queue: string[] = [];
let listener: ((app: string) => void) | undefined;

/** Reports a third party's iframe that never became ready. @param app its kind, such as `game` */
export function reportDeadFrame(app: string): void {
  if (listener !== undefined) listener(app);
  else queue = [...queue, app].slice(-MAX_QUEUED);
}

/** Subscribes to reports, starting with earlier ones. */
export function onDeadFrame(listen: (app: string) => void): () => void {
  listener = listen;
  for (const app of queue) listen(app);
  queue = [];
  return () => {
    if (listener === listen) listener = undefined;
  };
}
