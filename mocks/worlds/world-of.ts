import { readVisitText } from '../http/visit';
import { parseVisit } from '../scenarios/visits';
import { readWorldName, WORLD_HEADER } from './world-name';

/**
 * Returns the name of the world that a request belongs to: the name in its header or cookie. A visit with a world of its own
 * (`name:key@own`) adds a space and its key to that name.
 *
 * @returns undefined for an invalid header
 */
export function worldOf(request: Request): string | undefined {
  const name = readWorldName(request.headers.get(WORLD_HEADER), request.headers.get('Cookie'));
  const visit = parseVisit(readVisitText(request) ?? '');
  // No name that a request sends can contain a space, so that a request cannot name the world of a visit.
  return name === undefined || visit?.isOwn !== true ? name : `${name} ${visit.key}`;
}
