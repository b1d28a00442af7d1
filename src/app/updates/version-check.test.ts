import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { CHECK_INTERVAL_MS, reloadIfOutdated, watchVersion } from './version-check';
import { useVersionStore } from './outdated-store';
import { MIN_RELOAD_INTERVAL_MS } from './guarded-reload';

const reload = vi.fn();
let served: string | undefined;
let end: () => void;

const watch = (build = 'a') => watchVersion({ build, served: () => Promise.resolve(served) });
const hour = () => vi.advanceTimersByTimeAsync(CHECK_INTERVAL_MS);
const navigate = (isBusy = false) => reloadIfOutdated(isBusy, reload);

beforeEach(() => {
  vi.useFakeTimers();
  sessionStorage.clear();
  served = 'b';
});
afterEach(() => {
  end();
  vi.useRealTimers();
  reload.mockReset();
});

test('a newer build is loaded at the next navigation after the hour (SPEC S16)', async () => {
  end = watch();
  navigate();
  expect(reload).not.toHaveBeenCalled();
  await hour();
  expect(reload).not.toHaveBeenCalled();
  navigate();
  expect(reload).toHaveBeenCalledOnce();
});

test.each([
  ['the same build', 'a'],
  ['an answer without one', undefined],
  ['an empty one', ''],
])('%s does nothing', async (_, answer) => {
  served = answer;
  end = watch();
  await hour();
  navigate();
  expect(reload).not.toHaveBeenCalled();
});

test('within ten seconds a path is loaded anew once', async () => {
  end = watch();
  await hour();
  navigate();
  await vi.advanceTimersByTimeAsync(MIN_RELOAD_INTERVAL_MS - 1);
  navigate();
  expect(reload).toHaveBeenCalledOnce();
  await vi.advanceTimersByTimeAsync(1);
  navigate();
  expect(reload).toHaveBeenCalledTimes(2);
});

test('it waits for what is on its way', async () => {
  end = watch();
  await hour();
  navigate(true);
  expect(reload).not.toHaveBeenCalled();
});

test('no answer is no newer build, and is logged', async () => {
  const log = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  end = watchVersion({ build: 'a', served: () => Promise.reject(new Error('offline')) });
  await hour();
  navigate();
  expect(reload).not.toHaveBeenCalled();
  expect(log).toHaveBeenCalled();
  log.mockRestore();
});

test('the same build at the next hour is no newer one any more; no answer changes nothing', async () => {
  end = watch();
  await hour();
  served = undefined;
  await hour();
  expect(useVersionStore.getState().outdated).toBe(true);
  served = 'a';
  await hour();
  expect(useVersionStore.getState().outdated).toBe(false);
});

test('a page without a build asks nothing', async () => {
  end = watch('');
  await hour();
  navigate();
  expect(reload).not.toHaveBeenCalled();
});

test('an import that fails checks the build at once, and is left to fail', async () => {
  end = watch();
  const event = new Event('vite:preloadError', { cancelable: true });
  window.dispatchEvent(event);
  await vi.advanceTimersByTimeAsync(0);
  expect(event.defaultPrevented).toBe(false);
  expect(useVersionStore.getState().outdated).toBe(true);
});
