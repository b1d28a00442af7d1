import { createServer } from 'node:http';
import type { IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

import type { Entry } from '../har/recording';

const json = (schema: object, description = 'As documented.') => ({ description, content: { 'application/json': { schema } } });
const any = json({ type: 'object' });
const credentials = {
  required: true,
  content: {
    'application/json': {
      schema: {
        type: 'object',
        required: ['email', 'password'],
        properties: { email: { type: 'string', format: 'email' }, password: { type: 'string', minLength: 8 } },
      },
    },
  },
};
const idempotent = { name: 'Idempotency-Key', in: 'header', schema: { type: 'string' } };

/** Contract of notes: registration, login, categories, notes and the change of a password. */
export const NOTES = {
  openapi: '3.1.0',
  info: { title: 'Notes', version: '1.0.0' },
  components: { securitySchemes: { token: { type: 'http', scheme: 'bearer' } } },
  security: [{ token: [] }],
  paths: {
    '/register': { post: { operationId: 'register', security: [], requestBody: credentials, responses: { 201: any, 422: any } } },
    '/login': { post: { operationId: 'login', security: [], requestBody: credentials, responses: { 200: any, 401: any, 422: any } } },
    '/categories': {
      get: {
        operationId: 'listCategories',
        parameters: [{ name: 'page', in: 'query', schema: { type: 'integer', minimum: 1 } }],
        responses: { 200: any, 401: any },
      },
    },
    '/notes': {
      post: {
        operationId: 'createNote',
        parameters: [idempotent],
        requestBody: { content: { 'application/json': { schema: { type: 'object' } } } },
        responses: { 201: any, 401: any, 404: any },
      },
    },
    '/notes/{note}': {
      get: {
        operationId: 'getNote',
        parameters: [{ name: 'note', in: 'path', required: true, schema: { type: 'integer' } }],
        responses: { 200: any, 401: any, 404: any },
      },
    },
    '/password': {
      put: {
        operationId: 'changePassword',
        requestBody: { content: { 'application/json': { schema: { type: 'object' } } } },
        responses: { 204: { description: 'Changed.' }, 401: any },
      },
    },
  },
};

export interface NotesServer {
  url: string;
  /** Sends a request to the server, adds the exchange to `entries`, and returns the parsed body; null if it is empty. */
  send(method: string, path: string, options?: { token?: string; body?: unknown; headers?: Record<string, string> }): Promise<unknown>;
  entries: readonly Entry[];
  /** `METHOD /path?query STATUS` of every request, also of those that `send` did not make. */
  log: readonly string[];
  close(): Promise<void>;
}

/**
 * Starts a server of `NOTES` with the accounts `ana@example.com` and `bruno@example.com` (`password-of-ana`, `password-of-bruno`).
 * Its two categories have the ids `firstId` and `firstId` + 1; notes and tokens together are numbered from `firstId` + 1, so that a draft
 * with recorded ids would fail with another `firstId`. A used Idempotency-Key gets 404, as does a second note without one. A change of the
 * password changes nothing. The caller closes it.
 */
export async function startNotes(firstId: number): Promise<NotesServer> {
  const tokens = new Map<string, string>();
  const accounts = new Map([
    ['ana@example.com', 'password-of-ana'],
    ['bruno@example.com', 'password-of-bruno'],
  ]);
  const notes = new Map<number, { owner: string; category: number }>();
  const keys = new Set<string>();
  const log: string[] = [];
  let nextId = firstId;

  const answer = (request: IncomingMessage, body: Record<string, unknown>): [number, unknown] => {
    const { method = '', url = '' } = request;
    const path = url.split('?', 1)[0] ?? '';
    const logIn = (email: string): [number, unknown] => {
      const token = `token-${String((nextId += 1))}-of-${email}`;
      tokens.set(token, email);
      return [path === '/register' ? 201 : 200, { access_token: token, token_type: 'Bearer' }];
    };
    if (path === '/register' || path === '/login') {
      const { email, password } = body;
      if (typeof email !== 'string' || typeof password !== 'string') return [422, {}];
      if (path === '/login') return accounts.get(email) === password ? logIn(email) : [401, {}];
      if (accounts.has(email)) return [422, {}];
      accounts.set(email, password);
      return logIn(email);
    }
    const owner = tokens.get((request.headers.authorization ?? '').replace('Bearer ', ''));
    if (owner === undefined) return [401, {}];
    if (path === '/password') return [204, null];
    if (path === '/categories') return [200, { data: [firstId, firstId + 1].map((id) => ({ id, name: `Category ${String(id)}` })) }];
    if (method === 'POST') {
      const category = Number(body['category_id']);
      const key = String(request.headers['idempotency-key']);
      if (category !== firstId && category !== firstId + 1) return [404, {}];
      if (keys.has(key)) return [404, {}];
      keys.add(key);
      notes.set((nextId += 1), { owner, category });
      return [201, { data: { id: nextId, category_id: category } }];
    }
    const note = notes.get(Number(path.split('/').at(-1)));
    return note?.owner === owner ? [200, { data: note }] : [404, {}];
  };

  const server = createServer((request, response) => {
    let text = '';
    request.on('data', (chunk: Buffer) => (text += chunk.toString()));
    request.on('end', () => {
      const [status, body] = answer(request, parse(text));
      log.push(`${request.method ?? ''} ${request.url ?? ''} ${String(status)}`);
      response.writeHead(status, body === null ? {} : { 'Content-Type': 'application/json' });
      response.end(body === null ? undefined : JSON.stringify(body));
    });
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const url = `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`;
  const entries: Entry[] = [];
  return {
    url,
    log,
    entries,
    async send(method, path, { token, body, headers = {} } = {}) {
      const sent = {
        ...headers,
        ...(token === undefined ? {} : { Authorization: `Bearer ${token}` }),
        ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
      };
      const text = body === undefined ? undefined : JSON.stringify(body);
      const response = await fetch(url + path, { method, headers: sent, ...(text === undefined ? {} : { body: text }) });
      const received = await response.text();
      const toList = (all: Iterable<[string, string]>) => [...all].map(([name, value]) => ({ name, value }));
      entries.push({
        request: { method, url: url + path, headers: toList(Object.entries(sent)), ...(text === undefined ? {} : { postData: { text } }) },
        response: { status: response.status, headers: toList(response.headers), content: { size: received.length, text: received } },
      });
      return received === '' ? null : (JSON.parse(received) as unknown);
    },
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

function parse(text: string): Record<string, unknown> {
  try {
    return JSON.parse(text) as Record<string, unknown>;
  } catch {
    return {};
  }
}
