import { createServer } from 'node:net';

import { afterEach, describe, expect, it } from 'vitest';

import { createChildProcesses } from './child-processes';
import { isPortTaken } from './is-port-taken';

let children: ReturnType<typeof createChildProcesses> | undefined;
afterEach(() => children?.stop());

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
