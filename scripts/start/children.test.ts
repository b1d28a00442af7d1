import { createServer } from 'node:net';

import { afterEach, describe, expect, it } from 'vitest';

import { createChildren } from './children';
import { isTaken } from './ports';

let children: ReturnType<typeof createChildren> | undefined;
afterEach(() => children?.stop());

/** A program that answers on the port and, if told to end by a request, ends as a broken one would. */
function server(port: number) {
  const code = `require('http').createServer((q, r) => { r.end(); if (q.url === '/die') process.exit(3); }).listen(${port}, '127.0.0.1')`;
  return { name: 'little server', address: `http://127.0.0.1:${port}`, port, argv: ['-e', code] };
}

/** A port that was free a moment ago. */
function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0));
    });
  });
}

describe('a program beside the site', () => {
  it('has started when it answers, and leaves its port when it is stopped, with no word of a death', async () => {
    const deaths: string[] = [];
    children = createChildren((message) => deaths.push(message));
    const port = await freePort();
    expect(await isTaken(port)).toBe(false);
    await children.start(server(port));
    expect(await isTaken(port)).toBe(true);
    await children.stop();
    expect(await isTaken(port)).toBe(false);
    expect(deaths).toEqual([]);
  });

  it('is reported when it ends and nobody asked', async () => {
    const port = await freePort();
    const death = new Promise<string>((resolve) => {
      children = createChildren(resolve);
    });
    await children?.start(server(port));
    await fetch(`http://127.0.0.1:${port}/die`);
    expect(await death).toBe('The process of the little server has ended (exit 3).');
  });

  it('has not started when it ends before it answers', async () => {
    children = createChildren(() => {});
    const broken = { ...server(await freePort()), argv: ['-e', 'process.exit(1)'] };
    await expect(children.start(broken)).rejects.toThrow('little server has ended (exit 1)');
  });
});
