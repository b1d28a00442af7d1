// @vitest-environment node
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

import { withLock } from './with-lock';

afterEach(() => vi.unstubAllGlobals());

/** Stubs a browser in which another tab holds the lock `taken`, and waiters never get it. */
function stubLocks(taken = ''): void {
  const request = async (name: string, { ifAvailable }: LockOptions, task: (lock: object | null) => Promise<unknown>) => {
    if (name !== taken) return task({ name });
    return ifAvailable === true ? task(null) : new Promise(() => undefined);
  };
  vi.stubGlobal('navigator', { locks: { request } });
}

/** Stubs a browser that blocks storage. */
function blockLocks(): void {
  vi.stubGlobal('navigator', { locks: { request: () => Promise.reject(new DOMException('blocked', 'SecurityError')) } });
}

describe.each(['wait', 'try'] as const)('mode %s', (mode) => {
  const run = <T>(task: () => Promise<T>) => (mode === 'wait' ? withLock('name', 'wait', task) : withLock('name', 'try', task));

  test('a free lock runs the task and returns its value', async () => {
    stubLocks();
    expect(await run(() => Promise.resolve(7))).toBe(7);
  });

  test('a task that fails under the lock does not run again without it', async () => {
    stubLocks();
    const task = vi.fn<() => Promise<never>>().mockRejectedValue(new Error('once'));
    await expect(run(task)).rejects.toThrow('once');
    expect(task).toHaveBeenCalledTimes(1);
  });

  test('a blocked lock API runs the task without it', async () => {
    blockLocks();
    expect(await run(() => Promise.resolve(7))).toBe(7);
  });
});

describe('a lock that another tab holds', () => {
  beforeEach(() => stubLocks('name'));

  test('makes `try` return undefined without running the task', async () => {
    const task = vi.fn<() => Promise<number>>();
    expect(await withLock('name', 'try', task)).toBeUndefined();
    expect(task).not.toHaveBeenCalled();
  });

  test('makes `wait` wait', async () => {
    const task = vi.fn<() => Promise<number>>();
    const waiting = withLock('name', 'wait', task);
    expect(await Promise.race([waiting, Promise.resolve('still waiting')])).toBe('still waiting');
    expect(task).not.toHaveBeenCalled();
  });
});

describe('without Web Locks', () => {
  beforeEach(() => vi.stubGlobal('navigator', {}));

  test('waiting tasks of one name run one after another, even after a failed task', async () => {
    const done: string[] = [];
    const slow = withLock('name', 'wait', async () => {
      await Promise.resolve();
      done.push('first');
    });
    const failing = withLock('name', 'wait', () => Promise.reject(new Error('second')));
    const last = withLock('name', 'wait', async () => done.push('third'));
    await expect(failing).rejects.toThrow('second');
    await Promise.all([slow, last]);
    expect(done).toEqual(['first', 'third']);
  });

  test('`try` runs at once, because it must not wait', async () => {
    void withLock('name', 'try', () => new Promise(() => undefined));
    expect(await withLock('name', 'try', () => Promise.resolve('done'))).toBe('done');
  });
});
