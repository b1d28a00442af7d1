import type { Fault, Mutant, Next, Reply, Visit } from '../fault';

/** JSON as `JSON.parse` gives it, edited without asking what it is: mutants break what the contract's types promise. */
export type Loose = ReturnType<typeof JSON.parse>;

/** Where a fault shows: method and path as `GET /api/wallet`, `*` for one segment of the path, and the status. */
export interface Target {
  method: string;
  pattern: RegExp;
  status: number | null;
}

/** Reads `GET /api/deposits/* 200`; without a status, all of them. */
export function parseTarget(text: string): Target {
  const [method = '', path = '', status] = text.split(' ');
  const pattern = new RegExp(`^${path.replaceAll('*', '[^/]+')}$`);
  return { method, pattern, status: status === undefined ? null : Number(status) };
}

export const matchesTarget = ({ method, pattern }: Target, visit: Visit): boolean => visit.method === method && pattern.test(visit.path);

/** A fault in one answer. */
export const changeReply =
  (target: string, change: (reply: Reply, visit: Visit) => Reply): (() => Fault) =>
  () =>
  async (visit, next) => {
    const parsedTarget = parseTarget(target);
    const reply = await next(visit);
    const isMatch = matchesTarget(parsedTarget, visit) && (parsedTarget.status === null || parsedTarget.status === reply.status);
    return isMatch ? change(reply, visit) : reply;
  };

/** A fault in the JSON of one answer: `edit` changes it in place, or gives another. */
export const changeJson = (target: string, edit: (value: Loose, visit: Visit) => unknown) =>
  changeReply(target, (reply, visit) => {
    const value = JSON.parse(reply.body) as Loose;
    const other = edit(value, visit);
    return { ...reply, body: JSON.stringify(typeof other === 'object' && other !== null ? other : value) };
  });

/** A fault in what a request is taken for. */
export const changeRequest =
  (target: string, change: (visit: Visit) => Visit | Reply): (() => Fault) =>
  () =>
  async (visit, next) => {
    if (!matchesTarget(parseTarget(target), visit)) return next(visit);
    const changed = change(visit);
    return 'status' in changed ? changed : next(changed);
  };

/** A fault in what a request's JSON is taken for. */
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

/** Asks the stand-in something else, with the credentials of a visit. */
export const callStandIn = (next: Next, visit: Visit, method: string, path: string, body?: object): Promise<Reply> =>
  next({
    method,
    path,
    query: new URLSearchParams(),
    headers: { authorization: visit.headers['authorization'] ?? '', 'content-type': 'application/json', accept: 'application/json' },
    body: body === undefined ? '' : Buffer.from(JSON.stringify(body)).toString('latin1'),
  });

/** Makes mutants of one family. */
export const createMutantFactory =
  (family: Mutant['family']) =>
  (name: string, kinds: string, operations: string, make: () => Fault): Mutant => ({
    name,
    family,
    kinds: kinds.split(' '),
    operations: operations.split(' '),
    make,
  });

/** An answer in JSON. */
export const jsonReply = (status: number, value: unknown): Reply => ({
  status,
  headers: { 'content-type': 'application/json', 'cache-control': 'no-store' },
  body: JSON.stringify(value),
});
