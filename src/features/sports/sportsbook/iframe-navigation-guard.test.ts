import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { READY_TIMEOUT_MS, createNavigationGuard } from './iframe-navigation-guard';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function watched() {
  const gone = vi.fn();
  return { gone, frame: createNavigationGuard(gone), wait: () => vi.advanceTimersByTime(READY_TIMEOUT_MS) };
}

test('a frame that is ready before or after its load stays', () => {
  const { gone, frame, wait } = watched();
  frame.onReady();
  frame.onLoad();
  wait();
  frame.onLoad();
  frame.onReady();
  wait();
  expect(gone).not.toHaveBeenCalled();
});

test('one that was ready after its load is watched from then on', () => {
  const { gone, frame, wait } = watched();
  frame.onLoad();
  wait();
  frame.onReady();
  wait();
  expect(gone).not.toHaveBeenCalled();
  frame.onLoad();
  wait();
  expect(gone).toHaveBeenCalledOnce();
});

test('one that loads anew and is ready again stays', () => {
  const { gone, frame, wait } = watched();
  for (let time = 0; time < 3; time += 1) {
    frame.onReady();
    frame.onLoad();
  }
  wait();
  expect(gone).not.toHaveBeenCalled();
});

test('one that went elsewhere is gone after a while, however often it loads', () => {
  const { gone, frame, wait } = watched();
  frame.onReady();
  frame.onLoad();
  frame.onLoad();
  vi.advanceTimersByTime(READY_TIMEOUT_MS - 1);
  expect(gone).not.toHaveBeenCalled();
  wait();
  expect(gone).toHaveBeenCalledOnce();
});

test('one that is taken away is no more watched', () => {
  const { gone, frame, wait } = watched();
  frame.onReady();
  frame.onLoad();
  frame.onLoad();
  frame.stop();
  wait();
  expect(gone).not.toHaveBeenCalled();
});
