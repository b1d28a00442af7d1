import { member, parseJson, readText } from './body';
import { send } from './transport';

const VERSION = '/version.json';

/**
 * The id of the build that is served now (SPEC S16).
 *
 * @returns undefined where the answer has none
 * @throws {NetworkError} when there is no answer
 */
export async function servedBuild(): Promise<string | undefined> {
  const response = await send(new Request(new URL(VERSION, window.location.origin), { cache: 'no-store', credentials: 'omit' }));
  const build = member(parseJson(await readText(response, `GET ${VERSION}`)), 'build');
  return response.ok && typeof build === 'string' ? build : undefined;
}
