// @vitest-environment node
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

import { ANSWER_LIMIT_MS, withLock } from './with-lock';

const WAIT_MS = 10_000;

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

type Grant = (lock: object | null) => Promise<unknown>;

/** Stubs a browser in which another tab holds the lock `taken`, and waiters never get it. */
function stubLocks(taken = ''): void {
  const request = async (name: string, { ifAvailable, steal }: LockOptions, task: Grant) => {
    if (name !== taken || steal === true) return task({ name });
    return ifAvailable === true ? task(null) : new Promise(() => undefined);
  };
  vi.stubGlobal('navigator', { locks: { request } });
}

/** Stubs a browser that does not answer requests for locks. @returns a function that grants all of them late */
function stubHangingLocks(): () => Promise<unknown> {
  const grants: (() => Promise<unknown>)[] = [];
  const request = (name: string, _: LockOptions, task: Grant) => {
    grants.push(() => task({ name }));
    return new Promise(() => undefined);
  };
  vi.stubGlobal('navigator', { locks: { request } });
  return () => Promise.all(grants.map((grant) => grant()));
}

/** Stubs a browser that blocks storage. */
function blockLocks(): void {
  vi.stubGlobal('navigator', { locks: { request: () => Promise.reject(new DOMException('blocked', 'SecurityError')) } });
}

describe.each([WAIT_MS, 'try'] as const)('mode %s', (mode) => {
  const run = <T>(task: () => Promise<T>) => (mode === 'try' ? withLock('name', 'try', task) : withLock('name', mode, task));

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

  test('a browser that does not answer runs the task without the lock, once', async () => {
    vi.useFakeTimers();
    const grantAll = stubHangingLocks();
    const task = vi.fn<() => Promise<number>>().mockResolvedValue(7);
    const result = run(task);
    await vi.advanceTimersByTimeAsync(WAIT_MS + ANSWER_LIMIT_MS);
    expect(await result).toBe(7);
    await grantAll();
    expect(task).toHaveBeenCalledTimes(1);
  });

  test('a long task is not limited', async () => {
    vi.useFakeTimers();
    stubLocks();
    const result = run(() => new Promise((resolve) => setTimeout(resolve, 10 * WAIT_MS, 7)));
    await vi.advanceTimersByTimeAsync(10 * WAIT_MS);
    expect(await result).toBe(7);
  });
});

describe('a lock that another tab holds', () => {
  beforeEach(() => stubLocks('name'));

  test('makes `try` return undefined without running the task', async () => {
    const task = vi.fn<() => Promise<number>>();
    expect(await withLock('name', 'try', task)).toBeUndefined();
    expect(task).not.toHaveBeenCalled();
  });

  test('makes another task wait up to its limit, then loses the lock to it', async () => {
    vi.useFakeTimers();
    const task = vi.fn<() => Promise<number>>().mockResolvedValue(7);
    const waiting = withLock('name', WAIT_MS, task);
    await vi.advanceTimersByTimeAsync(WAIT_MS - 1);
    expect(task).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(await waiting).toBe(7);
  });
});

test('a task whose lock another tab has taken away goes on', async () => {
  const request = async (name: string, _: LockOptions, grant: Grant) => {
    void grant({ name });
    throw new DOMException('stolen', 'AbortError');
  };
  vi.stubGlobal('navigator', { locks: { request } });
  const task = vi.fn<() => Promise<number>>().mockImplementation(() => new Promise((resolve) => setTimeout(resolve, 5, 7)));
  expect(await withLock('name', WAIT_MS, task)).toBe(7);
  expect(task).toHaveBeenCalledTimes(1);
});

describe('without Web Locks', () => {
  beforeEach(() => vi.stubGlobal('navigator', {}));

  test('waiting tasks of one name run one after another, even after a failed task', async () => {
    const done: string[] = [];
    const slow = withLock('name', WAIT_MS, async () => {
      await Promise.resolve();
      done.push('first');
    });
    const failing = withLock('name', WAIT_MS, () => Promise.reject(new Error('second')));
    const last = withLock('name', WAIT_MS, async () => done.push('third'));
    await expect(failing).rejects.toThrow('second');
    await Promise.all([slow, last]);
    expect(done).toEqual(['first', 'third']);
  });

  test('`try` runs at once, because it must not wait', async () => {
    void withLock('name', 'try', () => new Promise(() => undefined));
    expect(await withLock('name', 'try', () => Promise.resolve('done'))).toBe('done');
  });
});
