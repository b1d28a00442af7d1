import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';

import { afterEach, beforeEach, expect, test } from 'vitest';

import type { Report } from '../types';
import { startRawServer } from './hostile-server.fixture';

let folder = '';
beforeEach(() => void (folder = mkdtempSync(join(tmpdir(), 'conformance-process-'))));
afterEach(() => rmSync(folder, { recursive: true }));

/** Returns a contract with operations that answer `{text}`. */
const contractOf = (count: number, pattern = '.*') => {
  const schema = { type: 'object', properties: { text: { type: 'string', pattern } } };
  const responses = { '200': { description: 'Success.', content: { 'application/json': { schema } } } };
  const paths = Array.from({ length: count }, (_, index) => [
    `/${String(index)}`,
    { get: { operationId: `get${String(index)}`, responses } },
  ]);
  return { openapi: '3.1.0', info: { title: 'Hostile', version: '1' }, paths: Object.fromEntries(paths) };
};

const answer = (body: string) => (_: string, socket: Socket) =>
  void socket.end(
    `HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nContent-Length: ${String(body.length)}\r\nConnection: close\r\n\r\n${body}`,
  );

function startCli(url: string, contract: object, flags: readonly string[], memory = 2000) {
  writeFileSync(join(folder, 'contract.json'), JSON.stringify(contract));
  writeFileSync(join(folder, 'conformance.json'), JSON.stringify({ timeout: 120_000 }));
  const cli = fileURLToPath(new URL('../cli.ts', import.meta.url));
  const argv = ['--url', url, '--contract', join(folder, 'contract.json'), '--config', join(folder, 'conformance.json'), ...flags];
  const node = [`--max-old-space-size=${String(memory)}`, '--import', import.meta.resolve('tsx')];
  const child = spawn(process.execPath, [...node, cli, ...argv, '--report', `json=${join(folder, 'report.json')}`], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const end = async () => {
    const [err] = await Promise.all([text(child.stderr), once(child, 'exit')]);
    return {
      code: child.exitCode,
      signal: child.signalCode,
      err,
      report: () => JSON.parse(readFileSync(join(folder, 'report.json'), 'utf8')) as Report,
    };
  };
  return { child, end };
}

test('a run whose memory is nearly used up ends with a partial report', { tags: 'full' }, async () => {
  const server = await startRawServer(answer(JSON.stringify({ text: 'a'.repeat(9_000_000) })));
  const { end } = startCli(server.url, contractOf(200), ['--profile', 'quick'], 500);
  const { code, err, report } = await end();
  server.close();
  expect(err).not.toContain('heap out of memory');
  expect(report()).toMatchObject({ partial: true, incomplete: [expect.stringContaining('the memory of the checker was nearly used up')] });
  expect(code).toBe(5);
});

test.each(['--max-time', 'SIGTERM'] as const)(
  '%s ends a run in which every comparison with a pattern is endless',
  { tags: 'full' },
  async (how) => {
    const evil = JSON.stringify({ text: `${'a'.repeat(40)}!` });
    let visits = 0;
    const server = await startRawServer((path, socket) => {
      visits += 1;
      if (how === 'SIGTERM' && visits === 4) child.kill('SIGTERM');
      answer(evil)(path, socket);
    });
    const { child, end } = startCli(server.url, contractOf(60, '^(a+)+$'), how === '--max-time' ? ['--max-time', '3'] : []);
    const started = performance.now();
    const { code, report } = await end();
    server.close();
    expect(report()).toMatchObject({ partial: true, incomplete: [expect.stringMatching(/--max-time 3 was over|received SIGTERM/)] });
    expect(code).toBe(5);
    // Each of the 60 operations has a schema of its own, which takes three seconds.
    expect(performance.now() - started).toBeLessThan(90_000);
  },
);

test('SIGTERM ends the process while it reads a contract that keeps it busy', { tags: 'full' }, async () => {
  const head = "openapi: 3.1.0\ninfo: { title: Long, version: '1' }\npaths: {}\nx-values:\n";
  const contract = head + '- { a: 1 }\n'.repeat(400_000);
  const server = await startRawServer((_, socket) => {
    const length = String(contract.length);
    const headers = `Content-Type: application/yaml\r\nContent-Length: ${length}\r\nConnection: close`;
    socket.end(`HTTP/1.1 200 OK\r\n${headers}\r\n\r\n${contract}`, () => child.kill('SIGTERM'));
  });
  const { child, end } = startCli(server.url, {}, ['--contract', `${server.url}/openapi.yaml`]);
  const { signal } = await end();
  server.close();
  expect(signal).toBe('SIGTERM');
});
