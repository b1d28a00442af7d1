import { createServer } from 'node:http';
import type { IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

import type { Fault, Reply, Visit } from '../../fault';
import { serializeReply } from '../../serialize-reply';
import { accountRoutes } from './account';
import { catalogueRoutes } from './catalogue';
import { createLibrary } from './library';
import type { Library } from './library';
import { loanRoutes } from './loans';
import { reviewRoutes } from './reviews';
import { problem } from './routes';
import type { Request, Route } from './routes';
import { shelfRoutes } from './shelves';

const ROUTES: readonly Route[] = [...catalogueRoutes, ...accountRoutes, ...loanRoutes, ...shelfRoutes, ...reviewRoutes];

/** Maximum size of a body, as the contract states it. A larger one gets a 413. */
const MAX_BODY_BYTES = 64 * 1024;

/** Creates a fault, which changes requests or responses. `library` has the data of the server, for faults of its state. */
export type LibraryFault = (library: Library) => Fault;

/**
 * Starts a library, on any free port, which the caller must close. It keeps its contract unless `fault` interferes. An error of the
 * server, such as for a path that cannot be decoded, and a rejection of the fault are a 500.
 */
export async function startLibrary(fault: LibraryFault = () => (visit, next) => next(visit)) {
  const library = createLibrary();
  const change = fault(library);
  const server = createServer((request) => void serve(request));
  async function serve(request: IncomingMessage) {
    const visit = await readVisit(request);
    const reply = await change(visit, async (one) => respond(one, library)).catch((error: unknown) => problem(500, String(error)));
    const bytes = reply.raw ?? serialize(reply, request.method === 'HEAD');
    request.socket.write(bytes, () => request.socket.end());
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

/** Serializes a reply. The body of a picture has one character per byte. */
function serialize(reply: Reply, omitBody: boolean): Buffer {
  if (reply.headers['content-type'] !== 'image/png') return serializeReply(reply, omitBody);
  const headers = Object.entries({ ...reply.headers, 'content-length': String(reply.body.length), connection: 'close' });
  const head = `HTTP/1.1 ${String(reply.status)} OK\r\n${headers.map(([name, value]) => `${name}: ${value}\r\n`).join('')}\r\n`;
  return Buffer.from(head + (omitBody ? '' : reply.body), 'latin1');
}

async function readVisit(request: IncomingMessage): Promise<Visit> {
  request.setEncoding('latin1');
  const body = await text(request);
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://library.invalid');
  const headers = Object.fromEntries(Object.entries(request.headers).map(([name, value]) => [name, String(value)]));
  return { method: request.method ?? 'GET', path: pathname, query: searchParams, headers, body };
}

function respond(visit: Visit, library: Library): Reply {
  const isHead = visit.method === 'HEAD';
  const own = ROUTES.filter(({ path }) => path.test(visit.path));
  if (own.length === 0) return problem(404, 'No such page.');
  const route = own.find(({ method }) => method === (isHead ? 'GET' : visit.method));
  if (route === undefined) return problem(405, 'No such method.');
  const token = /^Bearer (.+)$/.exec(visit.headers['authorization'] ?? '')?.[1] ?? '';
  const card = library.sessions.get(token);
  const member = library.members.find(({ card_number: number }) => number === card);
  if (route.isPublic !== true && member === undefined) return problem(401, 'Log in first.');
  const hasBody = /^(?:POST|PUT|PATCH)$/.test(visit.method) && visit.body !== '';
  if (visit.body.length > MAX_BODY_BYTES) return problem(413, 'At most 64 kB.');
  const type = (visit.headers['content-type'] ?? '').split(';')[0] ?? '';
  if (hasBody && type !== (route.type ?? 'application/json')) return problem(415, 'Another content type, please.');
  const json = parse(visit.body);
  if (hasBody && route.type === undefined && json === undefined)
    return {
      status: 422,
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ message: 'Not JSON.', errors: { body: ['must be JSON'] } }),
    };
  const parts = (route.path.exec(visit.path) ?? []).slice(1).map((part) => decodeURIComponent(part));
  const request: Request = { ...visit, json, parts, library };
  const handle = () =>
    route.isPublic === true ? route.handle(request) : member === undefined ? problem(401, '') : route.handle({ ...request, member, token });
  return withKey(visit, library, card ?? '', handle);
}

/**
 * Repeats the successful response to a POST whose Idempotency-Key the member has used for this path. A used key with another body is a
 * 409. After a rejection the key can be used again.
 */
function withKey(visit: Visit, library: Library, card: string, handle: () => Reply): Reply {
  const key = visit.headers['idempotency-key'];
  if (key === undefined || visit.method !== 'POST') return handle();
  const name = `${card} ${visit.path} ${key}`;
  const known = library.keys.get(name);
  if (known !== undefined)
    return known.body === visit.body ? { ...known, body: known.reply } : problem(409, 'The key was used with another body.');
  const reply = handle();
  if (reply.status < 300) library.keys.set(name, { body: visit.body, status: reply.status, reply: reply.body, headers: reply.headers });
  return reply;
}

/** Parses a JSON object; undefined if the body is none. */
function parse(body: string): Readonly<Record<string, unknown>> | undefined {
  try {
    const value: unknown = JSON.parse(Buffer.from(body, 'latin1').toString('utf8'));
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Readonly<Record<string, unknown>>) : undefined;
  } catch {
    return undefined;
  }
}
