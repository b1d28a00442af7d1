import type { Fault, Reply, Visit } from '../../fault';
import { matchesTarget, parseTarget } from '../../mutants/operators';
import type { Loose } from '../../mutants/operators';

/** Creates a fault of a server. `world` is the data of the server, which the fault may read and change. */
type FaultOf<World> = (world: World) => Fault;

/**
 * Creates a fault that changes responses.
 *
 * @param target method, path and, if only one counts, status, such as `GET /v1/books/* 200`. `*` stands for one segment of the path
 */
export const reply =
  <World>(target: string, change: (reply: Reply, visit: Visit, world: World) => Reply): FaultOf<World> =>
  (world) =>
  async (visit, next) => {
    const parsed = parseTarget(target);
    const given = await next(visit);
    const isMatch = matchesTarget(parsed, visit) && (parsed.status === null || parsed.status === given.status);
    return isMatch ? change(given, visit, world) : given;
  };

/** Creates a fault that changes every response. */
export const every =
  <World>(change: (reply: Reply, visit: Visit) => Reply): FaultOf<World> =>
  () =>
  async (visit, next) =>
    change(await next(visit), visit);

/**
 * Creates a fault that changes the JSON of responses. A response without JSON becomes a 500. `edit` changes the value or returns another
 * object or array. Any other returned value is ignored.
 */
export const body = <World>(target: string, edit: (value: Loose, visit: Visit, world: World) => unknown): FaultOf<World> =>
  reply(target, (given, visit, world: World) => {
    const value = JSON.parse(given.body) as Loose;
    const other = edit(value, visit, world);
    return { ...given, body: JSON.stringify(typeof other === 'object' && other !== null ? other : value) };
  });

/** Creates a fault that changes requests to a method and path before the server gets them. `change` may also return the response. */
export const request =
  <World>(target: string, change: (visit: Visit, world: World) => Visit | Reply): FaultOf<World> =>
  (world) =>
  async (visit, next) => {
    if (!matchesTarget(parseTarget(target), visit)) return next(visit);
    const changed = change(visit, world);
    return 'status' in changed ? changed : next(changed);
  };

/** Creates a fault that removes query parameters, as if the server ignored them. */
export const ignoring = <World>(target: string, ...names: readonly string[]): FaultOf<World> =>
  request(target, (visit) => {
    const query = new URLSearchParams(visit.query);
    for (const name of names) query.delete(name);
    return { ...visit, query };
  });

/**
 * Creates a fault that changes the server's data after any status below 300. A status in `target` is ignored. `effect` also gets the
 * JSON of the response, or null if it is empty.
 */
export const after =
  <World>(target: string, effect: (world: World, visit: Visit, value: Loose) => void): FaultOf<World> =>
  (world) =>
  async (visit, next) => {
    const parsed = parseTarget(target);
    const given = await next(visit);
    if (matchesTarget(parsed, visit) && given.status < 300) effect(world, visit, given.body === '' ? null : JSON.parse(given.body));
    return given;
  };

/** Returns the body of a request as text, decoded from UTF-8. */
export const sentText = ({ body: bytes }: Visit): string => Buffer.from(bytes, 'latin1').toString('utf8');

/** Returns the JSON body of a request: a value of any type, also null. It is an empty object if the body is missing or invalid. */
export function sentJson(visit: Visit): Loose {
  try {
    return JSON.parse(sentText(visit)) as Loose;
  } catch {
    return {};
  }
}

/** Returns a request with another JSON body. */
export const withJson = (visit: Visit, value: unknown): Visit => ({
  ...visit,
  body: Buffer.from(JSON.stringify(value)).toString('latin1'),
});

/** Creates a 500 response. */
export const failure = (message = 'It broke.'): Reply => ({
  status: 500,
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify({ message }),
});

/** Creates a 422 response. `errors` has a list of messages for each field. */
export const rejection = (errors: Readonly<Record<string, string[]>>): Reply => ({
  status: 422,
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify({ message: 'Some fields are wrong.', errors }),
});

/** Creates a fault that sets a header of responses, or removes it if the value is null. `name` is in lower case. */
export const header = <World>(target: string, name: string, value: string | null): FaultOf<World> =>
  reply(target, (given) => {
    const { [name]: _, ...rest } = given.headers;
    return { ...given, headers: value === null ? rest : { ...rest, [name]: value } };
  });
