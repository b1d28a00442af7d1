/** Last task per lock name, for browsers without Web Locks. */
const queues = new Map<string, Promise<unknown>>();

/** Time for the browser to grant or refuse a lock that need not wait for another holder. */
export const ANSWER_LIMIT_MS = 2000;

/**
 * Outcome of a request for a lock: the task's value, or the reason why the task did not run. `taken`: another holder has the
 * lock. `late`: the limit is over. `blocked`: the browser refuses locks.
 */
type Outcome<T> = { readonly value: T } | 'taken' | 'late' | 'blocked';

/**
 * Runs a task under a Web Lock that all tabs share. No holder can keep it for ever: old WebKit keeps the locks of pages in its
 * back/forward cache. If the browser has no locks, or does not answer, the task runs without one. In a mode with a number it then
 * still queues behind other tasks of this page.
 *
 * @param mode `try` gives up if another holds the lock. A number queues behind other holders for so many ms, then takes the
 * lock away from the holder, whose task goes on
 * @returns the task's value, or undefined if `try` gave up
 * @throws whatever the task throws; it never runs twice
 */
export function withLock<T>(name: string, mode: number, task: () => Promise<T>): Promise<T>;
export function withLock<T>(name: string, mode: 'try', task: () => Promise<T>): Promise<T | undefined>;
export async function withLock<T>(name: string, mode: number | 'try', task: () => Promise<T>): Promise<T | undefined> {
  if (mode === 'try') {
    const tried = await requestLock(name, { ifAvailable: true }, ANSWER_LIMIT_MS, task);
    if (tried === 'taken') return undefined;
    return isDone(tried) ? tried.value : task();
  }
  let outcome = await requestLock(name, {}, mode, task);
  if (outcome === 'late') outcome = await requestLock(name, { steal: true }, ANSWER_LIMIT_MS, task);
  return isDone(outcome) ? outcome.value : queueInPage(name, task);
}

const isDone = <T>(outcome: Outcome<T>): outcome is { readonly value: T } => typeof outcome === 'object';

/** Requests a lock for a task. After the limit a grant starts nothing. */
function requestLock<T>(name: string, options: LockOptions, limitMs: number, task: () => Promise<T>): Promise<Outcome<T>> {
  return new Promise((resolve, reject) => {
    let isOver = false;
    const end = (outcome: Outcome<T>) => {
      isOver = true;
      clearTimeout(timer);
      resolve(outcome);
    };
    const timer = setTimeout(end, limitMs, 'late');
    const run = async (lock: Lock | null) => {
      if (isOver) return;
      if (lock === null) return end('taken');
      // The limit is for the lock, not for the task.
      isOver = true;
      clearTimeout(timer);
      await task().then((value) => resolve({ value }), reject);
    };
    // Another tab may take the lock away, which rejects the request: the task goes on.
    const onRejected = () => isOver || end('blocked');
    try {
      if (navigator.locks === undefined) end('blocked');
      else navigator.locks.request(name, options, run).catch(onRejected);
    } catch {
      onRejected();
    }
  });
}

/** Queues behind other tasks of this page. */
function queueInPage<T>(name: string, task: () => Promise<T>): Promise<T> {
  const queued = (queues.get(name) ?? Promise.resolve()).then(task);
  queues.set(
    name,
    queued.catch(() => undefined),
  );
  return queued;
}
