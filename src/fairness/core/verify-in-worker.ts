import { trustedScriptUrl } from '@/shared/lib/trusted-script-url';

import type { CurveAnswer, CurveRequest, CurveTask } from './curves';
// oxlint-disable-next-line import/default -- Vite exports the URL of the worker's file.
import workerUrl from './curves.worker?worker&url';
import { verifyHere } from './signatures';

/** Request that the worker has not answered. */
interface Waiting extends CurveRequest {
  readonly resolve: (isValid: boolean | Promise<boolean>) => void;
}

/** Name of the Trusted Types policy that the Content-Security-Policy allows. */
const POLICY = 'curves-worker';

/**
 * Maximum wait for the worker's next answer; a test advances the clock by it. A signature takes a slow phone up to a second,
 * once the code has loaded.
 */
export const ANSWER_LIMIT_MS = 30_000;

let worker: Worker | undefined;
let timer: ReturnType<typeof setTimeout> | undefined;
/** True once the worker has failed: from then on, the page itself verifies. */
let hasFailed = false;
let lastId = 0;
const waiting = new Map<number, Waiting>();

/**
 * Verifies a signature in a worker. Once the worker cannot be loaded or does not answer, verifies on the page for the rest of the visit,
 * and rejects if the code cannot be loaded there either.
 */
export function verifyInWorker(task: CurveTask): Promise<boolean> {
  if (hasFailed) return verifyHere(task);
  return new Promise((resolve) => {
    lastId += 1;
    waiting.set(lastId, { id: lastId, task, resolve });
    try {
      worker ??= start();
      worker.postMessage({ id: lastId, task } satisfies CurveRequest);
      limitWait();
    } catch {
      fallBack();
    }
  });
}

function start(): Worker {
  const started = new Worker(trustedScriptUrl(POLICY, workerUrl), { type: 'module' });
  started.addEventListener('message', ({ data: { id, isValid } }: MessageEvent<CurveAnswer>) => {
    waiting.get(id)?.resolve(isValid);
    waiting.delete(id);
    limitWait();
  });
  started.addEventListener('error', fallBack);
  return started;
}

function limitWait(): void {
  clearTimeout(timer);
  if (waiting.size > 0) timer = setTimeout(fallBack, ANSWER_LIMIT_MS);
}

/** Verifies on the page from now on, for example if an update of the site has removed the worker's file. */
function fallBack(): void {
  hasFailed = true;
  clearTimeout(timer);
  worker?.terminate();
  for (const { task, resolve } of waiting.values()) resolve(verifyHere(task));
  waiting.clear();
}
