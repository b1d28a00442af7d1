import { createServer } from 'node:http';
import type { IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

import type { Fault, Reply, Visit } from '../../fault';
import { serializeReply } from '../../serialize-reply';
import { faultsOf, readEndpoints, readParameters } from './contract';
import type { Endpoint } from './contract';
import { handlers } from './handlers';
import { API_KEY, createHarbour } from './harbour';
import type { Harbour } from './harbour';
import { problem } from './replies';
import type { Request } from './replies';
import { vesselHandlers } from './vessels';

const ENDPOINTS = readEndpoints();
const HANDLERS = { ...handlers, ...vesselHandlers(ENDPOINTS) };

/** Path of the server before the paths of the contract. */
const BASE = '/port';

/** Creates a fault, which changes requests or responses. `harbour` has the data of the server, for faults of its state. */
export type HarbourFault = (harbour: Harbour) => Fault;

/**
 * Starts a harbour with data of its own, on any free port. It keeps its contract unless `fault` interferes. An error of the server, such as
 * for a path that cannot be decoded, and a rejection of the fault are a 500. Each connection is closed after its response.
 *
 * @returns the origin as `url`, without the path of the contract's server, and `close`
 */
export async function startHarbour(fault: HarbourFault = () => (visit, next) => next(visit)) {
  const harbour = createHarbour();
  const change = fault(harbour);
  const server = createServer((request) => void serve(request));
  async function serve(request: IncomingMessage) {
    const visit = await readVisit(request);
    const reply = await change(visit, async (one) => respond(one, harbour)).catch((error: unknown) => problem(500, String(error)));
    request.socket.write(reply.raw ?? serializeReply(reply, request.method === 'HEAD'), () => request.socket.end());
  }
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: new URL(`http://127.0.0.1:${String(port)}`),
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

/** Reads a request. Its path is without the base path; a path outside of that begins with `!`, so that no operation matches. */
async function readVisit(request: IncomingMessage): Promise<Visit> {
  request.setEncoding('latin1');
  const body = await text(request);
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://harbour.invalid');
  const headers = Object.fromEntries(Object.entries(request.headers).map(([name, value]) => [name, String(value)]));
  const path = pathname.startsWith(`${BASE}/`) ? pathname.slice(BASE.length) : `!${pathname}`;
  return { method: request.method ?? 'GET', path, query: searchParams, headers, body };
}

function respond(visit: Visit, harbour: Harbour): Reply {
  const own = ENDPOINTS.filter(({ path }) => path.test(visit.path));
  // If a path without parameters matches also, it takes precedence: `/vessels/bulk` is not a vessel.
  const fitting = own.filter(({ path }) => !path.source.includes('?<') || own.every((one) => one.path.source.includes('?<')));
  if (fitting.length === 0) return problem(404, 'No such page.');
  const endpoint = fitting.find(({ method }) => method === (visit.method === 'HEAD' ? 'GET' : visit.method));
  if (endpoint === undefined) return problem(405, 'No such method.');
  const caller = callerOf(endpoint, visit, harbour);
  if (caller === null) return problem(401, 'Log in first.');
  const read = readRequest(endpoint, visit, { caller, harbour });
  if ('status' in read) return read;
  return withKey(read, () => HANDLERS[endpoint.id]?.(read) ?? problem(501, 'Not built.'));
}

/** Returns the caller's account, '' for a public operation or an API key; null if its token or API key is missing or unknown. */
function callerOf({ scheme }: Endpoint, { headers }: Visit, harbour: Harbour): string | null {
  if (scheme === null) return '';
  if (scheme === 'key') return headers['x-api-key'] === API_KEY ? '' : null;
  return harbour.tokens.get(/^Bearer (.+)$/.exec(headers['authorization'] ?? '')?.[1] ?? '') ?? null;
}

/** Validates a request by the contract. @returns the request with its values, or the rejection if it is invalid */
function readRequest(endpoint: Endpoint, visit: Visit, { caller, harbour }: Pick<Request, 'caller' | 'harbour'>): Request | Reply {
  const parts = Object.fromEntries(
    Object.entries(endpoint.path.exec(visit.path)?.groups ?? {}).map(([name, part]) => [name, decodeURIComponent(part)]),
  );
  const faults: Parameters<typeof readParameters>[2] = [];
  const values = readParameters(endpoint, { query: visit.query, headers: visit.headers, parts }, faults);
  if (faults.length > 0) return problem(400, 'A parameter is wrong.', faults);
  const request = { ...visit, values, json: {}, caller, harbour };
  if (endpoint.type === null) return request;
  const type = (visit.headers['content-type'] ?? '').split(';')[0] ?? '';
  if (type !== endpoint.type) return problem(415, `Send ${endpoint.type}.`);
  if (endpoint.checkBody === null) return request;
  const body = Buffer.from(visit.body, 'latin1').toString('utf8');
  const json = type.endsWith('json') ? parse(body) : Object.fromEntries(new URLSearchParams(body));
  if (json === undefined) return problem(400, 'This is not JSON.');
  if (!endpoint.checkBody(json)) {
    if (endpoint.id === 'issueToken')
      return { ...problem(400, ''), headers: { 'content-type': 'application/json' }, body: '{"error":"invalid_request"}' };
    return problem(422, 'A member is wrong.', faultsOf(endpoint.checkBody));
  }
  return { ...request, json: json as Request['json'] };
}

/**
 * Repeats the response to a successful POST whose Idempotency-Key the caller has used for this path. A used key with another body is a
 * 409. After a rejection the key can be used again.
 */
function withKey({ headers, method, path, body, caller, harbour }: Request, handle: () => Reply): Reply {
  const key = headers['idempotency-key'];
  if (key === undefined || method !== 'POST') return handle();
  const name = `${caller} ${path} ${key}`;
  const known = harbour.keys.get(name);
  if (known !== undefined) return known.body === body ? known.reply : problem(409, 'The key was used with another body.');
  const reply = handle();
  if (reply.status < 300) harbour.keys.set(name, { body, reply });
  return reply;
}

/** Parses JSON; undefined if it is invalid. */
function parse(body: string): unknown {
  try {
    return JSON.parse(body) as unknown;
  } catch {
    return undefined;
  }
}
