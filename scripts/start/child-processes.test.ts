import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, afterEach, describe, expect, it } from 'vitest';

import { createChildProcesses } from './child-processes';
import { isPortTaken } from './is-port-taken';

let children: ReturnType<typeof createChildProcesses> | undefined;
const folder = mkdtempSync(join(tmpdir(), 'child-processes-'));
afterEach(() => children?.stop());
afterAll(() => rmSync(folder, { recursive: true }));

function server(port: number) {
  const code = `require('http').createServer((q, r) => { r.end(); if (q.url === '/die') process.exit(3); }).listen(${port}, '127.0.0.1')`;
  return { name: 'little server', address: `http://127.0.0.1:${port}`, port, argv: ['-e', code] };
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0));
    });
  });
}

describe('a child process', () => {
  it('has started when it responds, and frees its port when it is stopped, without a report', async () => {
    const exits: string[] = [];
    children = createChildProcesses((message) => exits.push(message));
    const port = await freePort();
    expect(await isPortTaken(port)).toBe(false);
    await children.start(server(port));
    expect(await isPortTaken(port)).toBe(true);
    await children.stop();
    expect(await isPortTaken(port)).toBe(false);
    expect(exits).toEqual([]);
  });

  it('responds again after a restart, in a new process, without a report', async () => {
    const exits: string[] = [];
    children = createChildProcesses((message) => exits.push(message));
    const port = await freePort();
    const code = `require('http').createServer((q, r) => r.end(String(process.pid))).listen(${port}, '127.0.0.1')`;
    await children.start({ ...server(port), argv: ['-e', code] });
    const pid = async () => (await fetch(`http://127.0.0.1:${port}/`)).text();
    const before = await pid();
    await children.restart('little server');
    expect(await pid()).not.toBe(before);
    await children.restart('a server that does not run');
    expect(exits).toEqual([]);
  });

  it('that does not start again, because its code is broken, is no reason to stop the others, and can be started later', async () => {
    const exits: string[] = [];
    children = createChildProcesses((message) => exits.push(message));
    const port = await freePort();
    const file = join(folder, 'server.cjs');
    const { argv } = server(port);
    writeFileSync(file, argv[1] ?? '');
    await children.start({ ...server(port), argv: [file] });
    writeFileSync(file, 'process.exit(1)');
    await expect(children.restart('little server')).rejects.toThrow('little server has ended (exit 1)');
    expect(exits).toEqual([]);
    writeFileSync(file, argv[1] ?? '');
    await children.restart('little server');
    expect(await isPortTaken(port)).toBe(true);
  });

  it('is reported if it exits before it is stopped', async () => {
    const port = await freePort();
    const exit = new Promise<string>((resolve) => {
      children = createChildProcesses(resolve);
    });
    await children?.start(server(port));
    await fetch(`http://127.0.0.1:${port}/die`);
    expect(await exit).toBe('The process of the little server has ended (exit 3).');
  });

  it('fails to start if it exits before it responds', async () => {
    children = createChildProcesses(() => {});
    const broken = { ...server(await freePort()), argv: ['-e', 'process.exit(1)'] };
    await expect(children.start(broken)).rejects.toThrow('little server has ended (exit 1)');
  });
});
