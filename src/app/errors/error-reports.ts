/** So many errors wait for the monitoring to be loaded. */
const WAITING = 10;

let waiting: unknown[] = [];
let listener: ((error: unknown) => void) | undefined;

/** Tells the monitoring of an error that was caught while the page was drawn. Without monitoring it is forgotten. */
export function report(error: unknown): void {
  if (listener !== undefined) listener(error);
  else waiting = [...waiting, error].slice(-WAITING);
}

/** Hears of errors, those that waited first. @returns ends it */
export function onErrorReport(hear: (error: unknown) => void): () => void {
  listener = hear;
  for (const error of waiting) hear(error);
  waiting = [];
  return () => {
    if (listener === hear) listener = undefined;
  };
}
