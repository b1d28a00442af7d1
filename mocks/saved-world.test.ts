import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { createWorld } from './db/world';
import { FlagError } from './flags';
import { persistToFile } from './saved-world';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'saved-world-'));
});
afterEach(() => {
  vi.restoreAllMocks();
  rmSync(folder, { recursive: true });
});

test('a world is restored from the file that another world was saved to', () => {
  const file = join(folder, 'world.json');
  const first = createWorld({ games: 10 });
  const stop = persistToFile(first, file);
  first.counters.increment('visits');
  stop();
  const second = createWorld({ games: 10 });
  persistToFile(second, file)();
  expect(second.counters.dump()).toEqual(first.counters.dump());
});

test('a save that fails is logged once, and does not end the server', () => {
  vi.useFakeTimers();
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const world = createWorld({ games: 10 });
  const stop = persistToFile(world, join(folder, 'missing', 'world.json'));
  vi.advanceTimersByTime(3000);
  stop();
  vi.useRealTimers();
  expect(log).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('could not save its state'));
});

test.each([
  ['not JSON', '{"clock":'],
  ['a world of another version', '{"clock":{},"players":[]}'],
])('a file that holds %s is rejected with what to do, and stays', (_, text) => {
  const file = join(folder, 'world.json');
  writeFileSync(file, text);
  expect(() => persistToFile(createWorld({ games: 10 }), file)).toThrow(FlagError);
  expect(() => persistToFile(createWorld({ games: 10 }), file)).toThrow(/Delete it, or choose another file/);
});

test('a file that does not fit is renewed on demand: the world is new, and is saved', () => {
  const file = join(folder, 'world.json');
  writeFileSync(file, '{"clock":{},"players":[]}');
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  const world = createWorld({ games: 10 });
  const stop = persistToFile(world, file, { renew: true });
  expect(warn).toHaveBeenCalledWith(expect.stringContaining('starts with a new one'));
  expect(world.players.all()).toEqual(createWorld({ games: 10 }).players.all());
  stop();
  persistToFile(createWorld({ games: 10 }), file)();
});
