import { readVisitText } from '../http/visit';
import { parseVisit } from '../scenarios/visits';
import { readWorldName, WORLD_HEADER } from './world-name';

/**
 * Returns the name of the world of a request: the one that it names, or within that the one of its visit `name:key@own`.
 *
 * @returns undefined for an invalid header
 */
export function worldOf(request: Request): string | undefined {
  const name = readWorldName(request.headers.get(WORLD_HEADER), request.headers.get('Cookie'));
  const visit = parseVisit(readVisitText(request) ?? '');
  // The name of a visit contains a space, which no name that a request sends can have.
  return name === undefined || visit?.isOwn !== true ? name : `${name} ${visit.key}`;
}
