import type { Fault, Mutant, Next, Reply, Visit } from '../fault';

/** JSON value without a type, because mutants break the types of the contract. */
export type Loose = ReturnType<typeof JSON.parse>;

/** Requests or responses that a fault applies to. */
export interface Target {
  method: string;
  /** Pattern of the path. */
  pattern: RegExp;
  /** Status of the response; null for any. */
  status: number | null;
}

/** Parses a target such as `GET /api/deposits/* 200`, in which `*` stands for one segment. Without a status, all statuses match. */
export function parseTarget(text: string): Target {
  const [method = '', path = '', status] = text.split(' ');
  const pattern = new RegExp(`^${path.replaceAll('*', '[^/]+')}$`);
  return { method, pattern, status: status === undefined ? null : Number(status) };
}

/** Returns true if a request has the method and path of a target. */
export const matchesTarget = ({ method, pattern }: Target, visit: Visit): boolean => visit.method === method && pattern.test(visit.path);

/** Creates a fault that changes the responses of a target, of any status unless the target has one. */
export const changeReply =
  (target: string, change: (reply: Reply, visit: Visit) => Reply): (() => Fault) =>
  () =>
  async (visit, next) => {
    const parsedTarget = parseTarget(target);
    const reply = await next(visit);
    const isMatch = matchesTarget(parsedTarget, visit) && (parsedTarget.status === null || parsedTarget.status === reply.status);
    return isMatch ? change(reply, visit) : reply;
  };

/**
 * Creates a fault that changes the JSON of responses. It throws for a response without JSON. `edit` changes the value or returns another
 * object or array. Any other returned value is ignored.
 */
export const changeJson = (target: string, edit: (value: Loose, visit: Visit) => unknown) =>
  changeReply(target, (reply, visit) => {
    const value = JSON.parse(reply.body) as Loose;
    const other = edit(value, visit);
    return { ...reply, body: JSON.stringify(typeof other === 'object' && other !== null ? other : value) };
  });

/**
 * Creates a fault that changes requests before the server gets them. `change` may also return the response, without a call of the server.
 * A status in `target` is ignored.
 */
export const changeRequest =
  (target: string, change: (visit: Visit) => Visit | Reply): (() => Fault) =>
  () =>
  async (visit, next) => {
    if (!matchesTarget(parseTarget(target), visit)) return next(visit);
    const changed = change(visit);
    return 'status' in changed ? changed : next(changed);
  };

/**
 * Creates a fault that changes the JSON of requests. `edit` changes the value, and what it returns is ignored. A body that is not JSON,
 * or for which `edit` throws, stays as it is.
 */
export const changeRequestJson = (target: string, edit: (value: Loose) => void) =>
  changeRequest(target, (visit) => {
    try {
      const value = JSON.parse(Buffer.from(visit.body, 'latin1').toString('utf8')) as Loose;
      edit(value);
      return { ...visit, body: Buffer.from(JSON.stringify(value)).toString('latin1') };
    } catch {
      return visit;
    }
  });

/**
 * Sends another request to the stand-in, with the Authorization header of `visit` and none of its other headers. The fault does not apply
 * to it. `path` has no query.
 */
export const callStandIn = (next: Next, visit: Visit, method: string, path: string, body?: object): Promise<Reply> =>
  next({
    method,
    path,
    query: new URLSearchParams(),
    headers: { authorization: visit.headers['authorization'] ?? '', 'content-type': 'application/json', accept: 'application/json' },
    body: body === undefined ? '' : Buffer.from(JSON.stringify(body)).toString('latin1'),
  });

/**
 * Creates a fault that calls `effect` after a response with the target's status, which the target must have. `body` is the JSON of
 * the response; null if it is empty.
 */
export const afterSuccess =
  (target: string, effect: (visit: Visit, body: Loose, next: Next) => Promise<unknown>): (() => Fault) =>
  () =>
  async (visit, next) => {
    const parsedTarget = parseTarget(target);
    const reply = await next(visit);
    if (matchesTarget(parsedTarget, visit) && reply.status === parsedTarget.status)
      await effect(visit, reply.body === '' ? null : JSON.parse(reply.body), next);
    return reply;
  };

/** Returns the player's id in the token of a request. @throws if the request has no readable token */
export const playerIdFromRequest = ({ headers }: Visit) =>
  (JSON.parse(Buffer.from(headers['authorization']?.split('.')[1] ?? '', 'base64url').toString()) as { user_id: string }).user_id;

/** Returns a function that creates mutants of one family. `kinds` and `operations` are separated by blanks. */
export const createMutantFactory =
  (family: Mutant['family']) =>
  (name: string, kinds: string, operations: string, make: () => Fault): Mutant => ({
    name,
    family,
    kinds: kinds.split(' '),
    operations: operations.split(' '),
    make,
  });

/** Creates a response with JSON, which must not be stored (`no-store`). */
export const jsonReply = (status: number, value: unknown): Reply => ({
  status,
  headers: { 'content-type': 'application/json', 'cache-control': 'no-store' },
  body: JSON.stringify(value),
});
