import { getProp, parseJson, readText } from './body';
import { noteServerTime } from './device-clock';
import { send } from './transport';

const VERSION = '/version.json';

/**
 * Fetches the served build's id (SPEC S16), past all HTTP caches. Returns undefined if the response has none or is an error. Also stores
 * the lead of the device's clock over the server's.
 * @throws {NetworkError} if there is no response
 * @throws {ContractError} if the response is too large
 */
export async function servedBuild(): Promise<string | undefined> {
  const response = await send(new Request(new URL(VERSION, window.location.origin), { cache: 'no-store', credentials: 'omit' }));
  noteServerTime(response);
  const build = getProp(parseJson(await readText(response, `GET ${VERSION}`)), 'build');
  return response.ok && typeof build === 'string' ? build : undefined;
}
