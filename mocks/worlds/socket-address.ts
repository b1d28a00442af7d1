import { VISIT_HEADER } from '../http/visit';
import { DEFAULT_WORLD, WORLD_HEADER } from './world-name';

/** Part of Node's request that names a world. */
interface UpgradeRequest {
  readonly url?: string | undefined;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
}

/** Path of a socket: `/app/KEY`, after a world, a visit or both, which Echo and pusher-js call `wsPath`. */
const PATH = /^(?:\/world\/([^/]+))?(?:\/visit\/([^/]+))?\/app\/[^/]+$/;

/**
 * Creates the request that names the world of a socket. A path such as `/world/mine/app/KEY` or
 * `/visit/verified:mine@own/app/KEY` names the world alone, because a page cannot choose the cookies of its socket. Without a
 * world or a visit in the path, the world's header and the cookies name it, and the visit's header is ignored.
 *
 * @returns undefined for any other path
 */
export function socketRequest({ url = '', headers: sent }: UpgradeRequest): Request | undefined {
  const named = PATH.exec(url.split('?', 1)[0] ?? '');
  if (named === null) return undefined;
  const [, world, visit] = named;
  const isInPath = world !== undefined || visit !== undefined;
  const headers = new Headers();
  const values = isInPath
    ? { [WORLD_HEADER]: world, [VISIT_HEADER]: visit }
    : { [WORLD_HEADER]: sent[WORLD_HEADER.toLowerCase()]?.toString(), Cookie: sent['cookie']?.toString() };
  for (const [name, value] of Object.entries(values)) if (value !== undefined) headers.set(name, value);
  return new Request('http://stand-in.invalid/', { headers });
}

/** Returns the `wsPath` of a world, in which a visit has the scenario `none`. @param name as `worldOf` returns it */
export function socketPath(name: string): string {
  const [world = '', key] = name.split(' ');
  if (key === undefined) return `/world/${world}`;
  return `${world === DEFAULT_WORLD ? '' : `/world/${world}`}/visit/none:${key}@own`;
}
