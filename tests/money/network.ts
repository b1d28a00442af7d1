import { operationAt } from '../../src/api/operation-at';
import type { Prng } from './prng';
import type { Execution } from './faulty-response';
import { buildResponse, faultyRead, faultyResponse } from './faulty-response';

const SECOND_MS = 1000;
/** Maximum delay, after which a server may still execute a request. */
const MAX_DELAY_MS = 90 * SECOND_MS;

/** Fates of a write that has a fault. `faulty-after` and `faulty-before` get a faulty response, after the execution or in place of it. */
const FATES = [
  /** The request does not arrive. */
  'cut',
  /** The request is executed, and the connection breaks. */
  'lost',
  /** The connection breaks, and the request is executed later. */
  'late',
  /** The request is executed at once, and the response comes later. */
  'slow-response',
  /** The request is executed later, and then gets its response. */
  'slow',
  'faulty-after',
  'faulty-before',
  /** The request is executed later, as behind a gateway that responds 524. */
  'faulty-late',
] as const;

/** Write that the backend has responded to, also if it was rejected (`isOk` is false). */
interface Executed {
  /** Idempotency-Key of the request; '' if the operation takes none. */
  readonly key: string;
  /** Method and path. */
  readonly path: string;
  readonly isOk: boolean;
  /** Id of the created thing; '' if there is none. */
  readonly id: string;
}

interface NetworkOptions {
  prng: Prng;
  backend: (request: Request) => Response | Promise<Response>;
  isOnline: () => boolean;
}

/**
 * Creates a network that loses, delays and breaks requests and responses: a fifth of the reads, and two thirds of the writes. It waits
 * with the global `setTimeout`.
 *
 * @returns a replacement of `fetch` for requests (not URLs), functions that control the faults, and records of the writes
 */
export function createNetwork({ prng, backend, isOnline }: NetworkOptions) {
  /** Idempotency keys of all writes that were sent while the backend was reachable, even if they did not arrive. */
  const posted: string[] = [];
  /** Writes that the backend has responded to, rejected ones included. */
  const executed: Executed[] = [];
  /** Number of the faults of writes by fate; for a faulty response also by class of status and kind of body: `faulty-after 5xx html`. */
  const faults = new Map<string, number>();
  const connections = new Set<() => void>();
  let working = 0;
  let isCalm = false;
  let isDown = false;

  async function execute(request: Request): Promise<Response> {
    working += 1;
    try {
      const response = await backend(request);
      if (isWrite(request)) {
        const { pathname } = new URL(request.url);
        const key = request.headers.get('Idempotency-Key') ?? '';
        executed.push({
          key,
          path: `${request.method} ${pathname}`,
          isOk: response.ok,
          id: response.ok ? await idIn(response.clone()) : '',
        });
      }
      return response;
    } finally {
      working -= 1;
    }
  }

  async function passRead(request: Request): Promise<Response> {
    // Reads break less often than writes, because otherwise no lookup would succeed.
    if (isCalm || !prng.chance(0.2)) return execute(request);
    if (prng.chance(0.5)) throw new TypeError('lost');
    return buildResponse(faultyRead(prng), await execute(request));
  }

  async function passWrite(request: Request): Promise<Response> {
    const key = request.headers.get('Idempotency-Key');
    if (key !== null) posted.push(key);
    const { pathname } = new URL(request.url);
    const id = operationAt(request.method, pathname);
    if (isCalm || id === undefined || !prng.chance(0.65)) return execute(request);
    const delay = prng.integer(1, MAX_DELAY_MS);
    const fate = prng.pick(FATES);
    const count = (name: string) => faults.set(name, (faults.get(name) ?? 0) + 1);
    const breakResponse = (own: Response | undefined, execution: Execution = own?.ok === true ? 'done' : 'never'): Promise<Response> => {
      const faulty = faultyResponse(prng, id, execution);
      count(`${fate} ${Math.floor(faulty.status / 100)}xx ${faulty.body}`);
      return buildResponse(faulty, own);
    };
    if (!fate.startsWith('faulty')) count(fate);
    switch (fate) {
      case 'cut':
        throw new TypeError('cut');
      case 'lost':
        await execute(request);
        throw new TypeError('lost');
      case 'late':
        setTimeout(() => void execute(request), delay);
        throw new TypeError('late');
      case 'slow-response': {
        const response = await execute(request);
        await after(delay);
        return response;
      }
      case 'slow':
        await after(delay);
        return execute(request);
      case 'faulty-after':
        return breakResponse(await execute(request));
      case 'faulty-before':
        return breakResponse(undefined);
      case 'faulty-late':
        setTimeout(() => void execute(request), delay);
        return breakResponse(undefined, 'later');
    }
  }

  async function pass(request: Request): Promise<Response> {
    if (!isOnline()) throw new TypeError('offline');
    if (isDown) throw new TypeError('connection refused');
    return isWrite(request) ? passWrite(request) : passRead(request);
  }

  return {
    posted,
    executed,
    faults,
    /** Returns true while the backend executes a request. */
    isWorking: () => working > 0,
    /** Ends all faults for good, and starts the backend. Executions that are late still follow. */
    calm: () => {
      isCalm = true;
      isDown = false;
    },
    /** Stops or starts the backend, which keeps its data in between. A stop breaks every open connection. */
    setDown: (down: boolean) => {
      isDown = down;
      if (down) for (const drop of connections) drop();
    },
    /** Breaks every open connection. Their requests may still be executed. */
    disconnect: () => {
      for (const drop of connections) drop();
    },
    fetch: (request: Request, { signal }: { signal?: AbortSignal } = {}): Promise<Response> =>
      new Promise((done, failed) => {
        const end = () => connections.delete(drop);
        const drop = () => failed(new TypeError('disconnected'));
        connections.add(drop);
        signal?.addEventListener('abort', () => failed(new DOMException('aborted', 'AbortError')));
        pass(new Request(request)).then(done, failed).finally(end);
      }),
  };
}

/** Returns true for a request that writes. The list of coupons is a POST that only reads (SPEC A7). */
const isWrite = ({ method, url }: Request) => method !== 'GET' && !new URL(url).pathname.endsWith('/coupons/list');

const after = (ms: number) => new Promise((done) => setTimeout(done, ms));

async function idIn(response: Response): Promise<string> {
  const text = await response.text();
  return /"(?:transaction_id|id)":"([^"]+)"/.exec(text)?.[1] ?? '';
}
