import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { BACK_WITHIN, watchFrame } from './iframe-navigation-guard';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function watched() {
  const gone = vi.fn();
  return { gone, frame: watchFrame(gone), wait: () => vi.advanceTimersByTime(BACK_WITHIN) };
}

test('a frame that is ready before or after its load stays', () => {
  const { gone, frame, wait } = watched();
  frame.isReady();
  frame.hasLoaded();
  wait();
  frame.hasLoaded();
  frame.isReady();
  wait();
  expect(gone).not.toHaveBeenCalled();
});

test('one that was ready after its load is watched from then on', () => {
  const { gone, frame, wait } = watched();
  frame.hasLoaded();
  wait();
  frame.isReady();
  wait();
  expect(gone).not.toHaveBeenCalled();
  frame.hasLoaded();
  wait();
  expect(gone).toHaveBeenCalledOnce();
});

test('one that loads anew and is ready again stays', () => {
  const { gone, frame, wait } = watched();
  for (let time = 0; time < 3; time += 1) {
    frame.isReady();
    frame.hasLoaded();
  }
  wait();
  expect(gone).not.toHaveBeenCalled();
});

test('one that went elsewhere is gone after a while, however often it loads', () => {
  const { gone, frame, wait } = watched();
  frame.isReady();
  frame.hasLoaded();
  frame.hasLoaded();
  vi.advanceTimersByTime(BACK_WITHIN - 1);
  expect(gone).not.toHaveBeenCalled();
  wait();
  expect(gone).toHaveBeenCalledOnce();
});

test('one that is taken away is no more watched', () => {
  const { gone, frame, wait } = watched();
  frame.isReady();
  frame.hasLoaded();
  frame.hasLoaded();
  frame.stop();
  wait();
  expect(gone).not.toHaveBeenCalled();
});
