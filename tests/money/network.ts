import type { Chance } from './chance';

const SECOND = 1000;
/** How much later a server may still be at a request whose answer nobody waits for any more, in ms. */
const LATEST = 30 * SECOND;

/** What happens to a request on its way. */
type Fate =
  | 'answered'
  /** It never arrives, and the sender knows that something broke. */
  | 'cut'
  /** It is done, and its answer is lost. */
  | 'lost'
  /** The sender hears at once that something broke; it is done later. */
  | 'late'
  /** It is done at once, and the answer takes its time. */
  | 'slow-answer'
  /** It is done after a while, and answered then. */
  | 'slow'
  /** It is done, and the server fails after that. */
  | 'failed-after'
  /** The server fails before anything is done. */
  | 'failed-before';

const FATES: readonly [Fate, ...Fate[]] = ['cut', 'lost', 'late', 'slow-answer', 'slow', 'failed-after', 'failed-before'];

/** A POST of money that reached the backend: its key, and the id of what it made; '' where it was refused. */
export interface Executed {
  readonly key: string;
  readonly id: string;
}

interface NetworkOptions {
  chance: Chance;
  backend: (request: Request) => Response | Promise<Response>;
  isOnline: () => boolean;
}

/**
 * The network between the site and the backend, which may lose, delay and break what passes.
 *
 * @returns `fetch` in the place of the browser's, what was sent and done, and whether anything is still at work
 */
export function createNetwork({ chance, backend, isOnline }: NetworkOptions) {
  const posted: string[] = [];
  const executed: Executed[] = [];
  /** The connections that are open. */
  const open = new Set<() => void>();
  let working = 0;
  let isCalm = false;

  async function execute(request: Request): Promise<Response> {
    working += 1;
    try {
      const response = await backend(request);
      const key = request.headers.get('Idempotency-Key');
      if (key !== null) executed.push({ key, id: response.ok ? await idIn(response.clone()) : '' });
      return response;
    } finally {
      working -= 1;
    }
  }

  function fateOf(request: Request): Fate {
    if (isCalm) return 'answered';
    // Reads break more rarely, else nothing would ever be found out.
    return chance.happens(request.method === 'POST' ? 0.6 : 0.2) ? chance.pick(FATES) : 'answered';
  }

  async function pass(request: Request): Promise<Response> {
    if (!isOnline()) throw new TypeError('offline');
    const key = request.headers.get('Idempotency-Key');
    if (key !== null) posted.push(key);
    const delay = chance.whole(1, LATEST);
    switch (fateOf(request)) {
      case 'answered':
        return execute(request);
      case 'cut':
        throw new TypeError('cut');
      case 'lost':
        await execute(request);
        throw new TypeError('lost');
      case 'late':
        setTimeout(() => void execute(request), delay);
        throw new TypeError('late');
      case 'slow-answer': {
        const response = await execute(request);
        await after(2 * delay);
        return response;
      }
      case 'slow':
        await after(delay);
        return execute(request);
      case 'failed-after':
        await execute(request);
        return Response.json({ message: '' }, { status: chance.pick([500, 502, 503, 504]) });
      case 'failed-before':
        return Response.json({ message: '' }, { status: chance.pick([500, 502, 503, 504]) });
    }
  }

  return {
    posted,
    executed,
    isWorking: () => working > 0,
    /** From now on nothing breaks. */
    calm: () => {
      isCalm = true;
    },
    /** Breaks every connection that is open, and takes the answers with it that were on their way. */
    disconnect: () => {
      for (const drop of open) drop();
    },
    fetch: (request: Request, { signal }: { signal?: AbortSignal } = {}): Promise<Response> =>
      new Promise((done, failed) => {
        const end = () => open.delete(drop);
        const drop = () => failed(new TypeError('disconnected'));
        open.add(drop);
        signal?.addEventListener('abort', () => failed(new DOMException('aborted', 'AbortError')));
        pass(new Request(request)).then(done, failed).finally(end);
      }),
  };
}

const after = (ms: number) => new Promise((done) => setTimeout(done, ms));

async function idIn(response: Response): Promise<string> {
  const body: unknown = await response.json();
  const text = JSON.stringify(body);
  return /"(?:transaction_id|id)":"([^"]+)"/.exec(text)?.[1] ?? '';
}
