import { fetchJson, type ReadJson } from '../../site/prerender/fetch-json';
import { RefusedRelease } from '../refused-release';

import { SETTINGS } from './menu-icons';
import { REGULATION_PAGES } from './regulation-pages';

/** Timeout of a request to the backend. */
const TIMEOUT_MS = 10_000;

/** Responses of the backend by path and query. */
export type Responses = Record<string, unknown>;

/** Public data of the backend, for one release. */
export interface BackendData {
  /**
   * Returns the response at an absolute address of the backend, which is kept in `responses` and not requested again; undefined for a
   * 404. Rejects, and adds to `failures`, if the request fails.
   */
  readonly read: ReadJson;
  /** Responses that were read so far, for a later release without the backend. */
  readonly responses: Responses;
  /** Paths whose request failed so far, with the reasons. */
  readonly failures: readonly string[];
}

/**
 * Fetches the responses from which routes and icons are made, so that no release is written without its backend. If `last` is used,
 * `read` fetches nothing, and returns undefined for an address that `last` lacks.
 *
 * @param backend URL of the backend; empty for a deployment without one, for which nothing is fetched
 * @param last responses of the last release, which are used if one of these requests fails; undefined if there are none
 * @param print receives a line if `last` is used
 * @throws {RefusedRelease} if one of these requests fails (a 404 does not) and there is no `last`
 */
export async function openBackendData(backend: string, last: Responses | undefined, print: (line: string) => void): Promise<BackendData> {
  const responses: Responses = {};
  const failures: string[] = [];
  const read: ReadJson = async (address) => {
    const path = address.slice(backend.length);
    try {
      return (responses[path] ??= await fetchJson(address, TIMEOUT_MS));
    } catch (error) {
      failures.push(`${path} (${error instanceof Error ? error.message : String(error)})`);
      throw error;
    }
  };
  if (backend === '') return { read, responses, failures };
  try {
    await Promise.all([SETTINGS, REGULATION_PAGES].map((path) => read(backend + path)));
    return { read, responses, failures };
  } catch (error) {
    const problem = `The backend ${backend} does not answer: ${error instanceof Error ? error.message : String(error)}.`;
    if (last === undefined) throw new RefusedRelease(`${problem} To use the data of the last release, if there is one: --last-data.`);
    print(`${problem} The data of the last release is used.`);
    return { read: (address) => Promise.resolve(last[address.slice(backend.length)]), responses: last, failures: [] };
  }
}
