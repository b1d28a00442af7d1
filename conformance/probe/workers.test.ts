import { expect, test } from 'vitest';

import type { Operation } from '../contract/contract';
import { forEachOperation } from './workers';

const operation = (id: string, method: string, path: string) => ({ id, method, path, credential: null }) as Operation;

const OPERATIONS = [
  operation('write', 'POST', '/a'),
  ...['a', 'b', 'c', 'd', 'e'].map((name) => operation(name, 'GET', `/${name}`)),
  operation('drop', 'DELETE', '/a/{id}'),
];

/** Records which operations run at the same time. */
async function record(workers: number) {
  const running = new Set<string>();
  const together: string[][] = [];
  await forEachOperation(OPERATIONS, workers, async ({ id }) => {
    running.add(id);
    together.push([...running]);
    await new Promise((resolve) => setImmediate(resolve));
    running.delete(id);
    return () => {};
  });
  return together;
}

test('Reads run beside each other, as many as there are workers; a write runs alone.', async () => {
  const together = await record(3);
  expect(Math.max(...together.map(({ length }) => length))).toBe(3);
  for (const names of together.filter((one) => one.includes('write') || one.includes('drop'))) expect(names).toHaveLength(1);
  expect(together).toHaveLength(OPERATIONS.length);
});

test('One worker runs one operation at a time.', async () => {
  expect((await record(1)).every(({ length }) => length === 1)).toBe(true);
});

test('After a failure, no other operation begins.', async () => {
  const begun: string[] = [];
  const failing = forEachOperation(OPERATIONS, 2, ({ id }) => {
    begun.push(id);
    return id === 'b' ? Promise.reject(new Error('no answer')) : Promise.resolve(() => {});
  });
  await expect(failing).rejects.toThrow('no answer');
  expect(begun).not.toContain('write');
});

test('What an operation sees of others does not depend on the time that they take.', async () => {
  const see = async (delays: readonly number[]) => {
    const shared: string[] = [];
    const seen: Record<string, readonly string[]> = {};
    await forEachOperation(OPERATIONS, 2, async ({ id }) => {
      seen[id] = [...shared];
      for (let turn = 0; turn < (delays[Object.keys(seen).length] ?? 0); turn += 1) await new Promise((resolve) => setImmediate(resolve));
      return () => void shared.push(id);
    });
    return seen;
  };
  expect(await see([0, 9, 0, 5, 0, 7])).toEqual(await see([3, 0, 8, 0, 6, 0]));
  expect((await see([]))['c']).toEqual(['a']);
});
