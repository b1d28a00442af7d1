import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { json } from 'node:stream/consumers';

import type { Io } from './command/io';
import { main } from './command/main';
import { run } from './run';

// A small API whose contract documents the usual rejections. If the server rejects every request, a run finds no fault, so that only its
// coverage shows that nothing was checked.

/** Request that the server received. Names of headers are in lower case; `body` is null if it is not JSON. */
export interface Visit {
  method: string;
  path: string;
  query: URLSearchParams;
  headers: Readonly<Record<string, string>>;
  body: unknown;
  /** User `NAME` of the bearer token `token-NAME`, which is not compared with a login; null for visitors. */
  user: string | null;
}

interface Reply {
  status: number;
  body?: unknown;
  headers?: Readonly<Record<string, string>>;
}

/** Function that answers a request, with a JSON body or none. */
export type Handler = (visit: Visit) => Reply | Promise<Reply>;

const json200 = { description: 'Success.', content: { 'application/json': { schema: { type: ['object', 'array'] } } } };
const rejection = { description: 'Rejected.', content: { 'application/json': { schema: { type: 'object' } } } };
/** Documented rejections by status. 405, with which {@link correctServer} rejects methods that the contract lacks, is not one of them. */
const REJECTIONS = Object.fromEntries([401, 403, 404, 422, 429].map((status) => [String(status), rejection]));

/** Returns an operation that documents 200 with any JSON, and the {@link REJECTIONS}. @param more replaces its members */
export const operation = (operationId: string, more: object = {}) => ({
  operationId,
  responses: { '200': json200, ...REJECTIONS },
  ...more,
});

/** Parameter `id` of a path, a whole number. */
export const ID_IN_PATH = { name: 'id', in: 'path', required: true, schema: { type: 'integer' } };

const LOGIN = operation('login', {
  security: [],
  requestBody: {
    required: true,
    content: {
      'application/json': {
        schema: {
          type: 'object',
          required: ['email', 'password'],
          properties: { email: { type: 'string' }, password: { type: 'string' } },
        },
      },
    },
  },
});

/** Paths of the contract: a login and news for all, and things for users. */
export const PATHS = {
  '/login': { post: LOGIN },
  '/news': { get: operation('news', { security: [] }) },
  '/things': { get: operation('things') },
  '/things/{id}': { get: operation('thing', { parameters: [ID_IN_PATH] }) },
};

/** Creates a contract whose operations need a bearer token, unless their `security` is empty. @param more replaces its members */
export const createContract = (paths: object, more: object = {}) => ({
  openapi: '3.1.0',
  info: { title: 'Things', version: '1.0.0' },
  security: [{ bearer: [] }],
  paths,
  components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } } },
  ...more,
});

/**
 * Rejects unknown methods and paths, visitors of the things, and passwords other than `secret`; answers the rest as {@link PATHS} say.
 * Every email may log in, and every user reads the same only thing, which has the id 1. Nothing is stored.
 */
export const correctServer: Handler = ({ method, path, body, user }) => {
  if (path === '/login') {
    const { email, password } = (body ?? {}) as Record<string, unknown>;
    if (method !== 'POST') return { status: 405, body: {} };
    if (typeof email !== 'string' || typeof password !== 'string') return { status: 422, body: { errors: { email: 'required' } } };
    return password === 'secret' ? { status: 200, body: { token: `token-${email}` } } : { status: 401, body: {} };
  }
  if (path === '/news') return method === 'GET' ? { status: 200, body: [] } : { status: 405, body: {} };
  if (!path.startsWith('/things')) return { status: 404, body: {} };
  if (user === null) return { status: 401, body: {} };
  if (method !== 'GET') return { status: 405, body: {} };
  if (path === '/things') return { status: 200, body: [{ id: 1 }] };
  return path === '/things/1' ? { status: 200, body: { id: 1 } } : { status: 404, body: {} };
};

const userOf = (authorization: string | undefined) => /^Bearer token-(.+)$/.exec(authorization ?? '')?.[1] ?? null;

/** Starts a server on a free port of 127.0.0.1, which the caller must close. */
export async function startApi(handler: Handler): Promise<{ url: string; port: number; close: () => void }> {
  const server = createServer((request, response) => {
    void (async () => {
      const url = new URL(request.url ?? '/', 'http://api.invalid');
      const headers = Object.fromEntries(Object.entries(request.headers).map(([name, value]) => [name, String(value)]));
      const body = await json(request).catch(() => null);
      const visit = { method: request.method ?? '', path: url.pathname, query: url.searchParams, headers, body };
      const reply = await handler({ ...visit, user: userOf(headers['authorization']) });
      response.writeHead(reply.status, {
        ...(reply.body === undefined ? {} : { 'content-type': 'application/json' }),
        ...reply.headers,
      });
      response.end(reply.body === undefined ? undefined : JSON.stringify(reply.body));
    })();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${String(port)}`,
    port,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

/** Accounts of the configuration, which {@link correctServer} logs in. */
export const ACCOUNTS = {
  first: { email: 'ana', password: 'secret' },
  second: { email: 'bruno', password: 'secret' },
};

/** Outcome of a command: its exit code, and the texts on the standard output and the standard error. */
export interface Outcome {
  code: number;
  out: string;
  err: string;
}

/**
 * Runs the command line with a contract and a configuration, without the scenarios. The date is 2026-11-21, the environment empty.
 * @param contract text, or a value that is written as JSON
 * @param argv further arguments, of which `--url` is needed unless the configuration has a server
 */
export async function conformance(
  contract: unknown,
  config: object,
  argv: readonly string[],
  onTerminate: Io['onTerminate'] = () => () => {},
): Promise<Outcome> {
  const folder = mkdtempSync(join(tmpdir(), 'conformance-green-'));
  const outcome = { out: '', err: '' };
  const io: Io = {
    stdout: (text) => void (outcome.out += text),
    stderr: (text) => void (outcome.err += text),
    env: {},
    today: '2026-11-21',
    colour: false,
    progress: () => {},
    onTerminate,
    onKey: () => () => {},
    run,
  };
  try {
    const contractFile = join(folder, 'contract.json');
    const configFile = join(folder, 'conformance.json');
    writeFileSync(contractFile, typeof contract === 'string' ? contract : JSON.stringify(contract, null, 2));
    writeFileSync(configFile, JSON.stringify(config));
    return { code: await main(['--contract', contractFile, '--config', configFile, ...argv], io), ...outcome };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Checks a server that `handler` implements, and closes it. By default with the contract of {@link PATHS} and {@link ACCOUNTS}. */
export async function checkServer(
  handler: Handler,
  {
    contract = createContract(PATHS),
    config = { accounts: ACCOUNTS },
    argv = [],
  }: { contract?: unknown; config?: object; argv?: string[] } = {},
): Promise<Outcome> {
  const api = await startApi(handler);
  try {
    return await conformance(contract, config, ['--url', api.url, ...argv]);
  } finally {
    api.close();
  }
}
