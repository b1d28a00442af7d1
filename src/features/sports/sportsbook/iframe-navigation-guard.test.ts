// @vitest-environment node
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { READY_TIMEOUT_MS, createNavigationGuard } from './iframe-navigation-guard';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function setUp() {
  const onNavigatedAway = vi.fn();
  const requestMessage = vi.fn();
  const guard = createNavigationGuard(requestMessage, onNavigatedAway);
  return { onNavigatedAway, requestMessage, guard, wait: () => vi.advanceTimersByTime(READY_TIMEOUT_MS) };
}

test('an iframe that is ready before or after its load event is accepted', () => {
  const { onNavigatedAway, guard, wait } = setUp();
  guard.onReady();
  guard.onLoad();
  wait();
  guard.onLoad();
  guard.onReady();
  wait();
  expect(onNavigatedAway).not.toHaveBeenCalled();
});

test('an iframe is guarded from its first ready message on', () => {
  const { onNavigatedAway, guard, wait } = setUp();
  guard.onLoad();
  wait();
  guard.onReady();
  wait();
  expect(onNavigatedAway).not.toHaveBeenCalled();
  guard.onLoad();
  wait();
  expect(onNavigatedAway).toHaveBeenCalledOnce();
});

test('an iframe that reloads and is ready again is accepted', () => {
  const { onNavigatedAway, guard, wait } = setUp();
  for (let time = 0; time < 3; time += 1) {
    guard.onReady();
    guard.onLoad();
  }
  wait();
  expect(onNavigatedAway).not.toHaveBeenCalled();
});

test('an iframe that navigates away is reported once after the timeout, however often it loads', () => {
  const { onNavigatedAway, guard, wait } = setUp();
  guard.onReady();
  guard.onLoad();
  guard.onLoad();
  vi.advanceTimersByTime(READY_TIMEOUT_MS - 1);
  expect(onNavigatedAway).not.toHaveBeenCalled();
  wait();
  expect(onNavigatedAway).toHaveBeenCalledOnce();
});

test('an iframe that answers after another load event is accepted, and guarded again', () => {
  const { onNavigatedAway, requestMessage, guard, wait } = setUp();
  guard.onReady();
  guard.onLoad();
  expect(requestMessage).not.toHaveBeenCalled();
  guard.onLoad();
  expect(requestMessage).toHaveBeenCalledOnce();
  guard.onMessage();
  wait();
  expect(onNavigatedAway).not.toHaveBeenCalled();
  guard.onLoad();
  wait();
  expect(onNavigatedAway).toHaveBeenCalledOnce();
});

test('a stopped guard reports nothing', () => {
  const { onNavigatedAway, guard, wait } = setUp();
  guard.onReady();
  guard.onLoad();
  guard.onLoad();
  guard.stop();
  wait();
  expect(onNavigatedAway).not.toHaveBeenCalled();
});
