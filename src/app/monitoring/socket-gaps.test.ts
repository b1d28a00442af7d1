import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import type { ConnectionState } from '@/realtime/types';
import { useRealtimeStore } from '@/realtime/use-realtime';

import { watchSocketGaps } from './socket-gaps';

const report = vi.fn<(seconds: number) => void>();
let stop: () => void;

const become = (state: ConnectionState, afterMs = 0) => {
  vi.advanceTimersByTime(afterMs);
  useRealtimeStore.setState({ state });
};

function setVisibility(state: DocumentVisibilityState): void {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  document.dispatchEvent(new Event('visibilitychange'));
}

beforeEach(() => {
  vi.useFakeTimers();
  report.mockReset();
  useRealtimeStore.setState({ state: 'initialized' });
  stop = watchSocketGaps(report);
});
afterEach(() => {
  stop();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test('the time to the first connection is no interruption', () => {
  become('connecting');
  become('connected', 3000);
  expect(report).not.toHaveBeenCalled();
});

test('an interruption is reported once, with its length over all attempts', () => {
  become('connected');
  become('connecting', 1000);
  become('unavailable', 10_000);
  become('connected', 5000);
  expect(report.mock.calls).toEqual([[15]]);
});

test('a page that was hidden has no interruption', () => {
  become('connected');
  setVisibility('hidden');
  become('disconnected', 1000);
  setVisibility('visible');
  become('connected', 60_000);
  expect(report).not.toHaveBeenCalled();
});

test('nothing is reported after the end', () => {
  become('connected');
  become('connecting', 1000);
  stop();
  become('connected', 1000);
  expect(report).not.toHaveBeenCalled();
});
