/**
 * Longest wait without progress: a part whose code does not arrive must not hold back the data of the others. A slow
 * phone needs longer for all parts, and would render again those that the data reaches first.
 */
const MAX_WAIT_MS = 3000;

interface Hydration {
  readonly done: Promise<void>;
  readonly finish: () => void;
  readonly waitLonger: () => void;
}

let openParts = 0;
let current: Hydration | undefined;

/**
 * Begins to wait for the hydration of the prerendered page, in which React makes one part after the other interactive. The caller
 * renders the page afterwards.
 *
 * @returns resolves when every part has been hydrated, or none for `MAX_WAIT_MS`
 */
export function beginHydration(): Promise<void> {
  let resolve = (): void => undefined;
  const done = new Promise<void>((settle) => {
    resolve = settle;
  });
  const finish = () => {
    clearTimeout(timer);
    current = undefined;
    resolve();
  };
  let timer: ReturnType<typeof setTimeout> | undefined;
  const waitLonger = () => {
    clearTimeout(timer);
    timer = setTimeout(finish, MAX_WAIT_MS);
  };
  waitLonger();
  openParts = 0;
  current = { done, finish, waitLonger };
  return done;
}

/** Returns true in the process that renders the pages of a build: it has no viewport. */
export const isPrerendering = (): boolean => !('IntersectionObserver' in window);

/** Returns true if no part of the page has to match prerendered HTML. */
export const isHydrated = (): boolean => current === undefined && !isPrerendering();

/**
 * Calls `run` once the hydration has ended as for `beginHydration`; at once if none is running.
 *
 * @returns a function that cancels the call
 */
export function whenHydrated(run: () => void): () => void {
  let isCancelled = false;
  const runUnlessCancelled = () => isCancelled || run();
  if (current === undefined) run();
  else void current.done.then(runUnlessCancelled);
  return () => {
    isCancelled = true;
  };
}

/**
 * Registers a part of the page that must be hydrated. Does nothing if no hydration is running.
 *
 * @returns a function to call once the part has been hydrated, or has failed; later calls do nothing
 */
export function enterPart(): () => void {
  const hydration = current;
  if (hydration === undefined) return () => undefined;
  openParts += 1;
  let isOpen = true;
  return () => {
    if (!isOpen || hydration !== current) return;
    isOpen = false;
    openParts -= 1;
    hydration.waitLonger();
    // Checks later, because in development StrictMode unmounts each part once and mounts it again.
    queueMicrotask(() => {
      if (openParts === 0 && hydration === current) hydration.finish();
    });
  };
}
