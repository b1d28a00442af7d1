import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { type IncomingMessage, request } from 'node:http';
import { Agent, request as secureRequest } from 'node:https';
import { type AddressInfo, connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';

import { onTestFinished, vi } from 'vitest';

/** Response of a host. The body is decompressed by the encoding that the response states, and read as Latin-1. */
export interface Served {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>;
  readonly body: string;
}

/** Request to a running host, by default a GET. */
export interface Asked {
  /** Value of the header Host, and name of the server under TLS. */
  readonly host: string;
  readonly method?: string;
  /** True to use TLS; false by default. */
  readonly isSecure?: boolean;
  /** IP address of the host; 127.0.0.1 by default. */
  readonly address?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Returns true if a web server is installed. Otherwise prints a warning, because its tests are then left out. */
export function isInstalled(server: 'nginx' | 'caddy', versionFlag: string): boolean {
  const isFound = spawnSync(server, [versionFlag], { stdio: 'ignore' }).error === undefined;
  if (!isFound) console.warn(`${server} is not installed: the tests of its configuration are left out (apt-get install ${server}).`);
  return isFound;
}

/** Returns a port that nothing listens on. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

/** Ports of a host under TLS. Without `https`, a proxy would end TLS in front of it, and `http` must be the `deployment.port` of nginx. */
export interface HostPorts {
  readonly http: number;
  readonly https?: number;
}

/** Returns the file to which nginx writes its log, beside the folder that it serves. */
export function logOf(folder: string): string {
  return join(dirname(folder), 'access.log');
}

/**
 * Starts nginx as the documents do, until the end of the test, after writing the ports into the folder's nginx.conf.
 * @returns its process once it listens
 */
export async function startNginx(folder: string, { http, https = http }: HostPorts): Promise<ChildProcess> {
  const file = join(folder, 'current/nginx.conf');
  const conf = await readFile(file, 'utf8');
  const own = conf.replaceAll(/(listen (?:\[::\]:)?)(80|443)\b/g, (_, listen, port) => `${listen}${String(port === '80' ? http : https)}`);
  await writeFile(file, own);
  // The workers run as root if this process does, because root then owns the folder.
  const user = process.getuid?.() === 0 ? ['-g', 'user root;'] : [];
  // The log is a file, because nginx cannot open a standard output that is a socket.
  const log = openSync(logOf(folder), 'w');
  onTestFinished(() => closeSync(log));
  return start('nginx', ['-p', folder, '-c', 'current/nginx.conf', '-e', 'stderr', ...user], https, { log });
}

/**
 * Starts Caddy as the documents do, until the end of the test.
 * @param folder must be called `deployment`
 * @returns its process once it listens
 */
export async function startCaddy(folder: string, { http, https = http }: HostPorts): Promise<ChildProcess> {
  const environment = { HTTP_PORT: String(http), HTTPS_PORT: String(https), CADDY_ADMIN: `localhost:${String(await freePort())}` };
  return start('caddy', ['run', '--config', 'deployment/current/Caddyfile'], https, { cwd: dirname(folder), environment });
}

interface Surroundings {
  readonly cwd?: string;
  readonly environment?: Readonly<Record<string, string>>;
  /** Open file of the standard output. */
  readonly log?: number;
}

async function start(command: string, args: readonly string[], port: number, surroundings: Surroundings): Promise<ChildProcess> {
  const { cwd = tmpdir(), environment = {}, log = 'ignore' } = surroundings;
  const env = { ...process.env, HOME: tmpdir(), ...environment };
  const server = spawn(command, args, { cwd, env, stdio: ['ignore', log, 'pipe'] });
  let errors = '';
  server.stderr?.on('data', (data: Buffer) => (errors += data.toString()));
  onTestFinished(async () => {
    if (server.exitCode !== null) return;
    server.kill('SIGTERM');
    await once(server, 'exit');
  });
  await vi.waitFor(async () => {
    if (server.exitCode !== null) throw new Error(`${command} ended: ${errors}`);
    const socket = connect(port, '127.0.0.1');
    await once(socket, 'connect').finally(() => socket.destroy());
  });
  return server;
}

/** Connections under TLS, which cost much more than a request. */
const connections = new Agent({ keepAlive: true });

/** Sends one request and returns the whole response. Accepts any certificate, and follows no redirect. */
export async function ask(port: number, path: string, asked: Asked): Promise<Served> {
  const { host, method = 'GET', headers = {}, isSecure = false, address = '127.0.0.1' } = asked;
  const options = { port, path, method, agent: false, host: address, headers: { Host: host, ...headers } };
  const sent = isSecure ? secureRequest({ ...options, agent: connections, servername: host, rejectUnauthorized: false }) : request(options);
  sent.end();
  const [response] = (await once(sent, 'response')) as [IncomingMessage];
  const chunks: Buffer[] = [];
  for await (const chunk of response) chunks.push(chunk as Buffer);
  const raw = Buffer.concat(chunks);
  return { status: response.statusCode ?? 0, headers: response.headers, body: decode(raw, response.headers['content-encoding']) };
}

function decode(body: Buffer, encoding: string | undefined): string {
  if (body.length === 0 || encoding === undefined) return body.toString('latin1');
  if (encoding === 'br') return brotliDecompressSync(body).toString('latin1');
  if (encoding === 'gzip') return gunzipSync(body).toString('latin1');
  throw new Error(`The encoding ${encoding} was not asked for.`);
}
