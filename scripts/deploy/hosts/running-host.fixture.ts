import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';

import { onTestFinished } from 'vitest';

/** Response of a host. The body is decoded by the encoding that the response states. */
export interface Served {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>;
  readonly body: string;
}

export interface Asked {
  /** Value of the header Host. */
  readonly host: string;
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Returns true if a web server is installed. Says so if not, because its tests are then left out. */
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

/** Starts nginx as docs and container do, until the end of the test. @returns its process once it answers */
export async function startNginx(folder: string, port: number): Promise<ChildProcess> {
  // The workers run as root if this process does, because root then owns the folder.
  const user = process.getuid?.() === 0 ? 'user root; ' : '';
  return start('nginx', ['-p', folder, '-c', 'current/nginx.conf', '-e', 'stderr', '-g', `${user}daemon off;`], port);
}

/** Starts Caddy until the end of the test. @param environment its variables */
export async function startCaddy(config: string, port: number, environment: Readonly<Record<string, string>>): Promise<ChildProcess> {
  return start('caddy', ['run', '--config', config, '--adapter', 'caddyfile'], port, environment);
}

async function start(command: string, args: readonly string[], port: number, environment = {}): Promise<ChildProcess> {
  const env = { ...process.env, HOME: tmpdir(), ...environment };
  const server = spawn(command, args, { env, stdio: ['ignore', 'ignore', 'pipe'] });
  let errors = '';
  server.stderr.on('data', (data: Buffer) => (errors += data.toString()));
  onTestFinished(async () => {
    if (server.exitCode !== null) return;
    server.kill('SIGTERM');
    await once(server, 'exit');
  });
  for (;;) {
    if (server.exitCode !== null) throw new Error(`${command} ended: ${errors}`);
    const answer = await ask(port, '/', { host: 'localhost' }).catch(() => undefined);
    if (answer !== undefined) return server;
    await new Promise((done) => setTimeout(done, 20));
  }
}

/** Sends one request on a connection of its own. */
export async function ask(port: number, path: string, { host, method = 'GET', headers = {} }: Asked): Promise<Served> {
  const sent = request({ port, path, method, agent: false, host: '127.0.0.1', headers: { Host: host, ...headers } });
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
