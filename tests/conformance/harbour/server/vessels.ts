import type { Reply } from '../../fault';
import { faultsOf } from './contract';
import type { Endpoint } from './contract';
import { nextVesselId } from './harbour';
import type { Vessel } from './harbour';
import { empty, etagOf, json, page, problem, versioned } from './replies';
import type { Handler, Request } from './replies';

/** Returns a vessel without its account, as responses show it. */
function shown(stored: Vessel) {
  const { owner_account: _, ...vessel } = stored;
  return vessel;
}

const own = ({ harbour, caller }: Request) => harbour.vessels.filter((one) => one.owner_account === caller);
const find = (request: Request) => own(request).find(({ id }) => id === request.values['vesselId']);
const missing = () => problem(404, 'No such vessel.');

/**
 * Returns the vessel that a request changes; a 404 if the caller has no such vessel, or a 412 if `If-Match` is neither `*` nor its ETag.
 *
 * @param isRequired true rejects a request without `If-Match` with 428
 */
function findForWrite(request: Request, isRequired: boolean): Vessel | Reply {
  const found = find(request);
  const condition = request.headers['if-match'];
  if (found === undefined) return missing();
  if (condition === undefined) return isRequired ? problem(428, 'Send If-Match.') : found;
  return condition === '*' || condition === etagOf(shown(found)) ? found : problem(412, 'The vessel has another version.');
}

const isReply = (value: Vessel | Reply): value is Reply => 'body' in value && 'headers' in value;

function register({ harbour, caller }: Request, input: Readonly<Record<string, unknown>>): Vessel {
  const { id: _, registered_at: __, ...rest } = input;
  const vessel = { ...rest, owner_account: caller, id: nextVesselId(harbour), registered_at: '2026-11-28T06:00:00Z' } as Vessel;
  harbour.vessels.push(vessel);
  return vessel;
}

/**
 * Creates the handlers of vessels and their documents, by operation id.
 *
 * @param endpoints operations of the contract; the schema of `registerVessel` validates each vessel of a bulk request
 */
export const vesselHandlers = (endpoints: readonly Endpoint[]): Readonly<Record<string, Handler>> => ({
  listVessels(request) {
    const { flag, tags, registered_after: after, sort } = request.values;
    const found = own(request)
      .filter((one) => flag === undefined || one.flag === flag)
      .filter((one) => tags === undefined || (tags as string[]).every((tag) => one.tags?.includes(tag) === true))
      .filter((one) => after === undefined || Date.parse(one.registered_at) > Date.parse(String(after)));
    const key = String(sort ?? '').replace('-', '');
    if (key === 'name') found.sort((one, other) => (one.name < other.name ? -1 : 1));
    if (key === 'length') found.sort((one, other) => one.length - other.length);
    if (sort === '-name') found.reverse();
    return page(request, found.map(shown));
  },
  registerVessel(request) {
    const vessel = shown(register(request, request.json));
    return versioned(request, vessel, 201, { location: `/port/vessels/${vessel.id}` });
  },
  registerVessels(request) {
    const check = endpoints.find(({ id }) => id === 'registerVessel')?.checkBody;
    const results = (request.json['vessels'] as Readonly<Record<string, unknown>>[]).map((input, index) => {
      if (check === undefined || check === null || check(input)) return { index, status: 201, id: register(request, input).id };
      return { index, status: 422, problem: JSON.parse(problem(422, 'A member is wrong.', faultsOf(check)).body) as unknown };
    });
    return json(207, { results });
  },
  getVessel(request) {
    const found = find(request);
    return found === undefined ? missing() : versioned(request, shown(found));
  },
  replaceVessel(request) {
    const found = findForWrite(request, true);
    if (isReply(found)) return found;
    const { id, owner_account, registered_at } = found;
    for (const name of Object.keys(found)) Reflect.deleteProperty(found, name);
    Object.assign(found, request.json, { id, owner_account, registered_at });
    return versioned(request, shown(found));
  },
  changeVessel(request) {
    const found = findForWrite(request, false);
    if (isReply(found)) return found;
    const { id, owner_account, registered_at } = found;
    for (const [name, value] of Object.entries(request.json)) {
      // Null removes a member (RFC 7396).
      if (value === null) Reflect.deleteProperty(found, name);
      else found[name] = value;
    }
    Object.assign(found, { id, owner_account, registered_at });
    return versioned(request, shown(found));
  },
  removeVessel(request) {
    const found = find(request);
    if (found === undefined) return missing();
    request.harbour.vessels.splice(request.harbour.vessels.indexOf(found), 1);
    return empty();
  },
  listDocuments(request) {
    const found = find(request);
    if (found === undefined) return missing();
    return json(
      200,
      request.harbour.documents.filter(({ vessel }) => vessel === found.id).map(({ id, kind, title, size }) => ({ id, kind, title, size })),
    );
  },
  addDocument(request) {
    const { harbour, body } = request;
    const found = find(request);
    if (found === undefined) return missing();
    const kind = /name="kind"[^]*?\r\n\r\n([^]*?)\r\n/.exec(body)?.[1];
    const title = /name="title"[^]*?\r\n\r\n([^]*?)\r\n/.exec(body)?.[1];
    const file = /name="file"; filename=[^]*?\r\n\r\n([^]*?)\r\n--/.exec(body)?.[1];
    const faults = [
      ...(['certificate', 'manifest', 'plan'].includes(kind ?? '') ? [] : [{ pointer: '/kind', detail: 'is unknown' }]),
      ...(file === undefined || file === '' ? [{ pointer: '/file', detail: 'is missing' }] : []),
      ...([...Buffer.from(title ?? '', 'latin1').toString()].length > 60 ? [{ pointer: '/title', detail: 'is too long' }] : []),
    ];
    if (faults.length > 0) return problem(422, 'A member is wrong.', faults);
    harbour.count += 1;
    const text = title === undefined ? {} : { title: Buffer.from(title, 'latin1').toString() };
    const document = { id: harbour.count, kind: kind ?? '', ...text, size: file?.length ?? 0 };
    harbour.documents.push({ vessel: found.id, ...document });
    return json(201, document);
  },
});
