import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import type { CurveAnswer, CurveRequest } from './curves';
import type { CurveTask } from './curves';

vi.mock('./curves.worker?worker&url', () => ({ default: '/assets/worker.js' }));

const bytes = (hex: string) => Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));

/** Test 2 of RFC 8032, section 7.1. */
const VALID: CurveTask = {
  curve: 'ed25519',
  publicKey: bytes('3d4017c3e843895a92b70aa74d1b7ebc9c982ccf2ec4968cc0cd55f12af4660c'),
  message: bytes('72'),
  signature: bytes(
    '92a009a9f0d4cab8720e820b5f642540a2b27b5416503f8fb3762223ebdb69da085ac1e43e15996e458f3613d0f11d8c387b2eaeb4302aeeb00d291612bb0c00',
  ),
};
const INVALID: CurveTask = { ...VALID, message: bytes('73') };

/** Worker that keeps the requests, so that the test answers them. */
class FakeWorker extends EventTarget {
  static readonly started: FakeWorker[] = [];
  readonly requests: CurveRequest[] = [];
  isTerminated = false;

  constructor(readonly url: string) {
    super();
    FakeWorker.started.push(this);
  }

  postMessage(request: CurveRequest): void {
    this.requests.push(request);
  }

  terminate(): void {
    this.isTerminated = true;
  }

  answer(data: CurveAnswer): void {
    this.dispatchEvent(new MessageEvent('message', { data }));
  }
}

let verifyInWorker: (task: CurveTask) => Promise<boolean>;
let limitMs = 0;

beforeEach(async () => {
  FakeWorker.started.length = 0;
  vi.stubGlobal('Worker', FakeWorker);
  vi.resetModules();
  ({ verifyInWorker, ANSWER_LIMIT_MS: limitMs } = await import('./verify-in-worker'));
});

afterEach(() => vi.unstubAllGlobals());

function startedWorker(): FakeWorker {
  const [worker] = FakeWorker.started;
  if (worker === undefined) throw new Error('no worker');
  return worker;
}

test('one worker answers all, in any order', async () => {
  const [first, second] = [verifyInWorker(VALID), verifyInWorker(INVALID)];
  const worker = startedWorker();
  expect(worker.url).toBe('/assets/worker.js');
  expect(worker.requests.map(({ task }) => task)).toEqual([VALID, INVALID]);
  const [one, other] = worker.requests.map(({ id }) => id);
  worker.answer({ id: other ?? 0, isValid: false });
  worker.answer({ id: one ?? 0, isValid: true });
  expect(await first).toBe(true);
  expect(await second).toBe(false);
  expect(FakeWorker.started).toHaveLength(1);
});

test('if the worker cannot be loaded, the page verifies what it has asked, and everything after it', async () => {
  const [first, second] = [verifyInWorker(VALID), verifyInWorker(INVALID)];
  startedWorker().dispatchEvent(new Event('error'));
  expect(await first).toBe(true);
  expect(await second).toBe(false);
  expect(await verifyInWorker(VALID)).toBe(true);
  expect(startedWorker().isTerminated).toBe(true);
  expect(startedWorker().requests).toHaveLength(2);
});

test('if the worker does not answer, the page verifies', async () => {
  vi.useFakeTimers();
  const [first, second] = [verifyInWorker(VALID), verifyInWorker(INVALID)];
  await vi.advanceTimersByTimeAsync(limitMs - 1);
  const [one] = startedWorker().requests.map(({ id }) => id);
  startedWorker().answer({ id: one ?? 0, isValid: true });
  await vi.advanceTimersByTimeAsync(limitMs - 1);
  expect([await first, startedWorker().isTerminated]).toEqual([true, false]);
  await vi.advanceTimersByTimeAsync(1);
  vi.useRealTimers();
  expect(await second).toBe(false);
  expect(startedWorker().isTerminated).toBe(true);
});

test('if the browser refuses the worker, the page verifies', async () => {
  vi.stubGlobal('Worker', function refuse() {
    throw new Error('blocked by the Content-Security-Policy');
  });
  expect(await verifyInWorker(VALID)).toBe(true);
  expect(await verifyInWorker(INVALID)).toBe(false);
});
