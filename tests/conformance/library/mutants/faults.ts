import type { Reply, Visit } from '../../fault';
import { matchesTarget, parseTarget } from '../../mutants/operators';
import type { Loose } from '../../mutants/operators';
import type { Library } from '../server/library';
import type { LibraryFault } from '../server/serve';

/** Changes the replies to a target, such as `GET /v1/books/* 200`. */
export const reply =
  (target: string, change: (reply: Reply, visit: Visit, library: Library) => Reply): LibraryFault =>
  (library) =>
  async (visit, next) => {
    const parsed = parseTarget(target);
    const given = await next(visit);
    const isMatch = matchesTarget(parsed, visit) && (parsed.status === null || parsed.status === given.status);
    return isMatch ? change(given, visit, library) : given;
  };

/** Changes the JSON of the replies to a target. */
export const body = (target: string, edit: (value: Loose, visit: Visit, library: Library) => unknown): LibraryFault =>
  reply(target, (given, visit, library) => {
    const value = JSON.parse(given.body) as Loose;
    const other = edit(value, visit, library);
    return { ...given, body: JSON.stringify(typeof other === 'object' && other !== null ? other : value) };
  });

/** Changes the requests to a target before the server gets them. */
export const request =
  (target: string, change: (visit: Visit, library: Library) => Visit | Reply): LibraryFault =>
  (library) =>
  async (visit, next) => {
    if (!matchesTarget(parseTarget(target), visit)) return next(visit);
    const changed = change(visit, library);
    return 'status' in changed ? changed : next(changed);
  };

/** Removes a parameter, as if the server ignored it. */
export const ignoring = (target: string, ...names: readonly string[]): LibraryFault =>
  request(target, (visit) => {
    const query = new URLSearchParams(visit.query);
    for (const name of names) query.delete(name);
    return { ...visit, query };
  });

/** Changes the data after a success. */
export const after =
  (target: string, effect: (library: Library, visit: Visit, value: Loose) => void): LibraryFault =>
  (library) =>
  async (visit, next) => {
    const parsed = parseTarget(target);
    const given = await next(visit);
    if (matchesTarget(parsed, visit) && given.status < 300) effect(library, visit, given.body === '' ? null : JSON.parse(given.body));
    return given;
  };

/** Reads the body of a request. */
export function sentJson(visit: Visit): Loose {
  try {
    return JSON.parse(Buffer.from(visit.body, 'latin1').toString('utf8')) as Loose;
  } catch {
    return {};
  }
}

export const withJson = (visit: Visit, value: unknown): Visit => ({
  ...visit,
  body: Buffer.from(JSON.stringify(value)).toString('latin1'),
});

export const failure = (message = 'It broke.'): Reply => ({
  status: 500,
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify({ message }),
});

export const rejection = (errors: Readonly<Record<string, string[]>>): Reply => ({
  status: 422,
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify({ message: 'Some fields are wrong.', errors }),
});

export const header = (target: string, name: string, value: string | null): LibraryFault =>
  reply(target, (given) => {
    const { [name]: _, ...rest } = given.headers;
    return { ...given, headers: value === null ? rest : { ...rest, [name]: value } };
  });
