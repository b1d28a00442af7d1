import type { Reply } from '../../../fault';
import { after, request, sentJson, withJson } from '../../../library/mutants/faults';
import { createMutants } from '../../../library/mutants/mutant';
import type { Harbour } from '../../server/harbour';
import { stored } from './faults';

const written = createMutants<Harbour>('read from the contract: written and read');

/** Harbours that store or show a write wrong. Arguments of each: name, checks and operations of a correct finding, and the fault. */
export const writtenMutants = [
  written(
    'a patch with null keeps the call sign',
    'invariant',
    'changeVessel',
    request('PATCH /vessels/*', (visit) => {
      const sent = sentJson(visit);
      if (sent?.call_sign !== null) return visit;
      const { call_sign: _, ...rest } = sent;
      return withJson(visit, Object.keys(rest).length === 0 ? { name: 'Unchanged' } : rest);
    }),
  ),
  written('a patch removes what it does not name', 'invariant', 'changeVessel', (harbour) => async (visit, next) => {
    const given = await next(visit);
    if (visit.method !== 'PATCH' || given.status !== 200) return given;
    const vessel = harbour.vessels.find(({ id }) => visit.path.endsWith(id));
    const sent = sentJson(visit);
    for (const name of ['call_sign', 'remarks', 'insured', 'tags', 'owner'])
      if (vessel !== undefined && !(name in sent)) Reflect.deleteProperty(vessel, name);
    return given;
  }),
  written('a replacement keeps what it does not name', 'invariant', 'replaceVessel', (harbour) => async (visit, next) => {
    const vessel = visit.method === 'PUT' ? harbour.vessels.find(({ id }) => visit.path.endsWith(id)) : undefined;
    const before = { ...vessel };
    const given = await next(visit);
    if (vessel !== undefined && given.status === 200) Object.assign(vessel, { ...before, ...vessel });
    return given;
  }),
  written('a caller can choose the time of registration', 'read-only-written', 'registerVessel', (harbour) => async (visit, next) => {
    const given = await next(visit);
    const sent = visit.path === '/vessels' && visit.method === 'POST' && given.status === 201 ? sentJson(visit).registered_at : undefined;
    const last = harbour.vessels.at(-1);
    if (typeof sent !== 'string' || last === undefined) return given;
    last.registered_at = sent;
    return { ...given, body: JSON.stringify({ ...JSON.parse(given.body), registered_at: sent }) };
  }),
  written('a caller can choose the status of a booking', 'read-only-written', 'book', (harbour) => async (visit, next) => {
    const given = await next(visit);
    const sent = visit.path === '/bookings' && visit.method === 'POST' && given.status === 201 ? sentJson(visit).status : undefined;
    const last = harbour.bookings.at(-1);
    if (typeof sent !== 'string' || last === undefined) return given;
    last.status = sent;
    return { ...given, body: given.body.replace('"status":"booked"', `"status":${JSON.stringify(sent)}`) };
  }),
  written('the first read after a write is old', 'invariant', 'replaceSettings getSettings', () => {
    let old: Reply | null = null;
    return async (visit, next) => {
      if (visit.path !== '/settings') return next(visit);
      if (visit.method === 'PUT') {
        const before = await next({ ...visit, method: 'GET', body: '' });
        const given = await next(visit);
        if (given.status === 200) old = before;
        return given;
      }
      const given = old !== null && visit.method === 'GET' && visit.headers['authorization'] !== undefined ? old : await next(visit);
      old = null;
      return given;
    };
  }),
  written(
    'a launch day moves to the day before',
    'invariant text-altered',
    'registerVessel',
    stored((vessel) => {
      if (typeof vessel['launched'] === 'string')
        vessel['launched'] = new Date(Date.parse(vessel['launched']) - 86_400_000).toISOString().slice(0, 10);
    }),
  ),
  written(
    'emoji become question marks',
    'invariant text-altered',
    'registerVessel',
    stored((vessel) => {
      vessel.name = vessel.name.replaceAll(/[\u{10000}-\u{10FFFF}]/gu, '?');
      if (typeof vessel['remarks'] === 'string') vessel['remarks'] = vessel['remarks'].replaceAll(/[\u{10000}-\u{10FFFF}]/gu, '?');
    }),
  ),
  written(
    'angle brackets are escaped',
    'invariant text-altered',
    'registerVessel',
    stored((vessel) => {
      vessel.name = vessel.name.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
      if (typeof vessel['remarks'] === 'string') vessel['remarks'] = vessel['remarks'].replaceAll('&', '&amp;').replaceAll('<', '&lt;');
    }),
  ),
  written(
    'false is stored as missing',
    'invariant text-altered',
    'registerVessel',
    stored((vessel) => {
      if (vessel['insured'] === false) Reflect.deleteProperty(vessel, 'insured');
    }),
  ),
  written(
    'the seconds of a survey are lost',
    'invariant text-altered',
    'registerVessel',
    stored((vessel) => {
      if (typeof vessel['surveyed_at'] === 'string')
        vessel['surveyed_at'] = vessel['surveyed_at'].replace(/:\d\d(\.\d+)?(Z|[+-])/, ':00$2');
    }),
  ),
  written(
    'a patched name is cut',
    'invariant text-altered',
    'changeVessel',
    after('PATCH /vessels/*', (harbour, visit) => {
      const vessel = harbour.vessels.find(({ id }) => visit.path.endsWith(id));
      if (vessel !== undefined) vessel.name = vessel.name.slice(0, 30);
    }),
  ),
  written(
    'the owner of a replacement is not stored',
    'invariant text-altered',
    'replaceVessel',
    after('PUT /vessels/*', (harbour, visit) => {
      Reflect.deleteProperty(harbour.vessels.find(({ id }) => visit.path.endsWith(id)) ?? {}, 'owner');
    }),
  ),
  written(
    'a title becomes mojibake',
    'invariant text-altered',
    'addDocument',
    after('POST /vessels/*/documents', (harbour) => {
      const last = harbour.documents.at(-1);
      if (last?.title !== undefined) last.title = Buffer.from(last.title, 'utf8').toString('latin1');
    }),
  ),
];
