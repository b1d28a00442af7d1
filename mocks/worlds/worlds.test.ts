import { expect, test } from 'vitest';

import { serveWorlds } from './serve-worlds';
import { createWorlds } from './worlds';

/** Creates worlds that respond with their name; `sockets` and the clock can be changed. */
function testWorlds(maxWorlds = 3) {
  const [ended, sockets] = [new Array<string>(), new Map<string, number>()];
  const clock = { now: 0 };
  const worlds = createWorlds({
    start: (name) => ({ name, fetch: () => new Response(name), sockets: () => sockets.get(name) ?? 0, end: () => void ended.push(name) }),
    maxWorlds,
    idleMs: 1000,
    now: () => clock.now,
  });
  return { worlds, ended, sockets, clock };
}

test('a world starts on its first use and is then the same', () => {
  const { worlds } = testWorlds();
  const first = worlds.get('a');
  expect(worlds.names()).toEqual(['default', 'a']);
  expect(worlds.get('a')).toBe(first);
  expect(worlds.get('default')).toBe(worlds.main);
});

test('at the limit the least recently used world ends', () => {
  const { worlds, ended } = testWorlds();
  for (const name of ['a', 'b', 'a', 'c']) worlds.get(name);
  expect(ended).toEqual(['b']);
  expect(worlds.names()).toEqual(['default', 'a', 'c']);
});

test('idle worlds end when another one starts', () => {
  const { worlds, ended, clock } = testWorlds(10);
  worlds.get('a');
  clock.now = 600;
  worlds.get('b');
  clock.now = 1100;
  worlds.get('c');
  expect(ended).toEqual(['a']);
});

test('a world with an open socket does not end, and without room no other one starts', async () => {
  const { worlds, ended, sockets, clock } = testWorlds();
  for (const name of ['a', 'b']) {
    worlds.get(name);
    sockets.set(name, 1);
  }
  clock.now = 5000;
  const response = await serveWorlds(worlds)(
    new Request('http://x.invalid', { headers: { 'X-Stand-In-World': 'c', Origin: 'http://localhost:3000' } }),
  );
  expect(response.status).toBe(503);
  expect(response.headers.get('Access-Control-Allow-Origin'), 'otherwise no page of another origin can read it').toBe(
    'http://localhost:3000',
  );
  expect(await response.text()).toContain('default, a, b');
  expect(ended).toEqual([]);
});

test('requests reach the world of their header or cookie', async () => {
  const serve = serveWorlds(testWorlds().worlds);
  const answer = async (headers: Record<string, string>) => (await serve(new Request('http://x.invalid', { headers }))).text();
  expect(await answer({})).toBe('default');
  expect(await answer({ 'X-Stand-In-World': 'a' })).toBe('a');
  expect(await answer({ Cookie: 'standin-world=b' })).toBe('b');
  expect(await answer({ 'X-Stand-In-World': 'No such' })).toContain('lower-case letters');
});

test('the end of the server ends all', () => {
  const { worlds, ended } = testWorlds();
  worlds.get('a');
  worlds.end();
  expect(ended).toEqual(['a', 'default']);
});
